/** Letters about changes of the account, in English. */
import type { LetterWords } from './letter-words.ts';

export const EN_US: LetterWords = {
  subject: (shop) => `${shop}: your account was changed`,
  moneySubject: (shop) => `${shop}: money is paid back to you`,
  paymentSubject: (shop) => `${shop}: about your payment`,
  says: {
    passkey_added: () =>
      'A passkey was added. In 24 hours it can also confirm orders that need a stronger proof.',
    passkey_removed: () => 'A passkey was removed. It can confirm nothing any more.',
    all_passkeys_removed: () => 'All passkeys were removed with a recovery code.',
    unlocked: () => 'Buying by voice was unlocked.',
    recovery_codes_made: () => 'New recovery codes were made. The old ones no longer work.',
    client_allowed: (about) => `${about} may propose orders again.`,
    client_revoked: (about) => `${about} may not propose orders any more.`,
    erased: () => 'Your data on the card was erased.',
    address_added: (about) => `A new address was added: ${about}. Orders can now go there.`,
    address_removed: (about) => `An address was removed: ${about}.`,
    instrument_added: (about) => `A new card was added: ${about}. It can now pay for orders.`,
    instrument_removed: (about) => `A card was removed: ${about}.`,
    address_not_added: () => 'A new address could not be added. Your addresses are as they were.',
    instrument_not_added: () => 'A new card could not be added. Your cards are as they were.',
    order_sold_out: (about) =>
      `Your order sold out after you had paid. ${about} goes back to where it came from.`,
    return_accepted: (about) => `Your return was taken. ${about} goes back to where it came from.`,
    return_refused: () => 'Your return could not be taken. Nothing was paid back.',
    refunded: (about) => `${about} was paid back to where it came from.`,
    payment_not_taken: (about) =>
      `The payment of ${about} was not taken. Nothing was bought, and nothing was charged. You can order again and pay with something else.`,
    refund_failed: (about) =>
      `${about} could not be paid back to where it came from as planned. The shop pays it back to you in another way: please ask the shop.`,
  },
  nameless: '(without a name)',
  when: (time) => `When: ${time}`,
  ifNotYou: (shop) =>
    `If this was not you, open your card, undo it, and tell ${shop} now. Then change the passphrase of your account.`,
};
