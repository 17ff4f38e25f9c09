/** The payment processor over HTTP, in the shape of PayPal Orders v2. */
import type { ChargeAnswer, Clock, FieldPolicy, Processor } from '#core';
import type { Fetch, HeldToken, Log } from '#edge';
import { createAccessToken, type ProcessorAccount } from './access-token.ts';
import { createAuthorizedCall } from './authorized-call.ts';
import { buildOrderRequest } from './order-request.ts';
import { createProcessorTime, type MonotonicMs, type ProcessorTime } from './processor-time.ts';
import { readOrderAnswer } from './read-order-answer.ts';

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

  const call = createAuthorizedCall(account, {
    fetch: using.fetch,
    accessToken,
    onDate: (date) => {
      time.learn(date);
    },
  });

  return {
    tellTime: (of) => time.tell(of),
    // Not before it is awaited: a policy that lets no charge be made is a rejection.
    compose: (request) =>
      Promise.resolve().then(() =>
        JSON.stringify(buildOrderRequest(request, using.fieldPolicy?.())),
      ),
    async charge(request, body): Promise<ChargeAnswer> {
      try {
        const answer = await call({
          path: '/v2/checkout/orders',
          idempotencyKey: request.idempotencyKey,
          body,
        });
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
