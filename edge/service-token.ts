/** A service's own access token (OAuth 2.0 client credentials, RFC 6749 section 4.4), kept until shortly before it expires. */
import { z } from 'zod';
import type { Fetch } from './dial.ts';

const tokenResponseSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().int().positive(),
});

export interface ServiceTokenOptions {
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly fetch: Fetch;
  readonly nowEpochMs: () => number;
}

/** Gives the token; throws when the identity provider cannot be reached or refuses. */
export function createServiceToken(options: ServiceTokenOptions): () => Promise<string> {
  let held: { readonly token: string; readonly freshUntil: number } | undefined;
  return async () => {
    if (held && options.nowEpochMs() < held.freshUntil) return held.token;
    const credentials = `${encodeURIComponent(options.clientId)}:${encodeURIComponent(options.clientSecret)}`;
    const response = await options.fetch(new URL('/token', options.issuer).href, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
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
    const body = tokenResponseSchema.parse(await response.json());
    held = {
      token: body.access_token,
      freshUntil: options.nowEpochMs() + body.expires_in * 1000 - 30_000,
    };
    return held.token;
  };
}
