/** Every amount that can be found in a sentence: with these the tests and the sides prove that no amount but ours is in it. */
import { CURRENCY_CODES, CURRENCY_EXPONENTS, minorUnitsPerMajor } from '../../money/currency.ts';
import type { CurrencyCode } from '../../money/currency.ts';
import { minorUnitsSchema } from '../../money/minor-units.ts';
import type { Money } from '../../money/money.ts';
import type { Locale } from '../../order/order-terms.ts';
import { CURRENCY_WORDS, type UnitName } from './currency-words.ts';
import { NUMBER_WORDS, parseNumberWords } from './number-words.ts';

export interface FoundAmount extends Money {
  /** Where its words begin and end in the text. */
  readonly start: number;
  readonly end: number;
  /** False when number words before it could belong to it (`two forty dollars`). */
  readonly isExact: boolean;
}

/** The amounts said in a text, in order, whatever the case; also those with digits (`5 dollars`) or an article (`a dollar`). */
export function findSpokenAmounts(text: string, locale: Locale): readonly FoundAmount[] {
  const tokens = tokensOf(text);
  const found: FoundAmount[] = [];
  for (let at = 0; at < tokens.length;) {
    const counted = readCounted(tokens, at, namesIn(locale, 'alone'));
    if (counted === undefined) {
      at = Math.max(endOfNumber(tokens, at), at + 1);
      continue;
    }
    const rest = readRest(tokens, counted, locale);
    const last = rest ?? counted;
    const minor = counted.minor + (rest?.minor ?? 0);
    const amountMinor = minorUnitsSchema.safeParse(minor);
    if (amountMinor.success) {
      const { currency, isExact } = counted;
      const start = tokens[at]?.start ?? 0;
      const end = tokens[last.next - 1]?.end ?? text.length;
      found.push({ amountMinor: amountMinor.data, currency, start, end, isExact });
    }
    at = last.next;
  }
  return found;
}

/** The amounts written in a text with a sign or code, in order. What stands in curly quotes is somebody else's text and passed over. */
export function findWrittenAmounts(text: string, locale: Locale): readonly Money[] {
  const own = text.replace(/“[^”]*”/gu, '“”');
  return [...own.matchAll(/(CA\$|[$£€¥]|[A-Z]{3}\s?)(\d[\d,]*)(?:\.(\d+))?/gu)].flatMap((match) => {
    const [, sign = '', whole = '', fraction] = match;
    const currency = CURRENCY_CODES.find(
      (code) => code === sign.trim() || CURRENCY_WORDS[locale][code].sign === sign,
    );
    if (currency === undefined) return [];
    const digits = fraction ?? '0'.repeat(CURRENCY_EXPONENTS[currency]);
    if (digits.length !== CURRENCY_EXPONENTS[currency]) return [];
    const minor = Number.parseInt(whole.replaceAll(',', '') + digits, 10);
    const amountMinor = minorUnitsSchema.safeParse(minor);
    return amountMinor.success ? [{ amountMinor: amountMinor.data, currency }] : [];
  });
}

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

type UnitNames = ReadonlyMap<string, Pick<Counted, 'currency' | 'isMajor'>>;

interface Counted {
  readonly currency: CurrencyCode;
  readonly isMajor: boolean;
  readonly minor: number;
  readonly isExact: boolean;
  /** Index of the token after the unit's name. */
  readonly next: number;
}

function tokensOf(text: string): readonly Token[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{M}]+|\d+|\S/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A number and a unit's name: `forty-seven dollars`. */
function readCounted(tokens: readonly Token[], at: number, names: UnitNames): Counted | undefined {
  const end = endOfNumber(tokens, at);
  const unit = end > at ? readUnit(tokens, end, names) : undefined;
  if (unit === undefined) return undefined;
  const words = tokens
    .slice(at, end)
    .map((token) => token.text)
    .filter((word) => word !== '-');
  for (let from = 0; from < words.length; from += 1) {
    const count = readNumber(words.slice(from));
    if (count !== undefined) {
      const minor = count * (unit.isMajor ? minorUnitsPerMajor(unit.currency) : 1);
      return { ...unit, minor, isExact: from === 0 };
    }
  }
  return undefined;
}

/** `and sixty-one cents`, where it can belong to the major units before it. */
function readRest(tokens: readonly Token[], before: Counted, locale: Locale): Counted | undefined {
  if (!before.isMajor || tokens[before.next]?.text !== 'and') return undefined;
  const rest = readCounted(tokens, before.next + 1, namesIn(locale, before.currency));
  const fits = rest?.isExact === true && rest.minor < minorUnitsPerMajor(before.currency);
  return fits ? rest : undefined;
}

function endOfNumber(tokens: readonly Token[], at: number): number {
  let end = at;
  while (isNumberToken(tokens[end]?.text)) {
    end += 1;
    if (tokens[end]?.text === '-' && isNumberToken(tokens[end + 1]?.text)) end += 1;
  }
  return end;
}

function isNumberToken(word: string | undefined): boolean {
  return word !== undefined && (NUMBER_WORDS.has(word) || /^(?:an?|\d+)$/u.test(word));
}

function readNumber(words: readonly string[]): number | undefined {
  const [first = ''] = words;
  if (words.length === 1 && /^\d{1,12}$/u.test(first)) return Number.parseInt(first, 10);
  // `a dollar`, `a hundred dollars`. The hyphens that the tokens lost stand exactly between tens and ones.
  const spelled = words
    .join(' ')
    .replace(/^an?\b/u, 'one')
    .replace(/(ty) (one|two|three|four|five|six|seven|eight|nine)\b/gu, '$1-$2');
  return parseNumberWords(spelled);
}

/** A unit's name of one or two words, the longer first: `canadian cents` are no `cents`. */
function readUnit(
  tokens: readonly Token[],
  at: number,
  names: UnitNames,
): Pick<Counted, 'currency' | 'isMajor' | 'next'> | undefined {
  const one = tokens[at]?.text ?? '';
  const two = `${one} ${tokens[at + 1]?.text ?? ''}`;
  const unit = names.get(two);
  if (unit !== undefined) return { ...unit, next: at + 2 };
  const single = names.get(one);
  return single === undefined ? undefined : { ...single, next: at + 1 };
}

/** The names that can follow a number: of every currency, or of the minor unit of the one whose major units were just said. */
function namesIn(locale: Locale, place: 'alone' | CurrencyCode): UnitNames {
  const names = new Map<string, Pick<Counted, 'currency' | 'isMajor'>>();
  for (const currency of CURRENCY_CODES) {
    const { major, minor, minorAlone } = CURRENCY_WORDS[locale][currency];
    const add = (unit: UnitName | undefined, isMajor: boolean) => {
      for (const name of unit === undefined ? [] : [unit.one, unit.many]) {
        names.set(name.toLowerCase(), { currency, isMajor });
      }
    };
    if (place === 'alone') {
      add(major, true);
      add(minorAlone, false);
    } else if (place === currency) add(minor, false);
  }
  return names;
}
