/** Every amount that is said in a text, in words or digits: with this the tests and the sides prove that no amount but ours is in it. */
import { minorUnitsPerMajor } from '../../money/currency.ts';
import { minorUnitsSchema } from '../../money/minor-units.ts';
import type { Money } from '../../money/money.ts';
import type { SpeechLocale } from '../speech-locale.ts';
import { compactWords } from './fold-word.ts';
import { amountLanguageOf } from './languages/amount-language-of.ts';
import { readNumberBefore } from './number-before.ts';
import { tokensOf, type Token } from './text-tokens.ts';
import { LONGEST_UNIT_NAME, unitNamesOf, type NamedUnit } from './unit-names.ts';

export interface FoundAmount extends Money {
  /** Where its words begin and end in the text. */
  readonly start: number;
  readonly end: number;
  /** False when number words before it could belong to it (`two forty dollars`), or when they make no number as the locale says it. */
  readonly isExact: boolean;
}

interface Counted {
  readonly unit: NamedUnit;
  readonly count: number;
  readonly isExact: boolean;
  /** Indexes of tokens: the first, and the one after the last. */
  readonly from: number;
  readonly next: number;
}

/** The amounts said in a text, in order, whatever the case; also those with digits (`5 dollars`) or an article (`a dollar`). */
export function findSpokenAmounts(text: string, locale: SpeechLocale): readonly FoundAmount[] {
  const tokens = tokensOf(text, locale);
  const counted = findCounted(tokens, locale);
  const found: FoundAmount[] = [];
  for (let at = 0; at < counted.length; at += 1) {
    const first = counted[at];
    if (first === undefined) continue;
    const rest = restOf(first, counted[at + 1], { tokens, locale });
    if (rest !== undefined) at += 1;
    const money = moneyOf(first, rest);
    if (money === undefined) continue;
    const start = tokens[first.from]?.start ?? 0;
    const end = tokens[(rest ?? first).next - 1]?.end ?? text.length;
    found.push({ ...money, start, end, isExact: first.isExact });
  }
  return found;
}

/** Each unit of money with a number before it. */
function findCounted(tokens: readonly Token[], locale: SpeechLocale): readonly Counted[] {
  const counted: Counted[] = [];
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const named = readUnit(tokens, at, locale);
    if (named === undefined) continue;
    const number = readNumberBefore(tokens, { from, next: skipLinks(tokens, at, locale) }, locale);
    if (number === undefined) continue;
    counted.push({ unit: named.unit, next: named.next, ...number });
    from = named.next;
    at = named.next - 1;
  }
  return counted;
}

/** A unit's name that begins here, the longest that fits: `canadian cents` are no `cents`. */
function readUnit(
  tokens: readonly Token[],
  at: number,
  locale: SpeechLocale,
): { readonly unit: NamedUnit; readonly next: number } | undefined {
  const names = unitNamesOf(locale);
  let best: { readonly unit: NamedUnit; readonly next: number } | undefined;
  let name = '';
  for (let next = at; next < tokens.length && name.length <= LONGEST_UNIT_NAME; next += 1) {
    name += tokens[next]?.key ?? '';
    const unit = names.get(compactWords(name));
    if (unit !== undefined) best = { unit, next: next + 1 };
  }
  return best;
}

/** Past "de", "d'" and hyphens between the number and its unit, backwards. */
function skipLinks(tokens: readonly Token[], at: number, locale: SpeechLocale): number {
  const { links } = amountLanguageOf(locale).search;
  let next = at;
  while (links.includes(tokens[next - 1]?.key ?? '') || tokens[next - 1]?.key === '-') next -= 1;
  return next;
}

/** Undefined for a bare "cents" that could be of several currencies, and for more than there can be. */
function moneyOf({ unit, count }: Counted, rest: Counted | undefined): Money | undefined {
  const { alone } = unit;
  if (alone === undefined) return undefined;
  const inMinor = alone.isMajor ? count * minorUnitsPerMajor(alone.currency) : count;
  const amountMinor = minorUnitsSchema.safeParse(inMinor + (rest?.count ?? 0));
  return amountMinor.success
    ? { amountMinor: amountMinor.data, currency: alone.currency }
    : undefined;
}

/** `and sixty-one cents`, where it can belong to the major units before it. */
function restOf(
  before: Counted,
  rest: Counted | undefined,
  { tokens, locale }: { readonly tokens: readonly Token[]; readonly locale: SpeechLocale },
): Counted | undefined {
  const currency = before.unit.major;
  if (currency === undefined || rest?.unit.minorOf.has(currency) !== true) return undefined;
  const between = tokens.slice(before.next, rest.from).map(({ key }) => key);
  const isJoined =
    between.length === 0 || amountLanguageOf(locale).search.joints.includes(between.join(''));
  const fits = rest.isExact && rest.count < minorUnitsPerMajor(currency);
  return isJoined && fits ? rest : undefined;
}
