/** Why an order could not be proposed, in a customer's words. */
import type { ProposalRefusal } from '../orders/propose-order.ts';
import { plainWords, type Words } from './words.ts';

const REFUSAL_WORDS: Readonly<Record<ProposalRefusal, string>> = {
  product_unknown: "I couldn't find one of those things in the shop. Nothing was ordered.",
  out_of_stock: 'One of those things is out of stock. Nothing was ordered.',
  several_sellers:
    'Those things come from different sellers, and each needs an order of its own. Nothing was ordered.',
  several_currencies:
    'Those things are priced in different currencies, and each needs an order of its own. Nothing was ordered.',
  address_unknown:
    "I don't have that address in your address book. You can add one on your phone. Nothing was ordered.",
  instrument_unknown:
    "I don't have that way to pay on file. You can add one on your phone. Nothing was ordered.",
  unavailable: "I can't reach the shop right now. Nothing was ordered. Try again in a minute.",
  too_many_of_one: 'At most ninety-nine of one thing fit in an order. Nothing was ordered.',
  too_many_waiting:
    'Too many of your orders are waiting already. Confirm or cancel one first. Nothing was ordered.',
  offer_over: "The shop's offer has just ended. Nothing was ordered. Ask again for a new one.",
  quote_mismatch: "The shop's answer did not fit the order. Nothing was ordered. Please try again.",
  invalid_request: "I didn't understand that order. Nothing was ordered.",
};

export function proposalRefusedWords(reason: ProposalRefusal): Words {
  return plainWords(REFUSAL_WORDS[reason]);
}
