/** "At least ten dollars", "under twenty", "between ten and twenty": the prices that a customer bounds in words. */
import type { Locale, Money } from '#core';
import { amountsIn, readNumberOf, startsIn, type PlacedAmount } from './amounts-in.ts';
import { findBareLimit } from './bare-limit.ts';
import { findRange } from './find-range.ts';
import { limitPhrasesOf, type LimitPhrases } from './limit-phrases.ts';

/** An amount together with the phrase that makes it a limit. */
export interface Limit extends PlacedAmount {
  readonly bound: 'least' | 'most';
}

export interface PriceLimits {
  /** The text without them. */
  readonly rest: string;
  readonly least: Money | undefined;
  readonly most: Money | undefined;
}

/** The last amount with "at most" beside it bounds the price above, the last with "at least" below; any other may be part of a name and stays. */
export function takePriceLimits(text: string, locale: Locale): PriceLimits {
  const range = findRange(text, locale);
  if (range) {
    return { rest: without(text, [range]), least: range.least, most: range.most };
  }
  const limits = findLimits(text, locale);
  const moneyOf = (bound: Limit['bound']) => limits.find((each) => each.bound === bound)?.money;
  return { rest: without(text, limits), least: moneyOf('least'), most: moneyOf('most') };
}

/** In the text's order, one of each at most. */
function findLimits(text: string, locale: Locale): readonly Limit[] {
  const phrases = limitPhrasesOf(locale);
  const placed = amountsIn(text, locale).flatMap((amount) => asLimit(text, amount, phrases) ?? []);
  const said = placed.length > 0 ? placed : [findBareLimit(text, locale) ?? []].flat();
  const last = (bound: Limit['bound']) => said.findLast((each) => each.bound === bound) ?? [];
  const limits = [last('least'), last('most')].flat();
  const [one, other] = limits.toSorted((before, behind) => before.start - behind.start);
  if (!one) return [];
  if (!other) return withNumberBeside(text, one, locale);
  const joint = phrases.joint.exec(text.slice(0, other.start));
  return joint && joint.index <= one.end ? [one, { ...other, start: joint.index }] : [one, other];
}

/** Undefined where no phrase is beside it. */
function asLimit(text: string, amount: PlacedAmount, phrases: LimitPhrases): Limit | undefined {
  const before = longest((bound) => phrases[bound].before?.exec(text.slice(0, amount.start)));
  if (before) return { ...amount, bound: before.bound, start: amount.start - before.length };
  const behind = longest((bound) => phrases[bound].behind?.exec(text.slice(amount.end)));
  return behind && { ...amount, bound: behind.bound, end: amount.end + behind.length };
}

/** Of two phrases the longer one is meant: "no less than" is not "less than". */
function longest(
  find: (bound: Limit['bound']) => RegExpExecArray | null | undefined,
): { readonly bound: Limit['bound']; readonly length: number } | undefined {
  const lengthOf = (bound: Limit['bound']): number => find(bound)?.[0].length ?? 0;
  const least = { bound: 'least', length: lengthOf('least') } as const;
  const most = { bound: 'most', length: lengthOf('most') } as const;
  const longer = least.length > most.length ? least : most;
  return longer.length > 0 ? longer : undefined;
}

/** "Over ten but under twenty dollars", "over ten dollars but under twenty": the currency is said once. */
function withNumberBeside(text: string, limit: Limit, locale: Locale): readonly Limit[] {
  const phrases = limitPhrasesOf(locale);
  const bound = limit.bound === 'least' ? 'most' : 'least';
  const { before } = phrases[bound];
  const numberOf = (said: string) => readNumberOf(said, limit.money.currency, locale);
  const head = text.slice(0, limit.start).replace(phrases.joint, '');
  for (const start of startsIn(head, locale)) {
    const opened = before?.exec(head.slice(0, start));
    const money = opened && numberOf(head.slice(start));
    if (money) return [{ bound, money, start: opened.index, end: limit.start }, limit];
  }
  const tail = text.slice(limit.end).replace(/[\s,.?!]+$/u, '');
  for (const start of startsIn(tail, locale)) {
    const opened = before?.exec(tail.slice(0, start));
    const isNext = opened && phrases.joint.exec(tail.slice(0, opened.index))?.index === 0;
    const money = isNext === true ? numberOf(tail.slice(start)) : undefined;
    if (money) return [limit, { bound, money, start: limit.end, end: text.length }];
  }
  return [limit];
}

function without(
  text: string,
  parts: readonly { readonly start: number; readonly end: number }[],
): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of parts) {
    rest += `${text.slice(from, Math.max(from, start))} `;
    from = Math.max(from, end);
  }
  return rest + text.slice(from);
}
