/** The sentence in Hindi. The danda is its full stop. Not reviewed by a native speaker. */
import type { Phrases, PromiseWords, Wording } from '../wording.ts';

const PHRASES: Phrases = {
  dryRun: 'यह सिर्फ़ ऑर्डर की जाँच है: अभी कुछ भी खरीदा नहीं गया है',
  order: '{shop} से: {items}',
  orderOfSeller: '{shop} से, विक्रेता {seller}: {items}',
  item: { one: '{title} का {count} पीस', many: '{title} के {count} पीस' },
  more: { one: '{count} और सामान', many: '{count} और सामान' },
  delivery: '{method}, पता {address}, पहुँचने का समय: {promise}',
  payment: 'भुगतान {instrument} से',
  checkWords: 'जाँच के शब्द: {checkWords}',
  deliveryAmount: 'डिलीवरी शुल्क {amount} है',
  taxAmount: 'टैक्स {amount} है',
  // "की राशि" stands between label and amount, so that a label that ends in a number does not run into it.
  discountAmount: 'छूट {label} की राशि {amount} है',
  total: 'कुल राशि {amount} है{readBack}',
  readBack: ', अंकों में: {digits}',
};

const WEEKDAYS = 'सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार'.split(' ');
const MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

const HINDI_PROMISE: PromiseWords = {
  relative: ({ kind, isLatest }) => {
    if (kind === 'today') return isLatest ? 'आज तक' : 'आज';
    return isLatest ? 'आने वाले कल तक' : 'आने वाला कल';
  },
  days: (promise, { count }) => {
    const { from, to, areWorkdays } = promise;
    const range = to === from ? count(from) : `${count(from)} से ${count(to)}`;
    return `${range} ${areWorkdays ? 'कार्य दिवसों' : to === 1 ? 'दिन' : 'दिनों'} में`;
  },
  date: (promise, { count }) => {
    const { weekday, date, isLatest } = promise;
    const parts = weekday === undefined ? [] : [WEEKDAYS[weekday] ?? ''];
    if (date !== undefined) {
      const to = date.lastDay === undefined ? '' : ` से ${count(date.lastDay)}`;
      parts.push(`${count(date.day)}${to} ${MONTHS[date.month] ?? ''}`);
    }
    return `${parts.join(', ')}${isLatest ? ' तक' : ''}`;
  },
};

export const HINDI_WORDING: Wording = {
  written: PHRASES,
  spoken: PHRASES,
  brief: {
    delivery: '{method}, पता {address}, {promise}',
  },
  quotes: ['“', '”'],
  fullStop: '।',
  gap: ' ',
  comma: ', ',
  lastJoiner: () => ' और ',
  checkWordPause: ', ',
  itemGender: 'masculine',
  moreGender: 'masculine',
  whenEmpty: {
    title: 'एक वस्तु',
    shop: 'इस दुकान',
    seller: 'कोई और',
    method: 'डिलीवरी',
    address: 'आपका सहेजा हुआ',
    promise: 'दुकान के अनुसार',
    instrument: 'आपके सहेजे हुए तरीके',
    discount: 'इस ऑर्डर पर',
  },
  charges: {
    delivery: 'डिलीवरी',
    deliveryTo: ({ address, promise }) => `डिलीवरी, पता ${address}, ${promise}`,
    tax: 'टैक्स',
    discount: (label) => `छूट: ${label}`,
  },
  knownNames: new Map([
    ['standard delivery', 'सामान्य डिलीवरी'],
    ['standard shipping', 'सामान्य डिलीवरी'],
    ['express delivery', 'एक्सप्रेस डिलीवरी'],
    ['express shipping', 'एक्सप्रेस डिलीवरी'],
    ['next-day delivery', 'अगले दिन डिलीवरी'],
    ['same-day delivery', 'उसी दिन डिलीवरी'],
    ['home', 'घर'],
    ['work', 'दफ़्तर'],
    ['office', 'दफ़्तर'],
  ]),
  endingIn: 'आखिरी अंक {digits} वाले {brand}',
  promise: HINDI_PROMISE,
};
