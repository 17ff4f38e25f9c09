/** Words that customers use for one another. Each line is a circle: whoever asks for one of it means all of it. */
import { FOREIGN_CIRCLES } from './foreign-words.ts';
import { wordsOf } from './search-words.ts';

const CIRCLES = [
  'mug cup',
  'gift present',
  'decaf decaffeinated decaff caffeinefree',
  'coffee java joe',
  'pitcher jug carafe',
  'cookie biscuit',
  'candy sweet sweets confectionery',
  'jewelry jewellery jewels jewel',
  'wine booze',
  'alcohol booze liquor spirits',
  'grinder mill',
  'flask thermos',
  'notebook journal',
  'earbuds earphones',
  'headphones headset',
  'crypto cryptocurrency',
  'voucher coupon',
  'gambling betting casino',
  'capsule pod',
  'sirup syrup',

  'lamp light',
  'frother foamer',
  'maker brewer',
  'dish plate',
  'glass tumbler',
  'towel cloth',
  'gray grey',
  'herbal tisane',
  'stationery office',
  'crockery tableware dishes',
  'installment instalment',
  'book reading',
  'laptop computer',
  'snack nibbles',
  'iced cold',
] as const;

const SAME_MEANING: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const map = new Map<string, Set<string>>();
  for (const circle of [...CIRCLES, ...FOREIGN_CIRCLES]) {
    const words = wordsOf(circle);
    for (const word of words) {
      const others = map.get(word) ?? new Set();
      for (const other of words) if (other !== word) others.add(other);
      map.set(word, others);
    }
  }
  return map;
})();

const NONE: ReadonlySet<string> = new Set();

export function synonymsOf(word: string): ReadonlySet<string> {
  return SAME_MEANING.get(word) ?? NONE;
}
