/** The sentence in Japanese. Counters 個 and 件 cannot be heard as part of an amount, as 点 could. Not reviewed by a native speaker. */
import type { Phrases, PromiseWords, Wording } from '../wording.ts';

const PHRASES: Phrases = {
  dryRun: 'これは注文前の確認で、まだ何も購入されていません',
  order: '{shop}から、{items}',
  orderOfSeller: '{shop}から、販売元は{seller}、{items}',
  // が stands between title and count, so that a title that ends in a number does not run into it.
  item: { one: '{title}が{count}個', many: '{title}が{count}個' },
  more: { one: 'ほか{count}件', many: 'ほか{count}件' },
  delivery: '{address}へ{method}、お届け予定は{promise}',
  payment: 'お支払いは{instrument}',
  checkWords: '確認の言葉は、{checkWords}',
  deliveryAmount: '送料は{amount}',
  taxAmount: '税金は{amount}',
  discountAmount: '割引{label}は{amount}',
  total: '合計は{amount}{readBack}です',
  readBack: '、数字で{digits}、',
};

const WEEKDAYS = '月火水木金土日';

const JAPANESE_PROMISE: PromiseWords = {
  relative: ({ kind, isLatest }) => {
    if (kind === 'today') return isLatest ? '今日まで' : '今日';
    return isLatest ? '明日まで' : '明日';
  },
  days: (promise, { count }) => {
    const { from, to, areWorkdays } = promise;
    const range = to === from ? count(from) : `${count(from)}から${count(to)}`;
    return `${range}${areWorkdays ? '営業日' : '日'}後`;
  },
  date: (promise, { count }) => {
    const { weekday, date, isLatest } = promise;
    const name = weekday === undefined ? '' : `${WEEKDAYS.charAt(weekday)}曜日`;
    const range = date?.lastDay === undefined ? '' : `から${count(date.lastDay)}日`;
    const on = date === undefined ? '' : `${count(date.month + 1)}月${count(date.day)}日${range}`;
    return `${on}${name}${isLatest ? 'まで' : ''}`;
  },
};

export const JAPANESE_WORDING: Wording = {
  written: PHRASES,
  spoken: PHRASES,
  brief: {
    dryRun: 'まだ何も購入されていません',
    delivery: '{address}へ{method}、{promise}',
  },
  quotes: ['「', '」'],
  fullStop: '。',
  gap: '',
  comma: '、',
  lastJoiner: (next) => (next.startsWith('ほか') ? '、' : 'と'),
  checkWordPause: '、',
  itemGender: 'neuter',
  moreGender: 'neuter',
  whenEmpty: {
    title: '商品',
    shop: 'このお店',
    seller: '別の販売元',
    method: '配送',
    address: '登録済みの住所',
    promise: 'お店の案内どおり',
    instrument: '登録済みの支払い方法',
    discount: 'この注文',
  },
  charges: {
    delivery: 'お届け',
    // Our own word comes first, so that no address can pass for a line of the order.
    deliveryTo: ({ address, promise }) => `お届け：${address}、${promise}`,
    tax: '税金',
    discount: (label) => `割引：${label}`,
  },
  knownNames: new Map([
    ['standard delivery', '通常配送'],
    ['standard shipping', '通常配送'],
    ['express delivery', '速達'],
    ['express shipping', '速達'],
    ['next-day delivery', '翌日配送'],
    ['same-day delivery', '当日配送'],
    ['home', '自宅'],
    ['work', '職場'],
    ['office', '職場'],
  ]),
  endingIn: '末尾{digits}の{brand}',
  promise: JAPANESE_PROMISE,
};
