/** What a product slot holds when the words before the product were heard as part of it: "a dozen bags of decaf". */
import { readQuantity } from './read-quantity.ts';

export interface ProductWords {
  /** Empty where only a pointing word was said. */
  readonly product: string;
  /** Where it was said in the same breath. */
  readonly quantity: number | undefined;
}

const COUNT = /^(half a dozen|a dozen|a couple of|a couple|[a-z]+|[0-9]{1,2}) +(.+)$/;
const UNIT = /^(?:bags?|box(?:es)?|packs?|bottles?|tins?|pounds?) +(?:of +)?(.+)$/;
const ARTICLE = /^(?:of +)?(?:the|some|my) +(.+)$/;
const POINTING = ['them', 'those', 'these', 'one', 'some'];
/** They name no product: "buy it now", "the dark roast please". */
const FILLERS = new Set(['it', 'that', 'this', 'now', 'please']);

export function readProductWords(heard: string): ProductWords {
  const text = heard
    .toLowerCase()
    .split(/[\s,!?]+/)
    .filter((word) => word !== '' && !FILLERS.has(word))
    .join(' ');
  const [, count = '', afterCount = ''] = COUNT.exec(text) ?? [];
  const quantity = readQuantity(count);
  const counted = quantity === undefined ? text : afterCount;
  const product = without(ARTICLE, without(UNIT, counted));
  return { product: POINTING.includes(product) ? '' : product, quantity };
}

function without(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[1] ?? text;
}
