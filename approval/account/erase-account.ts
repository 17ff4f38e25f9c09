/** Forgets the customer here. Confirmations, declines, decisions and the ledgers are evidence of what was bought and stay. Settlement empties the book when it reads that the account was erased. */
import type { ChangeResult, Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { makeToldRecord } from '../notices/make-told-record.ts';

export async function eraseAccount(
  { customerId }: Session,
  parts: ApprovalParts,
): Promise<ChangeResult> {
  // Made before, in the language that is forgotten with the rest. No notice: no browser is left that asked for any.
  const told = await makeToldRecord(customerId, { what: 'erased' }, parts);
  await parts.store.eraseCustomer(told, {
    at: parts.clock.nowEpochMs(),
    kind: 'account_erased',
    digest: null,
    facts: { customerId },
  });
  return { outcome: 'changed', change: 'erase' };
}
