/** The one structure of the dry-run sentence. Written and spoken text are two renderings of it and cannot disagree. */
import type { Money } from '../../money/money.ts';
import type { OrderTerms } from '../../order/order-terms.ts';
import { namedAmountsOf, type NamedAmount } from './named-amounts.ts';

export type SentencePart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'amount'; readonly money: Money }
  /** Spoken only: the digits of an amount that sounds like another. */
  | { readonly kind: 'read_back'; readonly money: Money }
  /** Text from outside: it can fill its place and nothing else. `whenEmpty` stands in when nothing harmless is left of it. */
  | {
      readonly kind: 'title' | 'quoted' | 'name' | 'label' | 'promise';
      readonly text: string;
      readonly whenEmpty: string;
    };

/** The parts of one sentence; its full stop comes with the rendering. */
export type Sentence = readonly SentencePart[];

/** At most this many lines are named; Alexa's limit for a list that is heard is the same. */
const MOST_NAMED_LINES = 5;

export function sentencesOf(terms: OrderTerms, checkWords: string): readonly Sentence[] {
  return [
    [words('This is a dry run: nothing has been bought')],
    [...sellerOf(terms), words(': '), ...itemsOf(terms)],
    deliveryOf(terms),
    [words('Paying with '), outside('label', terms.instrument.label, 'your saved way to pay')],
    [words(`Check words: ${checkWords}`)],
    ...namedAmountsOf(terms).map(namedAmount),
  ];
}

function sellerOf({ shop, merchant }: OrderTerms): Sentence {
  const from: Sentence = [words('From '), outside('name', shop.name, 'this shop')];
  if (merchant.id === shop.id && merchant.name === shop.name) return from;
  return [...from, words(', sold by '), outside('name', merchant.name, 'another seller')];
}

function itemsOf({ lines }: OrderTerms): Sentence {
  const items = lines.slice(0, MOST_NAMED_LINES).map(({ quantity, title }): Sentence => [
    // "two of" and not "two": a title may begin with a number ("12 oz …") that would run into the quantity.
    { kind: 'count', count: quantity },
    words(' of '),
    outside('title', title, 'an item'),
  ]);
  const left = lines.length - MOST_NAMED_LINES;
  if (left > 0) {
    items.push([{ kind: 'count', count: left }, words(left === 1 ? ' more item' : ' more items')]);
  }
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [words(index === items.length - 1 ? ' and ' : ', '), ...item];
  });
}

function deliveryOf({ delivery, address }: OrderTerms): Sentence {
  return [
    outside('name', delivery.method, 'Delivery'),
    words(' to '),
    outside('label', address.label, 'your saved address'),
    words(', arriving '),
    outside('promise', delivery.promise, 'as the shop promises'),
  ];
}

function namedAmount(amount: NamedAmount): Sentence {
  const value: SentencePart = { kind: 'amount', money: amount.money };
  switch (amount.name) {
    case 'delivery':
      return [words('Delivery is '), value];
    case 'tax':
      return [words('Tax is '), value];
    case 'discount':
      return [
        words('The discount '),
        outside('quoted', amount.label, 'on this order'),
        words(' takes off '),
        value,
      ];
    case 'total':
      return [words('The total is '), value, { kind: 'read_back', money: amount.money }];
    default:
      return amount satisfies never;
  }
}

function words(text: string): SentencePart {
  return { kind: 'words', text };
}

function outside(
  kind: 'title' | 'quoted' | 'name' | 'label' | 'promise',
  text: string,
  whenEmpty: string,
): SentencePart {
  return { kind, text, whenEmpty };
}
