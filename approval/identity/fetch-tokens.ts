/** The token request of the authorization code flow (RFC 6749, section 4.1.3). */
import { parseJson } from '#core';
import { basicAuthorization, type Fetch } from '#edge';
import { z } from 'zod';
import { IdentityUnavailable, type CodeExchange } from './identity-provider.ts';

export interface FetchedTokens {
  readonly accessToken: string;
  readonly idToken: string;
}

const tokenResponseSchema = z.object({
  access_token: z.string().min(1),
  id_token: z.string().min(1),
  token_type: z.string().regex(/^bearer$/i),
});

export async function fetchTokens(
  tokenEndpoint: string,
  exchange: CodeExchange,
  client: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly audience: string;
    readonly redirectUri: string;
    readonly fetch: Fetch;
  },
): Promise<
  | { readonly outcome: 'fetched'; readonly tokens: FetchedTokens }
  | { readonly outcome: 'refused'; readonly reason: string }
> {
  const answer = await postForm(tokenEndpoint, client, {
    grant_type: 'authorization_code',
    code: exchange.code,
    redirect_uri: client.redirectUri,
    code_verifier: exchange.codeVerifier,
    resource: client.audience,
  });
  if (answer.status >= 500) {
    throw new IdentityUnavailable({ cause: new Error(`it answered ${String(answer.status)}`) });
  }
  if (answer.status !== 200) return { outcome: 'refused', reason: 'code_not_accepted' };
  const tokens = tokenResponseSchema.safeParse(answer.body);
  if (!tokens.success) return { outcome: 'refused', reason: 'tokens_missing' };
  return {
    outcome: 'fetched',
    tokens: { accessToken: tokens.data.access_token, idToken: tokens.data.id_token },
  };
}

async function postForm(
  url: string,
  client: { readonly clientId: string; readonly clientSecret: string; readonly fetch: Fetch },
  form: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    const response = await client.fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: basicAuthorization(client),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...form }).toString(),
      signal: AbortSignal.timeout(5000),
    });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch (cause) {
    throw new IdentityUnavailable({ cause });
  }
}
