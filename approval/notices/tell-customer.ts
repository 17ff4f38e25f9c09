/**
 * Tells the customer of a change of the account, twice: by a signed record that settlement, which knows the address, makes a letter of, and
 * by a notice to the phone (docs/decisions/0017-telling-of-changes.md).
 */
import {
  FIRST_SETTINGS,
  signToldChange,
  type ApprovalStore,
  type Clock,
  type CustomerId,
  type Randomness,
  type Signer,
  type TellCustomer,
} from '#core';
import type { Log } from '#edge';
import { randomSecret } from '../random-secret.ts';

export interface TellCustomerParts {
  readonly store: Pick<ApprovalStore, 'findSettings' | 'insertAccountRecord'>;
  readonly approvalKey: Signer;
  readonly clock: Clock;
  readonly randomness: Randomness;
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
  { what, about }: Parameters<TellCustomer>[1],
  { store, approvalKey, clock, randomness, noticeChange }: TellCustomerParts,
): Promise<void> {
  const noticeId = `told-${randomSecret(randomness)}`;
  const { locale } = (await store.findSettings(customerId)) ?? FIRST_SETTINGS;
  const jws = signToldChange(
    {
      version: 1,
      noticeId,
      customerId,
      changedAt: clock.nowEpochMs(),
      locale: locale ?? 'en-US',
      what,
      about: about?.slice(0, 100) ?? null,
    },
    approvalKey,
  );
  // The change itself is in the ledger already; this says nothing new.
  await store.insertAccountRecord({ recordId: noticeId, customerId, jws, note: null });
  await noticeChange?.(customerId, noticeId);
}
