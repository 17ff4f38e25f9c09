/** The sellers of record of the shop's catalogue: who is paid, in which currencies, and what a parcel of theirs costs. */
import {
  minorUnitsOf,
  payeeIdSchema,
  type CurrencyCode,
  type MerchantQuote,
  type MinorUnits,
} from '#core';

export interface Seller {
  readonly name: string;
  /** The processor account that is paid (PayPal's `account_id` has 13 characters, without 0, 1, I and O). */
  readonly payeeId: MerchantQuote['payeeId'];
  /** The charge for one parcel, in each currency that the seller sells in. */
  readonly deliveryMinor: Readonly<Partial<Record<CurrencyCode, MinorUnits>>>;
  /** Whether it can keep goods for a customer who has not paid yet. */
  readonly canHold: boolean;
}

export const SELLER_IDS = ['harbor-roasters', 'eastern-tableware', 'wide-gulf-goods'] as const;
export type SellerId = (typeof SELLER_IDS)[number];

export const SELLERS: Readonly<Record<SellerId, Seller>> = {
  /** The shop itself. */
  'harbor-roasters': {
    name: 'Harbor Roasters LLC',
    payeeId: payeeIdSchema.parse('HARBRASTERS27'),
    deliveryMinor: { USD: minorUnitsOf(650) },
    canHold: true,
  },
  'eastern-tableware': {
    name: 'Eastern Tableware Exports',
    payeeId: payeeIdSchema.parse('EASTERNTABLE2'),
    deliveryMinor: { JPY: minorUnitsOf(1550) },
    canHold: true,
  },
  'wide-gulf-goods': {
    name: 'Wide Gulf Goods and Vouchers',
    payeeId: payeeIdSchema.parse('WEDEGULFGDS33'),
    deliveryMinor: { KWD: minorUnitsOf(2150), USD: minorUnitsOf(715) },
    canHold: false,
  },
};

export const PAYEE_IDS: readonly MerchantQuote['payeeId'][] = SELLER_IDS.map(
  (id) => SELLERS[id].payeeId,
);
