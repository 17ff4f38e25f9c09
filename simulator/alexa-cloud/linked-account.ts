/** Account linking: the Alexa cloud's own OAuth client, its code flow with PKCE, and the refresh of what it got. */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { basicAuthorization, type Fetch } from '#edge';
import { signInOverHttp } from '../sign-in/sign-in-over-http.ts';

export interface DemoCustomer {
  readonly customerId: string;
  readonly username: string;
  readonly passphrase: string;
}

export interface LinkedAccount {
  /** Links this customer in place of whoever was linked. @throws {LinkFailed} when the identity provider does not go along. */
  link(customer: DemoCustomer): Promise<void>;
  linkedCustomerId(): string | undefined;
  /** Valid for another half minute at least; undefined when nobody is linked any more, or when it cannot be refreshed now. */
  accessToken(): Promise<string | undefined>;
}

export interface LinkOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly resource: string;
  readonly redirectUri: string;
  readonly fetch: Fetch;
  readonly nowEpochMs: () => number;
}

export class LinkFailed extends Error {
  readonly code = 'LINK_FAILED';
}

const SCOPE = 'shop offline_access';
const REFRESH_BEFORE_MS = 30_000;

const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().int().positive(),
});

interface Held {
  readonly customerId: string;
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly freshUntil: number;
}

export function createLinkedAccount(options: LinkOptions): LinkedAccount {
  let held: Held | undefined;
  let refreshing: Promise<void> | undefined;

  const hold = (
    customerId: string,
    tokens: z.output<typeof tokensSchema>,
    earlier?: string,
  ): void => {
    held = {
      customerId,
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? earlier,
      freshUntil: options.nowEpochMs() + tokens.expires_in * 1000 - REFRESH_BEFORE_MS,
    };
  };

  const refresh = async (stale: Held): Promise<void> => {
    const answer =
      stale.refreshToken === undefined
        ? ('refused' as const)
        : await askForTokens(options, {
            grant_type: 'refresh_token',
            refresh_token: stale.refreshToken,
            resource: options.resource,
          });
    // Another customer may have been linked meanwhile; then this answer is of no use any more.
    if (held !== stale) return;
    if (answer === 'refused') held = undefined;
    else if (answer !== 'unreachable') hold(stale.customerId, answer, stale.refreshToken);
  };

  return {
    link: async (customer) => {
      const tokens = await runCodeFlow(options, customer);
      hold(customer.customerId, tokens);
    },
    linkedCustomerId: () => held?.customerId,
    accessToken: async () => {
      if (held !== undefined && options.nowEpochMs() >= held.freshUntil) {
        refreshing ??= refresh(held).finally(() => {
          refreshing = undefined;
        });
        await refreshing;
      }
      return held !== undefined && options.nowEpochMs() < held.freshUntil
        ? held.accessToken
        : undefined;
    },
  };
}

/** RFC 6749 section 4.1 with PKCE (RFC 7636), the resource indicator (RFC 8707) and the issuer in the answer (RFC 9207). */
async function runCodeFlow(
  options: LinkOptions,
  customer: DemoCustomer,
): Promise<z.output<typeof tokensSchema>> {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const authorization = new URL('/auth', options.issuer);
  authorization.search = new URLSearchParams({
    response_type: 'code',
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    scope: SCOPE,
    resource: options.resource,
    state,
    prompt: 'consent',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const arrivedAt = new URL(
    await signInOverHttp({
      dial: options.fetch,
      issuer: options.issuer,
      authorizationUrl: authorization.href,
      username: customer.username,
      passphrase: customer.passphrase,
      nowEpochMs: options.nowEpochMs,
    }),
  );
  const answer = arrivedAt.searchParams;
  const code = answer.get('code');
  if (!arrivedAt.href.startsWith(`${options.redirectUri}?`) || answer.get('state') !== state) {
    throw new LinkFailed('the identity provider sent the browser to another place');
  }
  if (code === null || answer.get('iss') !== options.issuer) {
    throw new LinkFailed(`the identity provider refused: ${answer.get('error') ?? 'no code'}`);
  }
  const tokens = await askForTokens(options, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: options.redirectUri,
    code_verifier: verifier,
    resource: options.resource,
  });
  if (typeof tokens === 'string')
    throw new LinkFailed(`the identity provider gave nothing: ${tokens}`);
  return tokens;
}

async function askForTokens(
  options: LinkOptions,
  form: Readonly<Record<string, string>>,
): Promise<z.output<typeof tokensSchema> | 'refused' | 'unreachable'> {
  try {
    const response = await options.fetch(new URL('/token', options.issuer).href, {
      method: 'POST',
      headers: {
        authorization: basicAuthorization(options),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form).toString(),
      signal: AbortSignal.timeout(3000),
    });
    if (response.status >= 400 && response.status < 500) return 'refused';
    const tokens = tokensSchema.safeParse(await response.json());
    return response.ok && tokens.success ? tokens.data : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
