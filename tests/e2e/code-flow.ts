/** Tokens as a client gets them from identity: the code flow with PKCE in a customer's name, and client credentials. */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { signInOverHttp } from '../../simulator/sign-in/sign-in-over-http.ts';
import type { RunningShop } from './running-shop.ts';

export type Client = 'alexa-skill' | 'approval-card' | 'mcp-service' | 'approval-service';

export interface TokenAnswer {
  readonly status: number;
  readonly accessToken: string | undefined;
  readonly error: string | undefined;
}

const tokenSchema = z.looseObject({
  access_token: z.string().optional(),
  error: z.string().optional(),
});
const secretsSchema = z.object({ clientSecrets: z.record(z.string(), z.string()) });

export async function askForToken(
  shop: RunningShop,
  client: Client,
  form: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const { clientSecrets } = secretsSchema.parse(
    JSON.parse(shop.read('identity', 'demo-secrets.json')),
  );
  const credentials = `${client}:${encodeURIComponent(clientSecrets[client] ?? '')}`;
  const response = await shop.dial(`${shop.addresses.identity}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
    signal: AbortSignal.timeout(10_000),
  });
  const { access_token: accessToken, error } = tokenSchema.parse(await response.json());
  return { status: response.status, accessToken, error };
}

export interface CodeFlow {
  readonly client: 'alexa-skill' | 'approval-card';
  readonly customerId: string;
  readonly resource: string;
  readonly scope: string;
}

export type CodeFlowEnd =
  | { readonly outcome: 'tokens'; readonly accessToken: string }
  | { readonly outcome: 'refused'; readonly error: string };

/** Walks the whole flow; where identity refuses, at the authorization or at the token endpoint, the error's name. */
export async function runCodeFlow(shop: RunningShop, flow: CodeFlow): Promise<CodeFlowEnd> {
  const { identity, page, approval } = shop.addresses;
  const isAlexa = flow.client === 'alexa-skill';
  const redirectUri = isAlexa ? `${page}/alexa/link/callback` : `${approval}/callback`;
  const verifier = randomBytes(32).toString('base64url');
  const authorization = new URL('/auth', identity);
  authorization.search = new URLSearchParams({
    response_type: 'code',
    client_id: flow.client,
    redirect_uri: redirectUri,
    scope: flow.scope,
    resource: flow.resource,
    state: randomBytes(16).toString('base64url'),
    prompt: isAlexa ? 'consent' : 'login',
    ...(isAlexa ? {} : { max_age: '0', nonce: randomBytes(16).toString('base64url') }),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const customer = shop.report.customers.find(({ customerId }) => customerId === flow.customerId);
  const arrivedAt = new URL(
    await signInOverHttp({
      dial: shop.dial,
      issuer: identity,
      authorizationUrl: authorization.href,
      username: customer?.username ?? '',
      passphrase: customer?.passphrase ?? '',
      nowEpochMs: () => Date.now(),
    }),
  );
  const { code, error } = Object.fromEntries(arrivedAt.searchParams);
  if (code === undefined) return { outcome: 'refused', error: error ?? 'no code' };
  const answer = await askForToken(shop, flow.client, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    resource: flow.resource,
  });
  return answer.accessToken === undefined
    ? { outcome: 'refused', error: answer.error ?? 'no token' }
    : { outcome: 'tokens', accessToken: answer.accessToken };
}

/** A token of the mcp audience, as the Alexa cloud holds it for a linked customer. */
export async function shopTokenOf(shop: RunningShop, customerId: string): Promise<string> {
  return tokenOf(shop, {
    client: 'alexa-skill',
    customerId,
    resource: `${shop.addresses.mcp}/mcp`,
    scope: 'shop offline_access',
  });
}

/** A token of the approval audience, as the card's own sign-in gets it. */
export async function approvalTokenOf(shop: RunningShop, customerId: string): Promise<string> {
  return tokenOf(shop, {
    client: 'approval-card',
    customerId,
    resource: shop.addresses.approval,
    scope: 'openid approve',
  });
}

async function tokenOf(shop: RunningShop, flow: CodeFlow): Promise<string> {
  const end = await runCodeFlow(shop, flow);
  if (end.outcome === 'refused') throw new Error(`${flow.client} got no token: ${end.error}`);
  return end.accessToken;
}
