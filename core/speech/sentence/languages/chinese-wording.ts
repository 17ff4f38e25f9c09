/** The sentence in Chinese, for screens and written confirmation only: Alexa does not speak it. Not reviewed by a native speaker. */
import type { Phrases, PromiseWords, Wording } from '../wording.ts';

const PHRASES: Phrases = {
  dryRun: '这是订单预览：尚未购买任何商品',
  order: '商店{shop}：{items}',
  orderOfSeller: '商店{shop}，由{seller}销售：{items}',
  // 件 stands between count and title, so that a title that begins with a number does not run into it.
  item: { one: '{count}件{title}', many: '{count}件{title}' },
  more: { one: '以及其他{count}种商品', many: '以及其他{count}种商品' },
  delivery: '{method}，送至{address}，送达时间：{promise}',
  payment: '付款方式：{instrument}',
  checkWords: '核对词：{checkWords}',
  deliveryAmount: '运费为{amount}',
  taxAmount: '税费为{amount}',
  discountAmount: '优惠{label}减{amount}',
  total: '总计为{amount}{readBack}',
  readBack: '',
};

const WEEKDAYS = '一二三四五六日';

const CHINESE_PROMISE: PromiseWords = {
  relative: ({ kind, isLatest }) =>
    `${isLatest ? '最晚' : ''}${kind === 'today' ? '今天' : '明天'}`,
  days: (promise, { count }) => {
    const { from, to, areWorkdays } = promise;
    const range = to === from ? count(from) : `${count(from)}至${count(to)}`;
    return `${range}${areWorkdays ? '个工作日' : '天'}内`;
  },
  date: (promise, { count }) => {
    const { weekday, date, isLatest } = promise;
    const to = date?.lastDay === undefined ? '' : `至${count(date.lastDay)}日`;
    const on = date === undefined ? '' : `${count(date.month + 1)}月${count(date.day)}日${to}`;
    const name = weekday === undefined ? '' : `星期${WEEKDAYS.charAt(weekday)}`;
    return `${isLatest ? '最晚' : ''}${on}${name}`;
  },
};

export const CHINESE_WORDING: Wording = {
  written: PHRASES,
  spoken: PHRASES,
  brief: {},
  quotes: ['“', '”'],
  fullStop: '。',
  gap: '',
  comma: '，',
  lastJoiner: (next) => (next.startsWith('以及') ? '，' : '和'),
  checkWordPause: '，',
  itemGender: 'neuter',
  moreGender: 'neuter',
  whenEmpty: {
    title: '商品',
    shop: '本店',
    seller: '其他卖家',
    method: '配送',
    address: '已保存的地址',
    promise: '以商店通知为准',
    instrument: '已保存的付款方式',
    discount: '本订单',
  },
  charges: {
    delivery: '运费',
    deliveryTo: ({ address, promise }) => `运费：送至${address}，${promise}`,
    tax: '税费',
    discount: (label) => `优惠：${label}`,
  },
  knownNames: new Map([
    ['standard delivery', '标准配送'],
    ['standard shipping', '标准配送'],
    ['express delivery', '快速配送'],
    ['express shipping', '快速配送'],
    ['next-day delivery', '次日达'],
    ['same-day delivery', '当日达'],
    ['home', '家'],
    ['work', '公司'],
    ['office', '公司'],
  ]),
  endingIn: '尾号{digits}的{brand}',
  promise: CHINESE_PROMISE,
};
