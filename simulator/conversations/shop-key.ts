/** The shop's own sentences that dialogues name, by their place in the request side's table of words (`mcp/words`). */
export type ShopKey =
  | `redeem.outcomes.${ShopOutcome}`
  | 'redeem.codeWrong'
  | 'redeem.codeUnclear'
  | 'redeem.confirmThenNewCode'
  | `redeem.triesLeft.${'none' | 'one' | 'two'}`
  | `cancel.${'cancelled' | 'declined' | 'already_ordered'}`
  | 'order.none'
  | 'order.pastOnPhone'
  | `order.states.${ShopState}`
  | `proposal.refused.${ShopRefusal}`;

type ShopOutcome =
  | 'payment_declined'
  | 'payment_processing'
  | 'waiting_for_confirmation'
  | 'stronger_confirmation_needed'
  | 'code_locked'
  | 'expired'
  | 'terms_changed'
  | 'limit_reached'
  | 'refused'
  | 'cancelled'
  | 'declined';

type ShopState =
  | 'waiting'
  | 'confirmed'
  | 'locked'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'payment_processing'
  | 'payment_declined'
  | 'payment_unknown';

type ShopRefusal =
  | 'cart_empty'
  | 'out_of_stock'
  | 'too_many_waiting'
  | 'too_many_of_one'
  | 'client_revoked'
  | 'product_unknown'
  | 'several_sellers'
  | 'several_currencies';
