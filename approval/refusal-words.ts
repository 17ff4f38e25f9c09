/** Every sentence that a refusal says to the customer: plain, short, and clear that nothing was bought. */
import type { AmountRefusal, ConfirmRefusal, PersonRefusal, VerificationRefusal } from '#core';

const CONFIRM_REFUSAL_WORDS: { readonly [Refusal in ConfirmRefusal]: string } = {
  ordered: 'This order was confirmed with its code already. Nothing more was bought.',
  cancelled: 'This order was cancelled. Nothing was bought.',
  declined: 'This order was stopped on your phone. It cannot be confirmed any more.',
  expired:
    'The time to confirm this order has run out. Nothing was bought. Ask for it again to see today’s price.',
  locked: 'The code was wrong too many times, so this order is locked. Nothing was bought.',
  too_many: 'This order was confirmed three times already. Nothing was bought. Ask for it again.',
  other_order_shown:
    'Your screen shows another order. Nothing was bought. Open this order again and read it once more.',
  refused_by_policy:
    'A rule of this shop stops this order, and no confirmation can change that. Nothing was bought.',
  passkey_needed:
    'An order like this is confirmed with a passkey only. Nothing was bought. Add a passkey; it can be used for this after 24 hours.',
  passkey_too_new:
    'An order like this is confirmed with a passkey that is at least 24 hours old. Nothing was bought. Please try again later.',
  not_found: 'We cannot find this order. Nothing was bought.',
};

const AMOUNT_REFUSAL_WORDS: { readonly [Refusal in AmountRefusal]: string } = {
  other_amount: 'That is not the total of this order. Nothing was bought.',
  no_amount: 'We could not read an amount in what you typed. Nothing was bought.',
  several_amounts: 'You typed more than one amount. Nothing was bought. Type only the total.',
  ambiguous:
    'What you typed can mean more than one amount. Nothing was bought. Type it as it is shown.',
  other_currency: 'What you typed is in another currency. Nothing was bought.',
  negative: 'What you typed is less than zero. Nothing was bought.',
  too_large: 'What you typed is far more than any order. Nothing was bought.',
};

const VERIFICATION_REFUSAL_WORDS: { readonly [Refusal in VerificationRefusal]: string } = {
  started_elsewhere:
    'This sign-in took too long, was used before, or was started somewhere else. Nothing was bought. Please start again.',
  provider_refused: 'Your sign-in was not accepted. Nothing was bought. Please try again.',
  provider_unreachable:
    'We could not check your sign-in just now. Nothing was bought. Please try again in a moment.',
  not_fresh: 'Your sign-in is too old for this. Nothing was bought. Please sign in once more.',
  other_customer:
    'You signed in as somebody else. Nothing was bought. Sign in with the account that this order belongs to.',
  passkey_refused:
    'Your passkey was not accepted. Nothing was bought. Please try again, or sign in instead.',
};

/** Complete by its type: a refusal without a sentence does not compile. */
export const REFUSAL_SENTENCES: { readonly [Refusal in PersonRefusal]: string } = {
  ...CONFIRM_REFUSAL_WORDS,
  ...AMOUNT_REFUSAL_WORDS,
  ...VERIFICATION_REFUSAL_WORDS,
};

/** A "no" as it is answered: the word for the screens' own tables, and the sentence for who has none. */
export function sayNo<Refusal extends PersonRefusal>(
  reason: Refusal,
): { readonly outcome: 'refused'; readonly reason: Refusal; readonly message: string } {
  return { outcome: 'refused', reason, message: REFUSAL_SENTENCES[reason] };
}
