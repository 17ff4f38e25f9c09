/**
 * What is said when a tool broke off. Only what is certain: looking around and proposing buy nothing; of a cancelled or redeemed order
 * nothing is known until it is looked up. And no advice that would run into the same fault: after a fault of our own, the phone is the
 * other way to look, for it asks another side.
 */
import type { Locale } from '#core';
import type { ShopWords } from './shop-words.ts';
import { shopWordsOf } from './shop-words-of.ts';
import { joinWords, plainWords, type Words } from './words.ts';

/** `unreachable`: a part that is needed gives no answer for now. `unexpected`: a fault of our own, which trying again does not mend. */
export type Fault = 'unreachable' | 'unexpected';

type FaultSentence = keyof ShopWords['faults'];

/** What is true after a fault in a tool that is not only about the shop's own products. */
const WHAT_IS_TRUE: ReadonlyMap<string, { readonly [Kind in Fault]: readonly FaultSentence[] }> =
  new Map([
    [
      'get_order',
      {
        unreachable: ['phoneShowsOrders'],
        unexpected: ['cannotLookUpOrder', 'phoneShowsOrders'],
      },
    ],
    [
      'list_orders',
      {
        unreachable: ['phoneShowsOrders'],
        unexpected: ['cannotLookUpOrders', 'phoneShowsOrders'],
      },
    ],
    [
      // It is asked what was bought: where that cannot be told, nothing else is either.
      'get_audit_trail',
      {
        unreachable: ['phoneShowsOrders'],
        unexpected: ['cannotLookUpOrders', 'phoneShowsOrders'],
      },
    ],
    [
      'cancel_order',
      {
        unreachable: ['cancelUnknown', 'phoneShowsOrders'],
        unexpected: ['cancelUnknown', 'phoneShowsOrders'],
      },
    ],
    [
      'redeem_order',
      {
        // The own store is what tells whether an earlier call may have bought it.
        unreachable: ['orderUnknown', 'phoneShowsOrders'],
        unexpected: ['orderUnknown', 'phoneShowsOrders'],
      },
    ],
  ]);

const NOTHING_BOUGHT: readonly FaultSentence[] = ['nothingBought'];

export function faultWords(
  fault: Fault,
  { tool, locale }: { readonly tool: string; readonly locale: Locale },
): Words {
  const { faults } = shopWordsOf(locale);
  const truth = WHAT_IS_TRUE.get(tool)?.[fault] ?? NOTHING_BOUGHT;
  const sentences: readonly FaultSentence[] =
    fault === 'unreachable' ? ['unreachable', ...truth, 'tryAgainSoon'] : ['ownFault', ...truth];
  return joinWords(locale, ...sentences.map((sentence) => plainWords(faults[sentence])));
}
