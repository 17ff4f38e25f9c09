/** A service's own access token (OAuth 2.0 client credentials, RFC 6749 section 4.4). */
import { basicAuthorization } from './basic-authorization.ts';
import type { Fetch } from './dial.ts';
import { createHeldToken, tokenResponseSchema, type HeldToken } from './held-token.ts';

export interface ServiceTokenOptions {
  readonly issuer: string;
  /** As the issuer's own metadata names it (RFC 8414, section 2); where our stand-in has it when left out. */
  readonly tokenEndpoint?: string | undefined;
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
      const endpoint = options.tokenEndpoint ?? new URL('/token', options.issuer).href;
      const response = await options.fetch(endpoint, {
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
