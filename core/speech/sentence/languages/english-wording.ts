/** The sentence in English; British dates put the day first. */
import { MONTHS, WEEKDAYS } from '../known-promise.ts';
import type { Phrases, PromiseWords, Wording } from '../wording.ts';

const PHRASES: Phrases = {
  dryRun: 'This is a dry run: nothing has been bought',
  order: 'From {shop}: {items}',
  orderOfSeller: 'From {shop}, sold by {seller}: {items}',
  // "two of" and not "two": a title may begin with a number ("12 oz …") that would run into the quantity.
  item: { one: '{count} of {title}', many: '{count} of {title}' },
  more: { one: '{count} more item', many: '{count} more items' },
  delivery: '{method} to {address}, arriving {promise}',
  payment: 'Paying with {instrument}',
  checkWords: 'Check words: {checkWords}',
  deliveryAmount: 'Delivery is {amount}',
  taxAmount: 'Tax is {amount}',
  discountAmount: 'The discount {label} takes off {amount}',
  total: 'The total is {amount}{readBack}',
  // Behind these two words a recogniser finds where the digits begin (docs/hearing.md).
  readBack: ': that is {digits}',
};

const BRITISH_PROMISE: PromiseWords = {
  relative: ({ kind, isLatest }) => (isLatest ? `by ${kind}` : kind),
  days: (promise, { count }) => {
    const { from, to, areWorkdays } = promise;
    const range = to === from ? count(from) : `${count(from)} to ${count(to)}`;
    return `in ${range} ${areWorkdays ? 'working ' : ''}${to === 1 ? 'day' : 'days'}`;
  },
  date: (promise, { isSpoken, day }) => {
    const { weekday, date, isLatest } = promise;
    const name = weekday === undefined ? undefined : WEEKDAYS[weekday];
    const said = [name, date === undefined ? undefined : dateOf(date)].filter(Boolean);
    return `${isLatest ? 'by ' : ''}${said.join(isSpoken ? ', ' : ' ')}`;

    function dateOf(date: { month: number; day: number; lastDay: number | undefined }): string {
      const month = MONTHS[date.month] ?? '';
      const first = isSpoken ? `the ${day(date.day)}` : String(date.day);
      if (date.lastDay === undefined)
        return isSpoken ? `${first} of ${month}` : `${first} ${month}`;
      return isSpoken
        ? `${first} to the ${day(date.lastDay)} of ${month}`
        : `${first} to ${String(date.lastDay)} ${month}`;
    }
  },
};

export const ENGLISH_WORDING: Wording = {
  written: PHRASES,
  spoken: PHRASES,
  brief: {},
  quotes: ['“', '”'],
  fullStop: '.',
  gap: ' ',
  comma: ', ',
  lastJoiner: () => ' and ',
  checkWordPause: ' ',
  itemGender: 'neuter',
  moreGender: 'neuter',
  whenEmpty: {
    title: 'an item',
    shop: 'this shop',
    seller: 'another seller',
    method: 'Delivery',
    address: 'your saved address',
    promise: 'as the shop promises',
    instrument: 'your saved way to pay',
    discount: 'on this order',
  },
  charges: {
    delivery: 'Delivery',
    deliveryTo: ({ address, promise }) => `Delivery to ${address}, ${promise}`,
    tax: 'Tax',
    discount: (label) => `Discount: ${label}`,
  },
  knownNames: new Map(),
  endingIn: undefined,
  promise: undefined,
};

export const BRITISH_WORDING: Wording = { ...ENGLISH_WORDING, promise: BRITISH_PROMISE };
