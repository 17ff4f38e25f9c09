/** Void: the order ends as declined, on the strength of the signed decline that the call carries, and of nothing else. */
import { StoreUnavailable, verifyDecline, type VoidAnswer, type VoidRequest } from '#core';
import { endOrder } from './end-order.ts';
import { nextTrustBy } from './next-trust-by.ts';
import type { SettlementContext } from './settlement-context.ts';

/**
 * No row of another side is asked for: one that was deleted by hand must not undo a decline, nor keep approval asking for ever. Approval signs
 * a decline only for the order's own customer, and an order that does not exist loses nothing by having ended.
 * @throws {StoreUnavailable} while nobody can say that the order was not bought: approval goes on asking, and shows that it is being stopped.
 */
export async function voidOrder(
  { store, keys, clock, policy }: Pick<SettlementContext, 'store' | 'keys' | 'clock' | 'policy'>,
  { digest, customerId, declineJws }: VoidRequest,
): Promise<VoidAnswer> {
  const nowEpochMs = clock.nowEpochMs();
  const note = async (outcome: string): Promise<void> => {
    const facts = { outcome, customerId };
    await store.appendNote({ at: nowEpochMs, kind: 'void_refused', digest, facts });
  };

  const decline = verifyDecline(declineJws, keys.approvalKeys);
  if (decline?.digest !== digest || decline.customerId !== customerId) {
    await note('refused');
    return { outcome: 'refused' };
  }
  const inForce = policy.current();
  const ended = await endOrder(
    { store },
    {
      ending: { digest, kind: 'declined', endedAt: nowEpochMs, confirmationId: null },
      note: {
        at: nowEpochMs,
        kind: 'order_voided',
        digest,
        facts: { outcome: 'declined', customerId, policy: inForce.digest },
      },
      declinedBy: { customerId, nextTrust: nextTrustBy(inForce.policy) },
    },
  );
  if (!ended) {
    await note('unavailable');
    throw new StoreUnavailable('settlement', { cause: new Error('its ledger does not verify') });
  }
  const { ending, isNew } = ended;
  if (!isNew && ending.kind !== 'declined') await note(ending.kind);
  return { outcome: 'ended', ending: ending.kind };
}
