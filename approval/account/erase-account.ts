/** Forgets the customer here. Confirmations, declines, decisions and the ledgers are evidence of what was bought and stay. Settlement empties the book when it reads that the account was erased. */
import type { ChangeResult, Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

export async function eraseAccount(
  { customerId }: Session,
  parts: ApprovalParts,
): Promise<ChangeResult> {
  await parts.store.eraseCustomer(customerId, {
    at: parts.clock.nowEpochMs(),
    kind: 'account_erased',
    digest: null,
    facts: { customerId },
  });
  parts.tellCustomer(customerId, { what: 'erased' });
  return { outcome: 'changed', change: 'erase' };
}
