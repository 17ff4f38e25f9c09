/** The payment processor over HTTP, in the shape of PayPal Orders v2. */
import type { ChargeAnswer, ChargeRequest, Clock, FieldPolicy, Processor } from '#core';
import { exchange, type Fetch, type HeldToken, type Log } from '#edge';
import { createAccessToken, type ProcessorAccount } from './access-token.ts';
import { buildOrderRequest } from './order-request.ts';
import { createProcessorTime, type MonotonicMs, type ProcessorTime } from './processor-time.ts';
import { readOrderAnswer } from './read-order-answer.ts';

interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

export function createHttpProcessor(
  account: ProcessorAccount,
  using: {
    readonly fetch: Fetch;
    readonly clock: Clock;
    readonly monotonicMs: MonotonicMs;
    readonly log: Log;
    /** The policy in force: who sets which field of a charge. */
    readonly fieldPolicy?: () => FieldPolicy;
  },
): Processor {
  const { time, accessToken } = createTimedAccess(account, using);

  const ask = async (request: ChargeRequest): Promise<HttpAnswer> => {
    const token = await accessToken.get();
    const { status, text, date } = await exchange(using.fetch, {
      method: 'POST',
      url: new URL('/v2/checkout/orders', account.url).href,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'paypal-request-id': request.idempotencyKey,
        // Without it the answer leaves out what was captured.
        prefer: 'return=representation',
      },
      body: JSON.stringify(buildOrderRequest(request, using.fieldPolicy?.())),
      signal: AbortSignal.timeout(account.timeoutMs),
    });
    time.learn(date);
    return { status, body: JSON.parse(text) };
  };

  return {
    tellTime: (of) => time.tell(of),
    async charge(request): Promise<ChargeAnswer> {
      try {
        let answer = await ask(request);
        if (answer.status === 401) {
          // The token was withdrawn early; a refused call has charged nothing, and the key makes a repeat safe anyway.
          accessToken.drop();
          answer = await ask(request);
        }
        const read = readOrderAnswer(answer, request);
        if (read.outcome === 'unknown') {
          using.log.warn(
            { digest: request.reference, status: answer.status },
            'the processor gave no answer that tells what happened',
          );
        }
        return read;
      } catch (fault) {
        using.log.warn({ err: fault, digest: request.reference }, 'the processor gave no answer');
        return { outcome: 'unknown' };
      }
    },
  };
}

/** Access whose every request, and every answer that the processor gives, tells the processor's time. */
function createTimedAccess(
  account: ProcessorAccount,
  using: {
    readonly fetch: Fetch;
    readonly clock: Clock;
    readonly monotonicMs: MonotonicMs;
  },
): { readonly time: ProcessorTime; readonly accessToken: HeldToken } {
  const time = createProcessorTime({
    ...using,
    // The one request that moves nothing, needs nothing and is made now and then anyway.
    ask: () => {
      accessToken.drop();
      return accessToken.get();
    },
  });
  const accessToken = createAccessToken(account, {
    ...using,
    onDate: (date) => {
      time.learn(date);
    },
  });
  return { time, accessToken };
}
