/** The structure as text: phrases of the language, filled with what the surface (writing or speech) makes of each part. */
import type { Gender } from '../amounts/languages/language.ts';
import type { Money } from '../../money/money.ts';
import type { NamedAmount } from './named-amounts.ts';
import type { OutsideKind, SentenceStructure } from './sentence-structure.ts';
import { fill, type Counted, type Phrases, type Wording } from './wording.ts';

/** Writing or speech. */
export interface Surface {
  readonly phrases: Phrases;
  readonly count: (count: number, gender: Gender) => string;
  readonly amount: (money: Money) => string;
  /** The digits of a total that sounds like another; undefined where there is none to say. */
  readonly readBack: (money: Money) => string | undefined;
  readonly checkWords: (words: string) => string;
  /** Text from outside: it can fill its place and nothing else. `whenEmpty` stands in when nothing harmless is left of it. */
  readonly outside: (kind: OutsideKind, text: string, whenEmpty: string) => string;
}

export function renderSentence(
  structure: SentenceStructure,
  wording: Wording,
  surface: Surface,
): string {
  const { phrases, outside } = surface;
  const { whenEmpty } = wording;
  const { seller } = structure;
  const shop = outside('name', structure.shop, whenEmpty.shop);
  const items = itemsOf(structure, wording, surface);
  const sentences = [
    phrases.dryRun,
    seller === undefined
      ? fill(phrases.order, { shop, items })
      : fill(phrases.orderOfSeller, {
          shop,
          items,
          seller: outside('name', seller, whenEmpty.seller),
        }),
    fill(phrases.delivery, {
      method: outside('method', structure.method, whenEmpty.method),
      address: outside('label', structure.address, whenEmpty.address),
      promise: outside('promise', structure.promise, whenEmpty.promise),
    }),
    fill(phrases.payment, {
      instrument: outside('label', structure.instrument, whenEmpty.instrument),
    }),
    fill(phrases.checkWords, { checkWords: surface.checkWords(structure.checkWords) }),
    ...structure.amounts.map((amount) => amountSentence(amount, wording, surface)),
  ];
  return sentences
    .map((sentence) => `${capitalised(sentence)}${wording.fullStop}`)
    .join(wording.gap);
}

function itemsOf(structure: SentenceStructure, wording: Wording, surface: Surface): string {
  const { phrases, count, outside } = surface;
  const items = structure.items.map((item) =>
    fill(formOf(phrases.item, item.count), {
      count: count(item.count, wording.itemGender),
      title: outside('title', item.title, wording.whenEmpty.title),
    }),
  );
  const { left } = structure;
  if (left > 0) {
    items.push(fill(formOf(phrases.more, left), { count: count(left, wording.moreGender) }));
  }
  const last = items.pop() ?? '';
  return items.length === 0
    ? last
    : `${items.join(wording.comma)}${wording.lastJoiner(last)}${last}`;
}

function amountSentence(named: NamedAmount, wording: Wording, surface: Surface): string {
  const { phrases } = surface;
  const amount = surface.amount(named.money);
  switch (named.name) {
    case 'delivery':
      return fill(phrases.deliveryAmount, { amount });
    case 'tax':
      return fill(phrases.taxAmount, { amount });
    case 'discount': {
      const label = surface.outside('quoted', named.label, wording.whenEmpty.discount);
      return fill(phrases.discountAmount, { label, amount });
    }
    case 'total': {
      const digits = surface.readBack(named.money);
      const readBack = digits === undefined ? '' : fill(phrases.readBack, { digits });
      return fill(phrases.total, { amount, readBack });
    }
    default:
      return named satisfies never;
  }
}

function formOf(forms: Counted, count: number): string {
  return count === 1 ? forms.one : forms.many;
}

function capitalised(sentence: string): string {
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`;
}
