/** Void: the order ends as declined, on the strength of the signed decline that settlement reads itself; the call only wakes it. */
import { isDeclineOf, type VoidAnswer, type VoidRequest } from '#core';
import type { SettlementContext } from './settlement-context.ts';

/** @throws {StoreUnavailable} while a store of another side cannot be read; approval repeats the call. */
export async function voidOrder(
  context: Pick<SettlementContext, 'store' | 'requests' | 'approvals' | 'keys' | 'clock'>,
  request: VoidRequest,
): Promise<VoidAnswer> {
  const { digest, customerId } = request;
  const nowEpochMs = context.clock.nowEpochMs();
  const refuse = async (): Promise<VoidAnswer> => {
    const facts = { outcome: 'refused', customerId };
    await context.store.appendNote({ at: nowEpochMs, kind: 'void_refused', digest, facts });
    return { outcome: 'refused' };
  };

  const dryRun = (await context.requests.findDryRun(digest))?.dryRun;
  if (!dryRun || dryRun.terms.customerId !== customerId) return refuse();
  const declines = await context.approvals.listDeclineJwss(digest);
  if (!declines.some((jws) => isDeclineOf(jws, dryRun, context.keys.approvalKeys))) return refuse();

  const { ending, isNew } = await context.store.endOrder({
    ending: { digest, kind: 'declined', endedAt: nowEpochMs, confirmationId: null },
    note: {
      at: nowEpochMs,
      kind: 'order_voided',
      digest,
      facts: { outcome: 'declined', customerId },
    },
  });
  if (!isNew && ending.kind !== 'declined') {
    const facts = { outcome: ending.kind, customerId };
    await context.store.appendNote({ at: nowEpochMs, kind: 'void_refused', digest, facts });
  }
  return { outcome: 'ended', ending: ending.kind };
}
