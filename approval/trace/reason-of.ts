/** The reason codes of the ledgers, in the groups that the trace has words for. */
import type { PersonRefusal, TraceReason } from '#core';

type KnownReason = PersonRefusal | 'order_not_consistent' | 'other_shop';

const GROUPS: { readonly [Reason in KnownReason]: TraceReason } = {
  other_amount: 'other_amount',
  no_amount: 'unreadable_amount',
  several_amounts: 'unreadable_amount',
  ambiguous: 'unreadable_amount',
  other_currency: 'unreadable_amount',
  negative: 'unreadable_amount',
  too_large: 'unreadable_amount',
  started_elsewhere: 'not_verified',
  provider_refused: 'not_verified',
  provider_unreachable: 'not_verified',
  not_fresh: 'not_verified',
  passkey_refused: 'not_verified',
  other_customer: 'other_person',
  too_many: 'too_many',
  expired: 'too_late',
  ordered: 'ended',
  cancelled: 'ended',
  declined: 'ended',
  locked: 'locked',
  refused_by_policy: 'other',
  passkey_needed: 'not_verified',
  passkey_too_new: 'not_verified',
  other_order_shown: 'other_order_shown',
  not_found: 'other',
  order_not_consistent: 'not_as_proposed',
  other_shop: 'not_as_proposed',
};
const BY_REASON = new Map<unknown, TraceReason>(Object.entries(GROUPS));

/** Null where the entry gives no reason. */
export function reasonOf(fact: unknown): TraceReason | null {
  return fact === undefined ? null : (BY_REASON.get(fact) ?? 'other');
}
