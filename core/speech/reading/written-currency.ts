/** The signs, codes and words of currencies that people write next to a total. */
import type { CurrencyCode } from '../../money/currency.ts';

/** What was written next to the number: one of our currencies, in its major or minor unit, or one that we do not sell in. */
export interface CurrencyMark {
  readonly currency: CurrencyCode | 'unknown';
  readonly isMinor: boolean;
}

/** Stand in the text for a mark that was taken, so that what is next to a number can still be seen. */
export const MAJOR_MARK = '\u{e000}';
export const MINOR_MARK = '\u{e001}';

/** In this order: a longer name is taken before the shorter one that is part of it. */
const MARKS: readonly (CurrencyMark & { readonly pattern: RegExp })[] = [
  mark('unknown', '(?:australian|new zealand|hong kong|singapore) (?:dollars?|cents?)'),
  mark('CAD', '(?:ca|cdn|cad|c) ?\\$|cad|cdn|canadian dollars?'),
  minorMark('CAD', 'canadian cents?'),
  minorMark('EUR', 'euro cents?'),
  mark('unknown', '(?!us\\$)\\p{L}{1,3}\\$'),
  // A bare dollar sign is the US dollar in this locale; other dollars bring their letters with them.
  mark('USD', '(?:us ?)?\\$|usd|(?:us |american )?(?:dollars?|bucks)'),
  minorMark('USD', '(?:us )?cents?|¢'),
  mark('GBP', '£|gbp|pounds?(?: sterling)?'),
  minorMark('GBP', 'pence|penn(?:y|ies)'),
  mark('EUR', '€|eur|euros?'),
  mark('JPY', '[¥円]|jpy|yen'),
  mark('KWD', 'kwd|kd|(?:kuwaiti )?dinars?'),
  minorMark('KWD', 'fils'),
  mark('unknown', '\\p{Sc}'),
  // Much used codes and names, less those that are English words too.
  mark(
    'unknown',
    'aud|nzd|chf|cny|rmb|inr|mxn|brl|sek|nok|dkk|pln|czk|huf|krw|sgd|hkd|twd|thb|idr|myr|php|zar|ils|aed|sar|' +
      'qar|bhd|omr|jod|egp|ngn|kes|uah|clp|ars|isk|vnd|btc|eth',
  ),
  mark(
    'unknown',
    'rupees?|pesos?|francs?|yuan|renminbi|rubles?|kron[aeo]r?|zlotys?|rands?|shekels?|dirhams?|riyals?|lira|' +
      'won|baht|bitcoins?',
  ),
];

/** Every mark in the text (in lower case), and the text with a stand-in for each. */
export function takeCurrencyMarks(text: string): {
  readonly marks: readonly CurrencyMark[];
  readonly rest: string;
} {
  const marks: CurrencyMark[] = [];
  let rest = text;
  for (const { pattern, currency, isMinor } of MARKS) {
    rest = rest.replace(pattern, () => {
      marks.push({ currency, isMinor });
      return isMinor ? MINOR_MARK : MAJOR_MARK;
    });
  }
  return { marks, rest };
}

/** Letters next to the mark make it another word; digits may touch it: `USD47.61`. */
function mark(currency: CurrencyMark['currency'], names: string, isMinor = false) {
  return { currency, isMinor, pattern: new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'gu') };
}

function minorMark(currency: CurrencyCode, names: string) {
  return mark(currency, names, true);
}
