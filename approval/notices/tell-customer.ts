/**
 * Tells the customer of a change of the account, twice: by a signed record that settlement, which knows the address, makes a letter of, and
 * by a notice to the phone (docs/decisions/0017-telling-of-changes.md).
 */
import type { ApprovalStore, CustomerId, TellCustomer } from '#core';
import type { Log } from '#edge';
import { makeToldRecord, type ToldRecordParts } from './make-told-record.ts';

export interface TellCustomerParts extends ToldRecordParts {
  readonly store: Pick<ApprovalStore, 'findSettings' | 'insertAccountRecord'>;
  /** Gives the notice; null where there is no Web Push. */
  readonly noticeChange: NoticeChange | null;
  readonly log: Log;
}

/** `changeId`: one notice for each. */
export type NoticeChange = (customerId: CustomerId, changeId: string) => Promise<void>;

export function createTellCustomer(parts: TellCustomerParts): TellCustomer {
  return (customerId, change) => {
    tell(customerId, change, parts).catch((fault: unknown) => {
      parts.log.error({ err: fault, what: change.what }, 'a change could not be told');
    });
  };
}

async function tell(
  customerId: CustomerId,
  change: Parameters<TellCustomer>[1],
  parts: TellCustomerParts,
): Promise<void> {
  const record = await makeToldRecord(customerId, change, parts);
  // The change itself is in the ledger already; this says nothing new.
  await parts.store.insertAccountRecord({ ...record, note: null });
  await parts.noticeChange?.(customerId, record.recordId);
}
