/** Cancel: the caller's own waiting order ends; what is bought already is only told. */
import {
  isDryRunOf,
  StoreUnavailable,
  type CancelAnswer,
  type CancelRequest,
  type DryRun,
} from '#core';
import { endOrder, type EndedOrder } from './end-order.ts';
import { expireOrder } from './expire-order.ts';
import type { SettlementContext } from './settlement-context.ts';

type CancelContext = Pick<SettlementContext, 'store' | 'requests' | 'keys' | 'clock' | 'log'>;

export async function cancelOrder(
  context: CancelContext,
  request: CancelRequest,
): Promise<CancelAnswer> {
  let dryRun: DryRun | undefined;
  try {
    dryRun = (await context.requests.findDryRun(request.digest))?.dryRun;
  } catch (fault) {
    if (!(fault instanceof StoreUnavailable)) throw fault;
    context.log.warn({ err: fault, digest: request.digest }, 'an order could not be read');
    return refuse(context, request, 'unavailable');
  }
  const isTheCallers =
    dryRun?.digest === request.digest && isDryRunOf(dryRun, request, context.keys.hash);
  if (!dryRun || !isTheCallers) {
    return refuse(context, request, 'refused');
  }
  const ended = await cancel(context, request, dryRun);
  if (!ended) return refuse(context, request, 'unavailable');
  const { ending, isNew } = ended;
  const outcome = ending.kind === 'redeemed' ? 'already_ordered' : ending.kind;
  return isNew ? { outcome } : refuse(context, request, outcome);
}

async function cancel(
  context: CancelContext,
  { digest, customerId, clientId }: CancelRequest,
  dryRun: DryRun,
): Promise<EndedOrder | undefined> {
  const nowEpochMs = context.clock.nowEpochMs();
  if (nowEpochMs >= dryRun.terms.redeemBy) {
    return expireOrder(context, { dryRun, judgedAt: nowEpochMs });
  }
  return endOrder(context, {
    proposedAt: dryRun.createdAt,
    ending: { digest, kind: 'cancelled', endedAt: nowEpochMs, confirmationId: null },
    note: {
      at: nowEpochMs,
      kind: 'order_cancelled',
      digest,
      facts: { outcome: 'cancelled', customerId, clientId },
    },
  });
}

/** The order was not ended by this call: written down like every decision, then told. */
async function refuse(
  { store, clock }: CancelContext,
  { digest, customerId, clientId }: CancelRequest,
  outcome: CancelAnswer['outcome'],
): Promise<CancelAnswer> {
  await store.appendNote({
    at: clock.nowEpochMs(),
    kind: 'cancel_refused',
    digest,
    facts: { outcome, customerId, clientId },
  });
  return { outcome };
}
