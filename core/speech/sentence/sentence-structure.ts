/** The one structure of the dry-run sentence. Written and spoken text are two renderings of it and cannot disagree. */
import type { OrderTerms } from '../../order/order-terms.ts';
import { namedAmountsOf, type NamedAmount } from './named-amounts.ts';

/** How a text from outside stands in the sentence. */
export type OutsideKind = 'title' | 'quoted' | 'name' | 'method' | 'label' | 'promise';

export interface SentenceItem {
  readonly count: number;
  readonly title: string;
}

/** In the order in which it is said: the shop's lines, delivery, payment, check words, and the amounts with the total last. */
export interface SentenceStructure {
  readonly shop: string;
  /** The seller of record, where it is another than the shop. */
  readonly seller: string | undefined;
  readonly items: readonly SentenceItem[];
  /** Lines that are not named. */
  readonly left: number;
  readonly method: string;
  readonly address: string;
  readonly promise: string;
  readonly instrument: string;
  readonly checkWords: string;
  readonly amounts: readonly NamedAmount[];
}

/** At most this many lines are named; Alexa's limit for a list that is heard is the same. */
export const MOST_NAMED_LINES = 5;

export function structureOf(
  terms: Omit<OrderTerms, 'locale'>,
  { checkWords, mostNamed }: { readonly checkWords: string; readonly mostNamed: number },
): SentenceStructure {
  const { shop, merchant, lines, delivery, address, instrument } = terms;
  const named = lines.slice(0, mostNamed);
  const isSellerShop = merchant.id === shop.id && merchant.name === shop.name;
  return {
    shop: shop.name,
    seller: isSellerShop ? undefined : merchant.name,
    items: named.map(({ quantity, title }) => ({ count: quantity, title })),
    left: lines.length - named.length,
    method: delivery.method,
    address: address.label,
    promise: delivery.promise,
    instrument: instrument.label,
    checkWords,
    amounts: namedAmountsOf(terms),
  };
}
