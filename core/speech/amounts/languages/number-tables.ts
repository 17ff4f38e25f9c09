/** What the languages have in common: tables of number words, and a number with its noun. */
import type { CurrencyCode } from '../../../money/currency.ts';
import type { Gender, NumberWords, OtherName, UnitNoun } from './language.ts';

/** The words with their values: the first has the value `from`, each next one `step` more. An empty word is no word. */
export function addendsOf(
  words: readonly string[],
  from = 0,
  step = 1,
): readonly (readonly [string, number])[] {
  return words
    .map((word, index) => [word, from + index * step] as const)
    .filter(([word]) => word !== '');
}

/** `one/many`; one form alone where both are the same. */
export function noun(forms: string, gender: Gender, article?: string): UnitNoun {
  const [one = '', many = one] = forms.split('/');
  return article === undefined ? { one, many, gender } : { one, many, gender, article };
}

/**
 * Number, space, noun: `twenty-one dollars`. One is said with the noun's own article where it has one.
 * @param link stands between whole millions and the noun: "un millón de pesos"
 */
export function countBefore(
  numbers: NumberWords,
  link: (noun: UnitNoun) => string = () => ' ',
): (number: number, noun: UnitNoun) => string {
  return (number, noun) => {
    const article = number === 1 ? noun.article : undefined;
    const said = article ?? numbers.say(number, { gender: noun.gender });
    const isWholeMillions = number > 0 && number % 1_000_000 === 0;
    return `${said}${isWholeMillions ? link(noun) : ' '}${number === 1 ? noun.one : noun.many}`;
  };
}

/** The inverse of {@link countBefore} for the words before the noun; what it lets through too much, saying the amount again finds. */
export function numberBefore(link = /\s$/u): (words: string) => string | undefined {
  return (words) => (link.test(words) ? words.replace(link, '') : undefined);
}

/** Millions, billions: a word that counts above the thousands. */
export interface CountedScale<Scale> {
  readonly count: number;
  readonly scale: Scale;
}

/**
 * How often each scale is in the number where it is at all, and what is left below the last.
 * @param scales the largest first
 */
export function byScales<Scale extends { readonly value: number }>(
  number: number,
  scales: readonly Scale[],
): { readonly counted: readonly CountedScale<Scale>[]; readonly rest: number } {
  const counted: CountedScale<Scale>[] = [];
  let rest = number;
  for (const scale of scales) {
    const count = Math.floor(rest / scale.value);
    if (count > 0) counted.push({ count, scale });
    rest %= scale.value;
  }
  return { counted, rest };
}

/** The numbers that are said before "million", "thousand" and at the end; nothing for an undefined number. */
export function thousandsOf(number: number | undefined): readonly number[] {
  if (number === undefined) return [];
  const groups: number[] = [];
  for (let rest = number; rest > 0; rest = Math.floor(rest / 1000)) groups.push(rest % 1000);
  return groups;
}

/** One-word names of a currency's major unit, for `otherNames`. */
export function named(currency: CurrencyCode, names: string): readonly OtherName[] {
  return names.split(' ').map((name) => [name, { currency, isMajor: true }] as const);
}

/** Names of a currency's minor unit that people use alone. */
export function namedMinor(currency: CurrencyCode, names: string): readonly OtherName[] {
  return names.split(' ').map((name) => [name, { currency, isMajor: false }] as const);
}
