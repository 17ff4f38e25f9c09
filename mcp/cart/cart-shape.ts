/** How a cart looks in a tool's result: prices as the merchant names them now, labels of the customer's own book, and no address or card. */
import { z } from 'zod';
import {
  addMinorUnits,
  bookLabelTexts,
  CURRENCY_CODES,
  minorUnitsOf,
  showableText,
  writeAmount,
  type CurrencyCode,
  type Locale,
  type MinorUnits,
} from '#core';
import type { ShownCart } from './show-cart.ts';

export const cartShape = z.strictObject({
  is_empty: z.boolean(),
  lines: z.array(
    z.strictObject({
      product_id: z.string(),
      title: z.string(),
      quantity: z.int(),
      unit_price: z.string(),
      line_total: z.string(),
      is_in_stock: z.boolean(),
    }),
  ),
  subtotal: z
    .string()
    .nullable()
    .describe('Before delivery and tax; null where the lines have more than one currency.'),
  subtotal_minor: z.int().nullable(),
  currency: z.enum(CURRENCY_CODES).nullable(),
  addresses: z.array(
    z.strictObject({ address_id: z.string(), label: z.string(), is_chosen: z.boolean() }),
  ),
  instruments: z.array(
    z.strictObject({ instrument_id: z.string(), label: z.string(), is_chosen: z.boolean() }),
  ),
});

/** Of an empty cart, which has none of its own. */
const NO_LINES_CURRENCY: CurrencyCode = 'USD';

export interface Subtotal {
  readonly amountMinor: MinorUnits;
  readonly currency: CurrencyCode;
}

/** Undefined where the lines have more than one currency: there is no sum of those. */
export function subtotalOf({ lines }: Pick<ShownCart, 'lines'>): Subtotal | undefined {
  const currency = lines[0]?.product.currency ?? NO_LINES_CURRENCY;
  if (lines.some(({ product }) => product.currency !== currency)) return undefined;
  const amountMinor = addMinorUnits(
    minorUnitsOf(0),
    ...lines.map(({ lineTotalMinor }) => lineTotalMinor),
  );
  return { amountMinor, currency };
}

export function describeCart(cart: ShownCart, locale: Locale): z.output<typeof cartShape> {
  const { lines, book } = cart;
  const subtotal = subtotalOf(cart);
  return {
    is_empty: lines.length === 0,
    lines: lines.map(({ product, quantity, lineTotalMinor }) => {
      const { currency, unitPriceMinor } = product;
      return {
        product_id: product.productId,
        title: showableText(product.title, locale),
        quantity,
        unit_price: writeAmount({ amountMinor: unitPriceMinor, currency }, locale),
        line_total: writeAmount({ amountMinor: lineTotalMinor, currency }, locale),
        is_in_stock: product.isInStock,
      };
    }),
    subtotal: subtotal ? writeAmount(subtotal, locale) : null,
    subtotal_minor: subtotal?.amountMinor ?? null,
    currency: subtotal?.currency ?? null,
    addresses: book.addresses.map(({ id, label }) => ({
      address_id: id,
      label: bookLabelTexts({ label, kind: 'address' }, locale).text,
      is_chosen: id === cart.addressId,
    })),
    instruments: book.instruments.map(({ id, label }) => ({
      instrument_id: id,
      label: bookLabelTexts({ label, kind: 'instrument' }, locale).text,
      is_chosen: id === cart.instrumentId,
    })),
  };
}
