/** The sentence in Italian. Not reviewed by a native speaker. */
import type { Phrases, PromiseWords, Wording } from '../wording.ts';

const WRITTEN: Phrases = {
  dryRun: 'Questa è una simulazione: non è stato acquistato nulla',
  order: 'Da {shop}: {items}',
  orderOfSeller: 'Da {shop}, venduto da {seller}: {items}',
  item: { one: '{count} unità di {title}', many: '{count} unità di {title}' },
  more: { one: '{count} altro articolo', many: '{count} altri articoli' },
  delivery: '{method} all’indirizzo {address}, arrivo previsto: {promise}',
  payment: 'Pagamento con {instrument}',
  checkWords: 'Parole di controllo: {checkWords}',
  deliveryAmount: 'La consegna costa {amount}',
  taxAmount: 'Le imposte sono di {amount}',
  discountAmount: 'Lo sconto {label} è di {amount}',
  total: 'Il totale è di {amount}{readBack}',
  readBack: ', in cifre: {digits}',
};
const SPOKEN: Phrases = {
  ...WRITTEN,
  item: { one: "un'unità di {title}", many: '{count} unità di {title}' },
  more: { one: 'un altro articolo', many: '{count} altri articoli' },
  delivery: "{method} all'indirizzo {address}, arrivo previsto: {promise}",
};

const WEEKDAYS = 'lunedì martedì mercoledì giovedì venerdì sabato domenica'.split(' ');
const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  );

const ITALIAN_PROMISE: PromiseWords = {
  relative: ({ kind, isLatest }) => {
    if (kind === 'today') return isLatest ? 'entro oggi' : 'oggi';
    return isLatest ? 'entro domani' : 'domani';
  },
  days: (promise, { count }) => {
    const { from, to, areWorkdays } = promise;
    const range = to === from ? count(from) : `${count(from)} o ${count(to)}`;
    const one = areWorkdays ? 'giorno lavorativo' : 'giorno';
    return `tra ${range} ${to === 1 ? one : areWorkdays ? 'giorni lavorativi' : 'giorni'}`;
  },
  date: (promise, { isSpoken, day }) => {
    const dayOf = (number: number) => (number === 1 && !isSpoken ? '1º' : day(number));
    // "il tre", but "l'otto" and "l'undici".
    const withArticle = (preposition: string, number: number) => {
      const isVowel = number === 8 || number === 11;
      return `${preposition}${isVowel ? "l'" : ' '}${dayOf(number)}`;
    };

    const { weekday, date, isLatest } = promise;
    const parts = weekday === undefined ? [] : [WEEKDAYS[weekday] ?? ''];
    if (date !== undefined) {
      const month = MONTHS[date.month] ?? '';
      parts.push(
        date.lastDay === undefined
          ? `${dayOf(date.day)} ${month}`
          : `${withArticle('dal', date.day)} ${withArticle('al', date.lastDay)} ${month}`,
      );
    }
    return `${isLatest ? 'entro ' : ''}${parts.join(' ')}`;
  },
};

export const ITALIAN_WORDING: Wording = {
  written: WRITTEN,
  spoken: SPOKEN,
  brief: {
    dryRun: 'Simulazione: non è stato acquistato nulla',
    item: { one: "un'unità di {title}", many: '{count} di {title}' },
    delivery: '{method}, indirizzo {address}, {promise}',
    deliveryAmount: 'Consegna: {amount}',
    taxAmount: 'Imposte: {amount}',
    total: 'Totale: {amount}{readBack}',
  },
  quotes: ['«', '»'],
  fullStop: '.',
  gap: ' ',
  comma: ', ',
  lastJoiner: (next) => (/^e/iu.test(next) ? ' ed ' : ' e '),
  checkWordPause: ', ',
  itemGender: 'feminine',
  moreGender: 'masculine',
  whenEmpty: {
    title: 'un articolo',
    shop: 'questo negozio',
    seller: 'un altro venditore',
    method: 'Consegna',
    address: 'salvato',
    promise: 'secondo il negozio',
    instrument: 'il metodo di pagamento salvato',
    discount: 'su questo ordine',
  },
  charges: {
    delivery: 'Consegna',
    deliveryTo: ({ address, promise }) => `Consegna all’indirizzo ${address}, ${promise}`,
    tax: 'Tasse',
    discount: (label) => `Sconto: ${label}`,
  },
  knownNames: new Map([
    ['standard delivery', 'Consegna standard'],
    ['standard shipping', 'Spedizione standard'],
    ['express delivery', 'Consegna espressa'],
    ['express shipping', 'Spedizione espressa'],
    ['next-day delivery', 'Consegna il giorno dopo'],
    ['same-day delivery', 'Consegna in giornata'],
    ['home', 'Casa'],
    ['work', 'Lavoro'],
    ['office', 'Ufficio'],
  ]),
  endingIn: '{brand} che termina con {digits}',
  promise: ITALIAN_PROMISE,
};
