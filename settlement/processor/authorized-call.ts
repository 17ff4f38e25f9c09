/** One authorized, idempotent call of the processor; a token that was withdrawn early is fetched anew once. */
import { exchange, type Fetch, type HeldToken } from '#edge';
import type { ProcessorAccount } from './access-token.ts';

export interface ProcessorAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type AuthorizedCall = (call: {
  readonly path: string;
  readonly idempotencyKey: string;
  /** Sent as it is. */
  readonly body: string;
}) => Promise<ProcessorAnswer>;

/** The call throws when the processor gives no answer in time, or one that is no JSON. */
export function createAuthorizedCall(
  account: ProcessorAccount,
  {
    fetch,
    accessToken,
    onDate = () => undefined,
  }: {
    readonly fetch: Fetch;
    readonly accessToken: HeldToken;
    /** Told the processor's time by every answer, refusals included. */
    readonly onDate?: (date: string | undefined) => void;
  },
): AuthorizedCall {
  const ask: AuthorizedCall = async ({ path, idempotencyKey, body }) => {
    const token = await accessToken.get();
    const { status, text, date } = await exchange(fetch, {
      method: 'POST',
      url: new URL(path, account.url).href,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'paypal-request-id': idempotencyKey,
        // Without it the answer leaves out what was done.
        prefer: 'return=representation',
      },
      body,
      signal: AbortSignal.timeout(account.timeoutMs),
    });
    onDate(date);
    return { status, body: JSON.parse(text) as unknown };
  };
  return async (call) => {
    const answer = await ask(call);
    if (answer.status !== 401) return answer;
    // A refused call has moved nothing, and the key makes a repeat safe anyway.
    accessToken.drop();
    return ask(call);
  };
}
