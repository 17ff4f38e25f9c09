/** A paid order comes in: sent from what is held or on the shelf, or sold out. The same order again gets the first answer. */
import { createHash } from 'node:crypto';
import {
  canonicalJson,
  currencySchema,
  minorUnitsSchema,
  MOST_OF_ONE_PRODUCT,
  orderDigestSchema,
  productIdSchema,
  type PlacementAnswer,
} from '#core';
import { RequestRefused } from '#edge';
import { z } from 'zod';
import type { StockBook, StockLine } from './stock-book.ts';

export const paidOrderSchema = z.strictObject({
  orderKey: orderDigestSchema,
  holdKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
  lines: z
    .array(
      z.strictObject({
        productId: productIdSchema,
        quantity: z.number().int().min(1).max(MOST_OF_ONE_PRODUCT),
        unitPriceMinor: minorUnitsSchema,
      }),
    )
    .min(1)
    .max(50),
  taxMinor: minorUnitsSchema,
  totalMinor: minorUnitsSchema,
  currency: currencySchema,
  postal: z.strictObject({
    name: z.string().min(1).max(100),
    lines: z.array(z.string().min(1).max(100)).min(1).max(4),
    city: z.string().min(1).max(100),
    region: z.string().max(100),
    postalCode: z.string().max(20),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
  }),
});
export type PaidOrder = z.output<typeof paidOrderSchema>;

export function takePaidOrder(
  order: PaidOrder,
  using: {
    readonly book: StockBook;
    readonly nowEpochMs: number;
    readonly newReference: () => string;
  },
): PlacementAnswer {
  const { book, nowEpochMs, newReference } = using;
  const { orderKey, holdKey } = order;
  // Whom it goes to is on the parcel; the books need a trace of it, the goods, and what was paid.
  const { lines, taxMinor, totalMinor, currency } = order;
  const parcel = createHash('sha256').update(canonicalJson(order.postal)).digest('hex');
  const kept = { lines, taxMinor, totalMinor, currency, parcel };
  const taken = book.findOrder(orderKey);
  if (taken) {
    if (canonicalJson(taken.order) === canonicalJson(kept)) return answerOf(taken.reference);
    throw new RequestRefused(409, 'conflict', 'This order was taken before, with another content.');
  }
  const isEach = (line: StockLine): boolean => {
    const free = book.freeFor(holdKey, line.productId, nowEpochMs);
    return free === undefined || free >= line.quantity;
  };
  const isThere = !book.takeOversold() && order.lines.every(isEach);
  const reference = isThere ? newReference() : null;
  book.takeOrder({ orderKey, holdKey, lines, reference, order: kept });
  return answerOf(reference);
}

function answerOf(reference: string | null): PlacementAnswer {
  return reference === null
    ? { outcome: 'sold_out' }
    : { outcome: 'placed', merchantReference: reference };
}
