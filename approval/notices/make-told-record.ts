/** The signed record that something about the account has changed, in the customer's language: settlement makes a letter of it. */
import {
  signToldChange,
  type AccountRecord,
  type ApprovalStore,
  type Clock,
  type CustomerId,
  type Randomness,
  type Signer,
  type TellCustomer,
} from '#core';
import { readSettings } from '../account/read-settings.ts';
import { randomSecret } from '../random-secret.ts';

export interface ToldRecordParts {
  readonly store: Pick<ApprovalStore, 'findSettings'>;
  readonly approvalKey: Signer;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

export async function makeToldRecord(
  customerId: CustomerId,
  { what, about }: Parameters<TellCustomer>[1],
  { store, approvalKey, clock, randomness }: ToldRecordParts,
): Promise<AccountRecord> {
  const noticeId = `told-${randomSecret(randomness)}`;
  const { locale } = await readSettings(customerId, { store });
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
  return { recordId: noticeId, customerId, jws };
}
