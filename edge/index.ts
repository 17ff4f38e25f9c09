/** The edge of every process: configuration, logs, HTTP in and out, bearer tokens. No business rule lives here. */
export {
  createBearerCheck,
  type BearerCheck,
  type BearerClaims,
  type CheckBearer,
} from './bearer.ts';
export { callJson, CallFailed, type JsonCall } from './call-json.ts';
export { ConfigError, configPathFromArguments, readConfig } from './config.ts';
export { createDial, type Fetch } from './dial.ts';
export {
  createHttpApp,
  parseBody,
  RequestRefused,
  serve,
  type ErrorBody,
  type HttpAppOptions,
} from './http-app.ts';
export { createLog, type Log } from './log.ts';
export { createServiceToken, type ServiceTokenOptions } from './service-token.ts';
