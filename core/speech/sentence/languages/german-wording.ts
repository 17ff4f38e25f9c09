/** The sentence in German. Amounts stand in the nominative ("ist ein Euro"). Not reviewed by a native speaker. */
import type { Phrases, PromiseWords, Wording } from '../wording.ts';

const WRITTEN: Phrases = {
  dryRun: 'Das ist ein Probelauf: Es wurde nichts gekauft',
  order: 'Von {shop}: {items}',
  orderOfSeller: 'Von {shop}, verkauft von {seller}: {items}',
  item: { one: '{count} × {title}', many: '{count} × {title}' },
  more: { one: '{count} weiterer Artikel', many: '{count} weitere Artikel' },
  delivery: '{method} an die Adresse {address}, Ankunft: {promise}',
  payment: 'Zahlung mit {instrument}',
  checkWords: 'Kontrollwörter: {checkWords}',
  deliveryAmount: 'Der Lieferpreis ist {amount}',
  taxAmount: 'Die Steuer ist {amount}',
  discountAmount: 'Der Rabatt {label} ist {amount}',
  total: 'Der Gesamtbetrag ist {amount}{readBack}',
  readBack: ', in Ziffern: {digits}',
};
const SPOKEN: Phrases = {
  ...WRITTEN,
  item: { one: 'einmal {title}', many: '{count}mal {title}' },
  more: { one: 'ein weiterer Artikel', many: '{count} weitere Artikel' },
};

const WEEKDAYS = 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' ');
const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

const GERMAN_PROMISE: PromiseWords = {
  relative: ({ kind, isLatest }) => {
    if (kind === 'today') return isLatest ? 'spätestens heute' : 'heute';
    return isLatest ? 'spätestens morgen' : 'morgen';
  },
  days: (promise, { count }) => {
    const { from, to, areWorkdays } = promise;
    if (to === 1) return areWorkdays ? 'in einem Werktag' : 'in einem Tag';
    const range = to === from ? count(from) : `${count(from)} bis ${count(to)}`;
    return `in ${range} ${areWorkdays ? 'Werktagen' : 'Tagen'}`;
  },
  date: (promise, { isSpoken, day }) => {
    const ordinal = (number: number) =>
      isSpoken ? day(number).replace(/en?$/u, 'er') : `${String(number)}.`;

    const { weekday, date, isLatest } = promise;
    const parts = weekday === undefined ? [] : [WEEKDAYS[weekday] ?? ''];
    if (date !== undefined) {
      const to = date.lastDay === undefined ? '' : ` bis ${ordinal(date.lastDay)}`;
      parts.push(`${ordinal(date.day)}${to} ${MONTHS[date.month] ?? ''}`);
    }
    return `${isLatest ? 'spätestens ' : ''}${parts.join(', ')}`;
  },
};

export const GERMAN_WORDING: Wording = {
  written: WRITTEN,
  spoken: SPOKEN,
  brief: {
    dryRun: 'Probelauf: Es wurde nichts gekauft',
    delivery: '{method}, Adresse {address}, {promise}',
    deliveryAmount: 'Lieferpreis: {amount}',
    taxAmount: 'Steuer: {amount}',
    total: 'Gesamtbetrag: {amount}{readBack}',
  },
  quotes: ['„', '“'],
  fullStop: '.',
  gap: ' ',
  comma: ', ',
  lastJoiner: () => ' und ',
  checkWordPause: ', ',
  itemGender: 'neuter',
  moreGender: 'masculine',
  whenEmpty: {
    title: 'ein Artikel',
    shop: 'diesem Shop',
    seller: 'einem anderen Händler',
    method: 'Lieferung',
    address: 'im Konto',
    promise: 'wie vom Shop zugesagt',
    instrument: 'der gespeicherten Zahlungsart',
    discount: 'auf diese Bestellung',
  },
  charges: {
    delivery: 'Lieferung',
    deliveryTo: ({ address, promise }) => `Lieferung an die Adresse ${address}, ${promise}`,
    tax: 'Steuer',
    discount: (label) => `Rabatt: ${label}`,
  },
  knownNames: new Map([
    ['standard delivery', 'Standardlieferung'],
    ['standard shipping', 'Standardversand'],
    ['express delivery', 'Expresslieferung'],
    ['express shipping', 'Expressversand'],
    ['next-day delivery', 'Lieferung am nächsten Tag'],
    ['same-day delivery', 'Lieferung am selben Tag'],
    ['home', 'Zuhause'],
    ['work', 'Arbeit'],
    ['office', 'Büro'],
  ]),
  endingIn: '{brand}, letzte Ziffern {digits}',
  promise: GERMAN_PROMISE,
};
