/** The sentence in French. Amounts follow "à" and "coûte", where nothing elides. Not reviewed by a native speaker. */
import type { Phrases, PromiseWords, Wording } from '../wording.ts';

/** Before a colon and inside quotes the space does not break. */
const WRITTEN: Phrases = {
  dryRun: 'Ceci est une simulation\u00a0: rien n’a été acheté',
  order: 'Chez {shop}\u00a0: {items}',
  orderOfSeller: 'Chez {shop}, vendu par {seller}\u00a0: {items}',
  item: { one: '{count} × {title}', many: '{count} × {title}' },
  more: { one: '{count} autre article', many: '{count} autres articles' },
  delivery: '{method} à l’adresse {address}, arrivée prévue\u00a0: {promise}',
  payment: 'Paiement avec {instrument}',
  checkWords: 'Mots de contrôle\u00a0: {checkWords}',
  deliveryAmount: 'La livraison coûte {amount}',
  taxAmount: 'Les taxes s’élèvent à {amount}',
  discountAmount: 'La remise {label} s’élève à {amount}',
  total: 'Le total s’élève à {amount}{readBack}',
  readBack: ', en chiffres\u00a0: {digits}',
};
const SPOKEN: Phrases = {
  ...WRITTEN,
  dryRun: "Ceci est une simulation: rien n'a été acheté",
  order: 'Chez {shop}: {items}',
  orderOfSeller: 'Chez {shop}, vendu par {seller}: {items}',
  item: { one: 'une fois {title}', many: '{count} fois {title}' },
  more: { one: 'un autre article', many: '{count} autres articles' },
  delivery: "{method} à l'adresse {address}, arrivée prévue: {promise}",
  checkWords: 'Mots de contrôle: {checkWords}',
  taxAmount: "Les taxes s'élèvent à {amount}",
  discountAmount: "La remise {label} s'élève à {amount}",
  total: "Le total s'élève à {amount}{readBack}",
  readBack: ', en chiffres: {digits}',
};

const WEEKDAYS = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ');
const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

const FRENCH_PROMISE: PromiseWords = {
  relative: ({ kind, isLatest }) => {
    if (kind === 'today') return isLatest ? "au plus tard aujourd'hui" : "aujourd'hui";
    return isLatest ? 'au plus tard demain' : 'demain';
  },
  days: (promise, { count }) => {
    const { from, to, areWorkdays } = promise;
    const range = to === from ? count(from) : `${count(from)} à ${count(to)}`;
    const workday = to === 1 ? ' ouvré' : ' ouvrés';
    return `sous ${range} ${to === 1 ? 'jour' : 'jours'}${areWorkdays ? workday : ''}`;
  },
  date: (promise, { isSpoken, day }) => {
    const dayOf = (number: number) => (number === 1 && !isSpoken ? '1er' : day(number));

    const { weekday, date, isLatest } = promise;
    const parts = weekday === undefined ? [] : [WEEKDAYS[weekday] ?? ''];
    if (date !== undefined) {
      const month = MONTHS[date.month] ?? '';
      parts.push(
        date.lastDay === undefined
          ? `${dayOf(date.day)} ${month}`
          : `du ${dayOf(date.day)} au ${dayOf(date.lastDay)} ${month}`,
      );
    }
    return `${isLatest ? 'au plus tard ' : ''}${parts.join(' ')}`;
  },
};

export const FRENCH_WORDING: Wording = {
  written: WRITTEN,
  spoken: SPOKEN,
  brief: {
    dryRun: "Simulation: rien n'a été acheté",
    delivery: '{method}, adresse {address}, {promise}',
    deliveryAmount: 'Livraison: {amount}',
    taxAmount: 'Taxes: {amount}',
    total: 'Total: {amount}{readBack}',
  },
  quotes: ['«\u00a0', '\u00a0»'],
  fullStop: '.',
  gap: ' ',
  comma: ', ',
  lastJoiner: () => ' et ',
  checkWordPause: ', ',
  itemGender: 'feminine',
  moreGender: 'masculine',
  whenEmpty: {
    title: 'un article',
    shop: 'cette boutique',
    seller: 'un autre vendeur',
    method: 'Livraison',
    address: 'enregistrée',
    promise: 'selon la boutique',
    instrument: 'le moyen de paiement enregistré',
    discount: 'sur cette commande',
  },
  charges: {
    delivery: 'Livraison',
    deliveryTo: ({ address, promise }) => `Livraison à l’adresse ${address}, ${promise}`,
    tax: 'Taxes',
    discount: (label) => `Remise\u00a0: ${label}`,
  },
  knownNames: new Map([
    ['standard delivery', 'Livraison standard'],
    ['standard shipping', 'Livraison standard'],
    ['express delivery', 'Livraison express'],
    ['express shipping', 'Livraison express'],
    ['next-day delivery', 'Livraison le lendemain'],
    ['same-day delivery', 'Livraison le jour même'],
    ['home', 'Maison'],
    ['work', 'Travail'],
    ['office', 'Bureau'],
  ]),
  endingIn: '{brand} se terminant par {digits}',
  promise: FRENCH_PROMISE,
};
