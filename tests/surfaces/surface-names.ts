/**
 * How each amount is named on each surface, by language: written down here a second time, apart from the source, so that an amount under
 * another's name is seen. In phrases `#` is the amount, `*` a label from outside.
 */
import type { SpeechLocale } from '#core';

export const AMOUNT_NAMES = ['delivery', 'tax', 'discount', 'total'] as const;
export type AmountName = (typeof AMOUNT_NAMES)[number];

export interface SurfaceNames {
  /** Sentences; where writing, speech and brief speech differ, all of them. */
  readonly phrases: Readonly<Record<AmountName, readonly string[]>>;
  /** Beside an amount on cards and receipts; the total has a name of its own on each. */
  readonly charges: Readonly<Record<Exclude<AmountName, 'total'>, readonly string[]>>;
  readonly totals: { readonly card: string; readonly paid: string; readonly receipt: string };
  readonly quotes: readonly [string, string];
  readonly stop: RegExp;
}

const POINT = /\.(?= |$)/u;

const ENGLISH: SurfaceNames = {
  phrases: {
    delivery: ['Delivery is #'],
    tax: ['Tax is #'],
    discount: ['The discount * takes off #'],
    total: ['The total is #'],
  },
  charges: {
    delivery: ['Delivery', 'Delivery to *'],
    tax: ['Tax'],
    discount: ['Discount: *'],
  },
  totals: { card: 'Total', paid: 'Paid', receipt: 'Total charged' },
  quotes: ['“', '”'],
  stop: POINT,
};
const SPANISH: SurfaceNames = {
  phrases: {
    delivery: ['El envío cuesta #', 'Envío: #'],
    tax: ['Los impuestos son #', 'Impuestos: #'],
    discount: ['El descuento * es de #'],
    total: ['El total es de #', 'Total: #'],
  },
  charges: {
    delivery: ['Envío', 'Envío a la dirección *'],
    tax: ['Impuestos'],
    discount: ['Descuento: *'],
  },
  totals: { card: 'Total', paid: 'Pagado', receipt: 'Total cobrado' },
  quotes: ['«', '»'],
  stop: POINT,
};

export const SURFACE_NAMES: Readonly<Record<SpeechLocale, SurfaceNames>> = {
  'en-US': ENGLISH,
  'en-GB': ENGLISH,
  'en-CA': ENGLISH,
  'es-US': { ...SPANISH, quotes: ['“', '”'] },
  'es-ES': SPANISH,
  'de-DE': {
    phrases: {
      delivery: ['Der Lieferpreis ist #', 'Lieferpreis: #'],
      tax: ['Die Steuer ist #', 'Steuer: #'],
      discount: ['Der Rabatt * ist #'],
      total: ['Der Gesamtbetrag ist #', 'Gesamtbetrag: #'],
    },
    charges: {
      delivery: ['Lieferung', 'Lieferung an die Adresse *'],
      tax: ['Steuer'],
      discount: ['Rabatt: *'],
    },
    totals: { card: 'Gesamtbetrag', paid: 'Bezahlt', receipt: 'Bezahlter Gesamtbetrag' },
    quotes: ['„', '“'],
    stop: POINT,
  },
  'fr-FR': {
    phrases: {
      delivery: ['La livraison coûte #', 'Livraison: #'],
      tax: ['Les taxes s’élèvent à #', "Les taxes s'élèvent à #", 'Taxes: #'],
      discount: ['La remise * s’élève à #', "La remise * s'élève à #"],
      total: ['Le total s’élève à #', "Le total s'élève à #", 'Total: #'],
    },
    charges: {
      delivery: ['Livraison', 'Livraison à l’adresse *'],
      tax: ['Taxes'],
      discount: ['Remise\u00a0: *'],
    },
    totals: { card: 'Total', paid: 'Payé', receipt: 'Total débité' },
    quotes: ['«', '»'],
    stop: POINT,
  },
  'it-IT': {
    phrases: {
      delivery: ['La consegna costa #', 'Consegna: #'],
      tax: ['Le imposte sono di #', 'Imposte: #'],
      discount: ['Lo sconto * è di #'],
      total: ['Il totale è di #', 'Totale: #'],
    },
    charges: {
      delivery: ['Consegna', 'Consegna all’indirizzo *'],
      tax: ['Tasse'],
      discount: ['Sconto: *'],
    },
    totals: { card: 'Totale', paid: 'Pagato', receipt: 'Totale addebitato' },
    quotes: ['«', '»'],
    stop: POINT,
  },
  'pt-BR': {
    phrases: {
      delivery: ['A entrega custa #', 'Entrega: #'],
      tax: ['Os impostos são #', 'Impostos: #'],
      discount: ['O desconto * é de #'],
      total: ['O total é de #', 'Total: #'],
    },
    charges: {
      delivery: ['Entrega', 'Entrega para o endereço *'],
      tax: ['Impostos'],
      discount: ['Desconto: *'],
    },
    totals: { card: 'Total', paid: 'Pago', receipt: 'Total cobrado' },
    quotes: ['“', '”'],
    stop: POINT,
  },
  'ja-JP': {
    phrases: {
      delivery: ['送料は#'],
      tax: ['税金は#'],
      discount: ['割引*は#'],
      total: ['合計は#です'],
    },
    charges: { delivery: ['お届け', 'お届け：*'], tax: ['税金'], discount: ['割引：*'] },
    totals: { card: '合計', paid: '支払い額', receipt: 'お支払い合計' },
    quotes: ['「', '」'],
    stop: /。/u,
  },
  'hi-IN': {
    phrases: {
      delivery: ['डिलीवरी शुल्क # है'],
      tax: ['टैक्स # है'],
      discount: ['छूट * की राशि # है'],
      total: ['कुल राशि # है', 'कुल राशि # है, अंकों में: *'],
    },
    charges: {
      delivery: ['डिलीवरी', 'डिलीवरी, पता *'],
      tax: ['टैक्स'],
      discount: ['छूट: *'],
    },
    totals: { card: 'कुल राशि', paid: 'भुगतान किया', receipt: 'कुल ली गई राशि' },
    quotes: ['“', '”'],
    stop: /।/u,
  },
};
