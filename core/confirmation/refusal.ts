/** Why the approval side says no, in one word each: its own sentences, the screens' tables and the ledger's notes all go by these lists. */
import type { WrittenTotalRefusal } from '../speech/reading/read-written-total.ts';

/** Why an order takes no (further) confirmation. */
export type ConfirmRefusal =
  | 'ordered'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'locked'
  | 'too_many'
  | 'other_order_shown'
  | 'refused_by_policy'
  | 'passkey_needed'
  | 'passkey_too_new'
  | 'not_found';

/** Why what was typed is not the total. */
export type AmountRefusal = 'other_amount' | WrittenTotalRefusal;

/** Why a sign-in or a passkey did not count. */
export type VerificationRefusal =
  | 'started_elsewhere'
  | 'provider_refused'
  | 'provider_unreachable'
  | 'not_fresh'
  | 'other_customer'
  | 'passkey_refused';

/** All that a person at the second device can be told no with, but for changes of the account. */
export type PersonRefusal = ConfirmRefusal | AmountRefusal | VerificationRefusal;
