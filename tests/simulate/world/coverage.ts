/** What was seen in the runs. A simulation in which nothing happens proves nothing. */
export const COVERED = [
  'calls',
  'request_lost',
  'answer_lost',
  'delivered_twice',
  'given_up',
  'crashes_of_request',
  'crashes_of_approval',
  'crashes_of_settlement',
  'crashes_while_charging',
  'clock_set_forward',
  'clock_set_back',
  'clock_set_right',
  'asked_for_the_time',
  'sleeps',
  'outages_of_processor',
  'outages_of_mailbox',
  'own_store_faults',
  'own_stores_busy',
  'other_store_faults',
  'merchant_changes',
  'two_settlement_processes',
  'proposals',
  'confirmations',
  'confirmations_withdrawn',
  'wrong_totals',
  'declines',
  'declines_after_confirming',
  'wrong_codes',
  'codes_locked',
  'redeemed',
  'cancelled',
  'declined',
  'expired',
  'terms_changed',
  'captures',
  'declines_by_processor',
  'captures_asked_again',
  'captures_found_after_unknown',
  'told_payment_unknown',
  'told_payment_processing',
  'told_ordered',
  'redeems_of_ended_orders',
  'races_of_decline_and_code',
  'races_of_cancel_and_code',
  'held_codes_said_late',
  'codes_slow_on_their_way',
  'strangers_refused',
  'goods_held',
  'holds_let_go',
  'placed',
  'sold_out',
  'refunds',
  'refunds_asked_again',
  'refunds_refused',
  'returns_accepted',
  'returns_refused',
  'cards_added',
  'cards_removed',
  'cards_refused',
  'clients_revoked',
  'receipts_mailed',
  'letters_mailed',
  'copies_put_back',
  'copies_without_a_purchase',
  'told_unknown_after_put_back',
  'returns_asked_after_put_back',
  'lines_cut',
  'tokens_mixed_up',
  'left_for_a_person',
] as const;
export type Covered = (typeof COVERED)[number];

/** What a hundred seeds may miss; a thousand may not. */
const RARE: readonly Covered[] = [
  'left_for_a_person',
  'codes_locked',
  'crashes_while_charging',
  'captures_found_after_unknown',
  'clock_set_forward',
  'clock_set_back',
  'clock_set_right',
  'outages_of_mailbox',
  'races_of_cancel_and_code',
  'refunds_refused',
  'refunds_asked_again',
  'cards_refused',
  'copies_without_a_purchase',
  'returns_asked_after_put_back',
];
const FEW_SEEDS = 100;
const MANY_SEEDS = 1000;

/** What must have happened at least once in so many runs. */
export function mustBeSeenIn(seeds: number): readonly Covered[] {
  if (seeds < FEW_SEEDS) return [];
  return COVERED.filter((what) => seeds >= MANY_SEEDS || !RARE.includes(what));
}

export class Coverage {
  readonly #counts = new Map<Covered, number>();

  count(what: Covered, times = 1): void {
    this.#counts.set(what, this.of(what) + times);
  }

  of(what: Covered): number {
    return this.#counts.get(what) ?? 0;
  }

  add(other: Coverage): void {
    for (const what of COVERED) this.count(what, other.of(what));
  }
}
