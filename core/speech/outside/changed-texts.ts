/**
 * Which texts of an order were changed before anybody saw or heard them, and by what: for the audit. Parts and kinds alone, never the text
 * (a ledger holds nobody's words, and a title may hold a card number: invariant 12); the terms, which the digest names, hold it whole.
 */
import type { OrderTerms } from '../../order/order-terms.ts';
import { safeTextOf } from './outside-text.ts';
import { TAKEN_OUT_KINDS, type TakenOutKind } from './taken-out.ts';

export const OUTSIDE_PARTS = [
  'shop',
  'seller',
  'title',
  'discount',
  'method',
  'promise',
  'address',
  'instrument',
] as const;
export type OutsidePart = (typeof OUTSIDE_PARTS)[number];

export interface ChangedText {
  readonly part: OutsidePart;
  /** From 1, of a title or a discount; 0 where an order has one such text. */
  readonly position: number;
  /** What was taken out of it, each kind once. */
  readonly kinds: readonly TakenOutKind[];
}

/** A ledger's fact is at most as long as this. */
const MOST_WRITTEN = 200;

export function changedTextsOf(terms: OrderTerms): readonly ChangedText[] {
  const { locale } = terms;
  const changed = (part: OutsidePart, text: string, position = 0): readonly ChangedText[] => {
    const { takenOut } = safeTextOf(text, { locale, surface: 'shown' });
    const kinds = TAKEN_OUT_KINDS.filter((kind) => takenOut.some((each) => each.kind === kind));
    return kinds.length === 0 ? [] : [{ part, position, kinds }];
  };
  return [
    ...changed('shop', terms.shop.name),
    ...changed('seller', terms.merchant.name),
    ...terms.lines.flatMap(({ title }, index) => changed('title', title, index + 1)),
    ...terms.discounts.flatMap(({ label }, index) => changed('discount', label, index + 1)),
    ...changed('method', terms.delivery.method),
    ...changed('promise', terms.delivery.promise),
    ...changed('address', terms.address.label),
    ...changed('instrument', terms.instrument.label),
  ];
}

/** `title 1: amount claim; shop: markup`: as many as a ledger's fact holds, each whole. */
export function writeChangedTexts(changed: readonly ChangedText[]): string {
  let written = '';
  for (const { part, position, kinds } of changed) {
    const entry = `${part}${position === 0 ? '' : ` ${String(position)}`}: ${kinds.join(' ')}`;
    const longer = written === '' ? entry : `${written}; ${entry}`;
    if (longer.length > MOST_WRITTEN) break;
    written = longer;
  }
  return written;
}
