/** The edge of every process: configuration, logs, timers, HTTP in and out, tokens. No business rule lives here. */
export { basicAuthorization } from './basic-authorization.ts';
export {
  createBearerCheck,
  SIGNING_ALGORITHMS,
  type BearerCheck,
  type CheckBearer,
} from './bearer.ts';
export { boundJson, type JsonBounds } from './bound-json.ts';
export { callJson, CallFailed } from './call-json.ts';
export {
  ConfigError,
  configPathFromArguments,
  originSchema,
  portSchema,
  readConfig,
} from './config.ts';
export { createDial, dialAddressSchema, type Fetch } from './dial.ts';
export { doubledPause } from './doubled-pause.ts';
export { createEventReader, parseAnswerBody, type EventReader } from './event-stream.ts';
export { exchange, type ExchangingFetch } from './exchange.ts';
export { createHeldToken, tokenResponseSchema, type HeldToken } from './held-token.ts';
export {
  checkHost,
  createHttpApp,
  emptyBodySchema,
  isUnreadableBody,
  parseBody,
  RequestRefused,
  serve,
} from './http-app.ts';
export { createHttpServer, type ConnectionLimits } from './http-server.ts';
export { readRawBody, wordsOfRefusedShape } from './json-body.ts';
export { createIssuerKeys, isTokenAtFault, type IssuerKeys } from './issuer-keys.ts';
export { createLog, type Log } from './log.ts';
export { createMinuteBound, type MinuteBound } from './minute-bound.ts';
export {
  readP256PrivateKey,
  readP256PublicKey,
  type P256PrivateJwk,
  type P256PublicJwk,
} from './read-p256-key.ts';
export { createOwnWaits, type OwnWaits } from './own-waits.ts';
export { pollFile } from './poll-file.ts';
export { createRefusalCount, type RefusalCount } from './refusal-count.ts';
export { createRounds, type RoundEnd, type Rounds } from './rounds.ts';
export { createServiceToken, type ServiceTokenOptions } from './service-token.ts';
export { systemHash } from './system-hash.ts';
export { systemTimers, type Timers } from './timers.ts';
export { openWatchedFile, type Loaded, type WatchedFile } from './watched-file.ts';
