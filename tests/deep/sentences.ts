/** Random orders of one locale: each amount that is written and said is the field of the terms that it is named as (invariant 4). */
import fc from 'fast-check';
import {
  composeSentence,
  findSpokenAmounts,
  findWrittenAmounts,
  namedAmountsOf,
  type Money,
  type OrderTerms,
  type SpeechLocale,
} from '#core';
import { termsArbitrary } from '../core/order/arbitrary-terms.ts';

/** The terms in another locale; the type holds while the schema knows en-US alone and after. */
export function inLocale(terms: OrderTerms, locale: SpeechLocale): OrderTerms {
  return { ...terms, ...({ locale } as { readonly locale: OrderTerms['locale'] }) };
}

/** @throws {Error} with a shrunk order, where a sentence says other amounts than the named ones, or the total not last */
export function checkSentences({
  locale,
  orders,
  arbitrary = termsArbitrary,
}: {
  readonly locale: SpeechLocale;
  readonly orders: number;
  readonly arbitrary?: fc.Arbitrary<OrderTerms>;
}): void {
  fc.assert(
    fc.property(arbitrary, (plain) => {
      const terms = inLocale(plain, locale);
      const { sentence, spokenText } = composeSentence(terms, 'kompass lampe tulpe');
      const own = namedAmountsOf(terms).map(({ money }) => textOf(money));
      const written = findWrittenAmounts(sentence, locale).map(textOf).join(', ');
      const spoken = findSpokenAmounts(spokenText, locale).map(textOf).join(', ');
      const expected = own.join(', ');
      if (written !== expected) throw new Error(`written ${written}, not ${expected}: ${sentence}`);
      if (spoken !== expected) throw new Error(`spoken ${spoken}, not ${expected}: ${spokenText}`);
    }),
    { numRuns: orders },
  );
}

function textOf({ amountMinor, currency }: Money): string {
  return `${String(amountMinor)} ${currency}`;
}
