/** A service's own access token (OAuth 2.0 client credentials, RFC 6749 section 4.4). */
import { basicAuthorization } from './basic-authorization.ts';
import type { Fetch } from './dial.ts';
import { createHeldToken, tokenResponseSchema, type HeldToken } from './held-token.ts';

export interface ServiceTokenOptions {
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly fetch: Fetch;
  readonly nowEpochMs: () => number;
}

export function createServiceToken(options: ServiceTokenOptions): HeldToken {
  return createHeldToken({
    nowEpochMs: options.nowEpochMs,
    request: async () => {
      const response = await options.fetch(new URL('/token', options.issuer).href, {
        method: 'POST',
        headers: {
          authorization: basicAuthorization(options),
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          resource: options.audience,
          scope: options.scope,
        }).toString(),
        signal: AbortSignal.timeout(3000),
      });
      if (!response.ok)
        throw new Error(`the identity provider gave no service token: ${String(response.status)}`);
      return tokenResponseSchema.parse(await response.json());
    },
  });
}
