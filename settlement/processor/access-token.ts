/** The processor's access token (OAuth 2.0 client credentials over Basic), kept until shortly before it expires. */
import { z } from 'zod';
import type { Clock } from '#core';
import type { Fetch } from '#edge';

export interface ProcessorAccount {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
}

export interface AccessToken {
  /** Throws when the processor gives none; then nothing was asked of it. */
  get(): Promise<string>;
  /** Forgets it, after the processor refused it. */
  drop(): void;
}

const EXPIRY_MARGIN_MS = 30_000;

const tokenAnswerSchema = z.object({
  access_token: z.string().min(1).max(4096),
  expires_in: z.number().int().positive(),
});

export function createAccessToken(
  account: ProcessorAccount,
  { fetch, clock }: { readonly fetch: Fetch; readonly clock: Clock },
): AccessToken {
  let held: { readonly token: string; readonly freshUntil: number } | undefined;
  return {
    async get() {
      if (held && clock.nowEpochMs() < held.freshUntil) return held.token;
      const answer = await requestToken(account, fetch);
      held = {
        token: answer.access_token,
        freshUntil: clock.nowEpochMs() + answer.expires_in * 1000 - EXPIRY_MARGIN_MS,
      };
      return held.token;
    },
    drop() {
      held = undefined;
    },
  };
}

async function requestToken(
  account: ProcessorAccount,
  fetch: Fetch,
): Promise<z.output<typeof tokenAnswerSchema>> {
  const credentials = `${account.clientId}:${account.clientSecret}`;
  const response = await fetch(new URL('/v1/oauth2/token', account.url).href, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    signal: AbortSignal.timeout(account.timeoutMs),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`the processor gave no access: ${String(response.status)}`);
  return tokenAnswerSchema.parse(body);
}
