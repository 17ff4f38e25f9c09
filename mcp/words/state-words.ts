/** Where an order stands, in a customer's words. */
import {
  amountFreeText,
  speakableText,
  type CurrencyCode,
  type GoingBackSums,
  type Locale,
  type MinorUnits,
  type Receipt,
} from '#core';
import type { FoundOrder } from '../orders/find-order.ts';
import { shopWordsOf } from './shop-words-of.ts';
import { joinWords, plainWords, wordsWithAmount, type Words } from './words.ts';

export function stateWords({ dryRun, standing }: FoundOrder, locale: Locale): Words {
  const { summary, states } = shopWordsOf(locale).order;
  const { totalMinor: amountMinor, currency } = dryRun.terms;
  const { checkWords } = dryRun;
  const { receipt, goingBack } = standing;
  if (standing.state === 'ordered' && receipt) return orderedWords({ receipt, goingBack }, locale);
  // `ordered` without a receipt is a payment whose outcome we do not know (invariant 6).
  const state = standing.state === 'ordered' ? 'payment_unknown' : standing.state;
  return joinWords(
    locale,
    wordsWithAmount({ amountMinor, currency }, locale, (total) => summary({ total, checkWords })),
    plainWords(states[state]),
  );
}

/** Said on a receipt only: what was charged, and to whom (invariant 6), and what of it goes back since. */
export function orderedWords(
  of: { readonly receipt: Receipt; readonly goingBack: GoingBackSums | undefined },
  locale: Locale,
): Words {
  const { receipt, goingBack } = of;
  const { chargedMinor: amountMinor, currency, checkWords } = receipt;
  const { summary } = shopWordsOf(locale).order;
  const paid = goingBack?.isSoldOut
    ? wordsWithAmount({ amountMinor, currency }, locale, (total) => summary({ total, checkWords }))
    : paidWords(receipt, locale);
  return joinWords(locale, paid, ...goingBackWords(goingBack, currency, locale));
}

function paidWords(receipt: Receipt, locale: Locale): Words {
  const { terms, chargedMinor: amountMinor, currency, checkWords } = receipt;
  const { ordered } = shopWordsOf(locale).order;
  const paidTo = (shop: string): Words =>
    wordsWithAmount({ amountMinor, currency }, locale, (amount) =>
      ordered({ amount, shop, checkWords }),
    );
  return {
    text: paidTo(amountFreeText(terms.merchant.name, locale)).text,
    spoken: paidTo(speakableText(terms.merchant.name, locale)).spoken,
  };
}

function goingBackWords(
  goingBack: GoingBackSums | undefined,
  currency: CurrencyCode,
  locale: Locale,
): readonly Words[] {
  if (!goingBack) return [];
  const { isSoldOut, onItsWayMinor, paidBackMinor, failedMinor } = goingBack;
  const { soldOut, onItsWay, paidBack, notPaidBack } = shopWordsOf(locale).order.back;
  const amount = (amountMinor: MinorUnits, say: (text: string) => string): readonly Words[] =>
    amountMinor === 0 ? [] : [wordsWithAmount({ amountMinor, currency }, locale, say)];
  return [
    ...(isSoldOut ? [plainWords(soldOut)] : []),
    ...amount(onItsWayMinor, onItsWay),
    ...amount(paidBackMinor, paidBack),
    ...amount(failedMinor, notPaidBack),
  ];
}
