/** Why the approval side says no, in one word each: its own sentences, the screens' tables and the ledger's notes all go by these lists. */
import { WRITTEN_TOTAL_REFUSALS } from '../speech/reading/read-written-total.ts';

/** Why an order takes no (further) confirmation. */
export const CONFIRM_REFUSALS = [
  'ordered',
  'cancelled',
  'declined',
  'expired',
  'locked',
  'too_many',
  'other_order_shown',
  'refused_by_policy',
  'passkey_needed',
  'passkey_too_new',
  'not_found',
] as const;
export type ConfirmRefusal = (typeof CONFIRM_REFUSALS)[number];

/** Why what was typed is not the total. */
export const AMOUNT_REFUSALS = ['other_amount', ...WRITTEN_TOTAL_REFUSALS] as const;
export type AmountRefusal = (typeof AMOUNT_REFUSALS)[number];

/** Why a sign-in or a passkey did not count. */
export const VERIFICATION_REFUSALS = [
  'started_elsewhere',
  'provider_refused',
  'provider_unreachable',
  'not_fresh',
  'other_customer',
  'passkey_refused',
] as const;
export type VerificationRefusal = (typeof VERIFICATION_REFUSALS)[number];

export const PERSON_REFUSALS = [
  ...CONFIRM_REFUSALS,
  ...AMOUNT_REFUSALS,
  ...VERIFICATION_REFUSALS,
] as const;
/** All that a person at the second device can be told no with, but for changes of the account. */
export type PersonRefusal = (typeof PERSON_REFUSALS)[number];
