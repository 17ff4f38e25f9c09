/** "This wasn't me": the signed decline is stored before anything is answered; settlement is told until it answers. */
import {
  showableText,
  signDecline,
  type OrderDigest,
  type OrderView,
  type Reading,
  type Session,
} from '#core';
import { revokeClient } from '../account/client-rights.ts';
import type { ApprovalParts } from '../approval-parts.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';
import { presentOrder } from '../orders/view-order.ts';

export async function declineOrder(
  of: {
    readonly digest: OrderDigest;
    readonly session: Session;
    /** The customer did ask for it and wants this order alone stopped. */
    readonly keepsClient: boolean;
  },
  parts: ApprovalParts,
): Promise<{ readonly view: OrderView; readonly reading: Reading } | undefined> {
  const { digest, session } = of;
  const { customerId } = session;
  // What was confirmed here can be stopped whatever has become of the request side's store: its row or a lock on it must not decide that.
  const confirmations = await parts.store.listConfirmations(digest);
  const isConfirmedHere = confirmations.some((row) => row.customerId === customerId);
  if (isConfirmedHere) await storeDecline(of, parts);
  const stored = await findOwnOrder({ digest, customerId }, parts);
  if (!stored) return undefined;
  if (!isConfirmedHere) await storeDecline(of, parts);
  if (!of.keepsClient) {
    const { clientId, locale } = stored.dryRun.terms;
    const name = showableText(stored.requester.clientName, locale);
    await revokeClient({ customerId, clientId, name, because: digest }, parts);
  }
  const reading = parts.readings.next();
  return { view: await presentOrder(stored, session, parts), reading };
}

async function storeDecline(
  { digest, session }: { readonly digest: OrderDigest; readonly session: Session },
  parts: ApprovalParts,
): Promise<void> {
  const { customerId } = session;
  const declinedAt = parts.clock.nowEpochMs();
  const jws = signDecline({ version: 1, digest, customerId, declinedAt }, parts.approvalKey);
  const declined = { digest, customerId, jws };
  const inserted = await parts.store.insertDecline({
    ...declined,
    note: { at: declinedAt, kind: 'order_declined', digest, facts: { customerId } },
  });
  // Pressed again, it asks again for what is stored and not answered yet.
  parts.tellSettlement(inserted === 'inserted' ? declined : undefined);
}
