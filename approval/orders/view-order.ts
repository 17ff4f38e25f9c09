/** One order of the signed-in customer, and the record that it was put before them. */
import type { OrderDigest, OrderView, Session, StoredDryRun } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { keepHalt } from '../risk/keep-halt.ts';
import { findOwnOrder } from './find-own-order.ts';
import { gatherOrderFacts } from './gather-order-facts.ts';
import { showOrder } from './show-order.ts';

export async function viewOrder(
  of: { readonly digest: OrderDigest; readonly session: Session },
  parts: ApprovalParts,
): Promise<OrderView | undefined> {
  const { digest, session } = of;
  const stored = await findOwnOrder({ digest, customerId: session.customerId }, parts);
  return stored && presentOrder(stored, session, parts);
}

/** The view of an order that was found to be this customer's; noted in the ledger the first time. */
export async function presentOrder(
  stored: StoredDryRun,
  session: Session,
  parts: ApprovalParts,
): Promise<OrderView> {
  const facts = await gatherOrderFacts(stored, parts);
  const { digest, terms } = stored.dryRun;
  await keepHalt(facts, parts);
  if (!(await parts.store.isPresented(digest))) {
    await parts.store.markPresented({
      digest,
      note: {
        at: facts.nowEpochMs,
        kind: 'order_presented',
        digest,
        facts: {
          customerId: session.customerId,
          clientId: terms.clientId,
          policy: facts.judgement.policyDigest,
        },
      },
    });
  }
  const view = showOrder(facts, session.sessionHash, parts);
  if (view.halt === null) return view;
  const { locale } = terms;
  const { reasons } = view.halt;
  return { ...view, explanation: parts.explanations.find(digest, { reasons, locale }) };
}
