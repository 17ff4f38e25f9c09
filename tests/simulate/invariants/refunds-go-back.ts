import { verifyRefundIntent } from '#core';
import { SIMULATED_KEYS } from '../world/simulated-keys.ts';
import { firstFault, type Invariant, type Moment } from './invariant.ts';

export const refundsGoBack: Invariant = {
  name: 'refunds go back',
  number: 3,
  says: 'a refund goes back to the capture it came from, once, after its signed intent is committed, and never more than was captured; what sold out is paid back whole',
  begin: () => {
    const keys = new Map<string, string>();
    let seen = 0;
    return (moment) => {
      const { refundRequests } = moment.world.processor.api;
      const fresh = refundRequests.slice(seen);
      seen = refundRequests.length;
      return (
        firstFault(fresh, ({ reference, idempotencyKey }) => {
          const key = keys.get(reference) ?? idempotencyKey;
          keys.set(reference, key);
          if (key !== idempotencyKey) return 'the processor was asked for one refund with two keys';
          const row = moment.before.refunds.get(reference);
          return row === undefined || row.state === 'intended'
            ? 'the processor was asked for a refund that nothing says was started'
            : undefined;
        }) ??
        findTooMuch(moment) ??
        (moment.isAtRest ? findUnfinished(moment) : undefined)
      );
    };
  },
};

function findTooMuch({ world, now }: Moment): string | undefined {
  const { captures, refunds } = world.processor.api;
  const back = new Map<string, number>();
  return firstFault(refunds, ({ captureReference, amount, reference }) => {
    const capture = captures.find((one) => one.processorReference === captureReference);
    if (!capture) return 'a refund is of nothing that was captured';
    const sum = (back.get(captureReference) ?? 0) + amount.amountMinor;
    back.set(captureReference, sum);
    if (sum > capture.request.amount.amountMinor) return 'more was paid back than was captured';
    const row = now.refunds.get(reference);
    const intent = verifyRefundIntent(row?.intent_jws ?? '', SIMULATED_KEYS.settlement.verifier);
    return intent?.amountMinor === amount.amountMinor && intent.digest === capture.request.reference
      ? undefined
      : 'a refund was paid that no signed intent says';
  });
}

function findUnfinished({ world, now }: Moment): string | undefined {
  const { orders } = world.fulfilment.api;
  return (
    firstFault(now.refunds.values(), ({ state }) =>
      state === 'refunded' || state === 'refused_by_processor'
        ? undefined
        : `a refund stayed ${state}`,
    ) ??
    firstFault(now.charges.values(), ({ digest, state }) => {
      if (state !== 'charged') return undefined;
      const placed = [...orders].find(([orderKey]) => orderKey === digest)?.[1];
      if (!placed) return 'a paid order never went to its merchant';
      if (placed.outcome === 'placed') return undefined;
      return [...now.refunds.values()].some((row) => row.digest === digest)
        ? undefined
        : 'a sold-out order was not paid back';
    }) ??
    firstFault(orders.keys(), (orderKey) =>
      now.charges.get(orderKey)?.state === 'charged'
        ? undefined
        : 'the merchant was handed an order that is not paid',
    )
  );
}
