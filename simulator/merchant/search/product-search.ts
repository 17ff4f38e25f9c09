/** What a search may ask, as it comes over the wire (docs/wire.md, "Merchant"). */
import {
  currencySchema,
  minorUnitsSchema,
  MOST_PRODUCTS_LISTED,
  PRODUCT_ORDERS,
  productIdSchema,
} from '#core';
import { z } from 'zod';

const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** `1000 USD`. */
const moneySchema = z
  .string()
  .regex(/^\d{1,15} [A-Z]{3}$/)
  .transform((text) => {
    const [amount, currency] = text.split(' ');
    return { amountMinor: Number(amount), currency };
  })
  .pipe(z.object({ amountMinor: minorUnitsSchema, currency: currencySchema }));

export const productSearchSchema = z.strictObject({
  query: z.string().max(300).default(''),
  category: z.string().max(100).optional(),
  least: moneySchema.optional(),
  most: moneySchema.optional(),
  inStockOnly: z.literal('true').optional(),
  among: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(productIdSchema).min(1).max(MOST_PRODUCTS_LISTED))
    .optional(),
  order: z.enum(PRODUCT_ORDERS).default('best'),
  after: number.default(0),
  limit: number.pipe(z.number().min(1).max(MOST_PRODUCTS_LISTED)).default(MOST_PRODUCTS_LISTED),
});
export type ProductSearchAsked = Readonly<z.output<typeof productSearchSchema>>;
