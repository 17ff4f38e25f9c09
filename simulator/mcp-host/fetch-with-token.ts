/** A `fetch` for an MCP endpoint that gets itself a token when it is asked for one, and sends the request again with it. */
import {
  auth,
  extractWWWAuthenticateParams,
  type OAuthClientProvider,
} from '@modelcontextprotocol/sdk/client/auth.js';
import type { FetchLike } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { PersonClient } from './person-client.ts';

export interface FetchWithTokenOptions {
  readonly mcpUrl: string;
  /** Of a person, or of the host itself (client credentials). */
  readonly client: OAuthClientProvider | PersonClient;
  readonly fetch: FetchLike;
}

/** A server that asks for ever more is not asked for ever. */
const MOST_TRIES = 3;

export function createFetchWithToken(options: FetchWithTokenOptions): FetchLike {
  return async (url, init) => {
    for (let tried = 1; ; tried += 1) {
      const tokens = await options.client.tokens();
      const headers = new Headers(init?.headers);
      if (tokens) headers.set('authorization', `Bearer ${tokens.access_token}`);
      const response = await options.fetch(url, { ...init, headers });
      const asked = extractWWWAuthenticateParams(response);
      const isTooLow = response.status === 403 && asked.error === 'insufficient_scope';
      if ((response.status !== 401 && !isTooLow) || tried === MOST_TRIES) return response;
      await response.body?.cancel();
      // A refreshed token allows no more than the one before it.
      if (isTooLow) await options.client.invalidateCredentials?.('tokens');
      await getToken(options, asked);
    }
  };
}

async function getToken(
  { mcpUrl, client, fetch }: FetchWithTokenOptions,
  asked: ReturnType<typeof extractWWWAuthenticateParams>,
): Promise<void> {
  const request = {
    serverUrl: mcpUrl,
    fetchFn: fetch,
    ...(asked.resourceMetadataUrl ? { resourceMetadataUrl: asked.resourceMetadataUrl } : {}),
    ...(asked.scope === undefined ? {} : { scope: asked.scope }),
  };
  const result = await auth(client, request);
  if (result === 'REDIRECT' && 'takeCode' in client) {
    await auth(client, { ...request, authorizationCode: client.takeCode() });
  }
}
