/** Goods come back: what was paid for them is paid back with its share of the tax, the delivery charge is not. */
import {
  addMinorUnits,
  minorUnitsOf,
  minorUnitsSchema,
  MOST_OF_ONE_PRODUCT,
  multiplyMinorUnits,
  productIdSchema,
  type MinorUnits,
  type TakeBackAnswer,
} from '#core';
import { z } from 'zod';
import { paidOrderSchema } from './take-order.ts';
import type { StockBook } from './stock-book.ts';

const lineSchema = z.strictObject({
  productId: productIdSchema,
  quantity: z.number().int().min(1).max(MOST_OF_ONE_PRODUCT),
});
export const returnSchema = z.strictObject({
  returnId: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  lines: z.array(lineSchema).min(1).max(50),
});
export type Return = z.output<typeof returnSchema>;

const keptOrderSchema = paidOrderSchema.pick({ lines: true, taxMinor: true });
type KeptOrder = z.output<typeof keptOrderSchema>;
const keptReturnSchema = z.strictObject({
  lines: z.array(lineSchema),
  refundMinor: minorUnitsSchema.nullable(),
});
type KeptReturn = z.output<typeof keptReturnSchema>;

/** An order that was never sent has nothing to come back; nor has more come back than was sent. */
export function takeReturnedGoods(
  orderKey: string,
  { returnId, lines }: Return,
  book: StockBook,
): TakeBackAnswer {
  const again = keptReturnSchema.optional().parse(book.findReturn(returnId));
  if (again) return answerOf(again);
  const sent = book.findOrder(orderKey);
  const refundMinor =
    sent?.reference == null
      ? null
      : refundFor(keptOrderSchema.loose().parse(sent.order), {
          lines,
          before: z.array(keptReturnSchema).parse(book.returnsOf(orderKey)),
        });
  const taken = { lines, refundMinor };
  book.keepReturn({ returnId, orderKey, taken });
  return answerOf(taken);
}

function answerOf({ refundMinor }: KeptReturn): TakeBackAnswer {
  return refundMinor === null ? { outcome: 'refused' } : { outcome: 'accepted', refundMinor };
}

/** Null when it is more than was sent and has not come back. */
function refundFor(
  order: KeptOrder,
  of: { readonly lines: Return['lines']; readonly before: readonly KeptReturn[] },
): MinorUnits | null {
  const priceOf = (lines: Return['lines']): MinorUnits =>
    addMinorUnits(
      ...lines.map(({ productId, quantity }) => {
        const paid = order.lines.find((line) => line.productId === productId);
        return multiplyMinorUnits(paid?.unitPriceMinor ?? minorUnitsOf(0), quantity);
      }),
    );
  const accepted = of.before.filter((one) => one.refundMinor !== null);
  const quantityIn = (lines: Return['lines'], productId: string): number =>
    lines
      .filter((line) => line.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const all = [...accepted.flatMap(({ lines }) => lines), ...of.lines];
  const isWithin = all.every(
    ({ productId }) => quantityIn(all, productId) <= quantityIn(order.lines, productId),
  );
  if (!isWithin) return null;
  const subtotal = priceOf(order.lines);
  const goods = priceOf(of.lines);
  // Rounded down, so that the shares of several returns never add up to more than the tax that was paid.
  const tax =
    subtotal === 0 ? 0 : Number((BigInt(order.taxMinor) * BigInt(goods)) / BigInt(subtotal));
  return minorUnitsOf(goods + tax);
}
