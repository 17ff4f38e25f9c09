/** An assistant's side of MCP: it finds where to sign in, signs in, and calls. */
export { connectBy, connectHost } from './connect-host.ts';
export { createFetchWithToken, type FetchWithTokenOptions } from './fetch-with-token.ts';
export {
  createPersonClient,
  SignInRefused,
  type PersonClient,
  type PersonClientOptions,
} from './person-client.ts';
