/**
 * Tells the customer of a change of the account, twice: by a signed record that settlement, which knows the address, makes a letter of, and
 * by a notice to the phone (docs/decisions/0017-telling-of-changes.md).
 */
import type { AccountRecord, ApprovalStore, CustomerId, TellCustomer } from '#core';
import { doubledPause, type Log, type Timers } from '#edge';
import { makeToldRecord, type ToldRecordParts } from './make-told-record.ts';

export interface TellCustomerParts extends ToldRecordParts {
  readonly store: Pick<ApprovalStore, 'findSettings' | 'insertAccountRecord'>;
  /** Gives the notice; null where there is no Web Push. */
  readonly noticeChange: NoticeChange | null;
  readonly timers: Timers;
  readonly log: Log;
}

/** `changeId`: one notice for each. */
export type NoticeChange = (customerId: CustomerId, changeId: string) => Promise<void>;

/** A store that is busy, or a full disk, may take long: until it is written down, nobody else knows of it. */
const PAUSES = { firstMs: 500, longestMs: 60_000 };

export function createTellCustomer(parts: TellCustomerParts): TellCustomer {
  return (customerId, change) => void tell({ customerId, change, failures: 0 }, parts);
}

interface Telling {
  readonly customerId: CustomerId;
  readonly change: Parameters<TellCustomer>[1];
  /** Made once: however often it is tried, it is one record and one letter. */
  readonly record?: AccountRecord;
  readonly failures: number;
}

/** Never rejects. */
async function tell(telling: Telling, parts: TellCustomerParts): Promise<void> {
  const { customerId, change, failures } = telling;
  let { record } = telling;
  try {
    record ??= await makeToldRecord(customerId, change, parts);
    // The change itself is in the ledger already; this says nothing new.
    await parts.store.insertAccountRecord({ ...record, note: null });
  } catch (fault) {
    const pauseMs = doubledPause(failures, PAUSES);
    parts.log.error(
      { err: fault, what: change.what, pauseMs },
      'a change could not be written down to be told; it is tried again',
    );
    const again = { customerId, change, failures: failures + 1, ...(record && { record }) };
    parts.timers.after(pauseMs, () => void tell(again, parts));
    return;
  }
  await giveNotice(record, change, parts);
}

/** The letter tells it in any case. */
async function giveNotice(
  { customerId, recordId }: AccountRecord,
  { what }: Telling['change'],
  { noticeChange, log }: TellCustomerParts,
): Promise<void> {
  try {
    await noticeChange?.(customerId, recordId);
  } catch (fault) {
    log.error({ err: fault, what }, 'a notice of a change could not be given');
  }
}
