/** "This wasn't me": the signed decline is stored before anything is answered; settlement is told until it answers. */
import { signDecline, type OrderDigest, type OrderView, type Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';
import { presentOrder } from '../orders/view-order.ts';

export async function declineOrder(
  of: { readonly digest: OrderDigest; readonly session: Session },
  parts: ApprovalParts,
): Promise<OrderView | undefined> {
  const { digest, session } = of;
  const { customerId } = session;
  const stored = await findOwnOrder({ digest, customerId }, parts);
  if (!stored) return undefined;
  const declinedAt = parts.clock.nowEpochMs();
  await parts.store.insertDecline({
    digest,
    customerId,
    jws: signDecline({ version: 1, digest, customerId, declinedAt }, parts.approvalKey),
    note: { at: declinedAt, kind: 'order_declined', digest, facts: { customerId } },
  });
  parts.wakeVoids();
  return presentOrder(stored, session, parts);
}
