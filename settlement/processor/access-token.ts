/** The processor's access token (OAuth 2.0 client credentials over Basic). */
import type { Clock } from '#core';
import { createHeldToken, tokenResponseSchema, type Fetch, type HeldToken } from '#edge';

export interface ProcessorAccount {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
}

export function createAccessToken(
  account: ProcessorAccount,
  {
    fetch,
    clock,
    onDate = () => undefined,
  }: {
    readonly fetch: Fetch;
    readonly clock: Clock;
    /** Told the processor's time by every answer, refusals included. */
    readonly onDate?: (date: string | null) => void;
  },
): HeldToken {
  return createHeldToken({
    nowEpochMs: () => clock.nowEpochMs(),
    request: async () => {
      // PayPal takes both parts as they are, not form-encoded.
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
      onDate(response.headers.get('date'));
      if (!response.ok) throw new Error(`the processor gave no access: ${String(response.status)}`);
      return tokenResponseSchema.parse(await response.json());
    },
  });
}
