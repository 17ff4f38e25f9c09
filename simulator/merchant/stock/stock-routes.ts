/** The merchant's doors beside the shelf: orders, holds, returns, and the buttons that make goods scarce. */
import { productIdSchema } from '#core';
import { emptyBodySchema, parseBody } from '#edge';
import type { Express } from 'express';
import { z } from 'zod';
import type { CheckSecret } from '../secret-check.ts';
import type { StockBook } from './stock-book.ts';
import { paidOrderSchema, takePaidOrder } from './take-order.ts';
import { returnSchema, takeReturnedGoods } from './take-return.ts';

const leftSchema = z.strictObject({
  productId: productIdSchema,
  left: z.number().int().min(0).max(1_000_000).nullable(),
});
const oversellSchema = z.strictObject({ orders: z.number().int().min(0).max(1000) });

export function addStockRoutes(
  app: Express,
  using: {
    readonly book: StockBook;
    readonly nowEpochMs: () => number;
    readonly newReference: () => string;
    readonly checkSettlement: CheckSecret;
  },
): void {
  const { book, nowEpochMs, newReference, checkSettlement } = using;
  app.post('/orders', (request, response) => {
    checkSettlement(request);
    const order = parseBody(request.body, paidOrderSchema);
    response.json(takePaidOrder(order, { book, nowEpochMs: nowEpochMs(), newReference }));
  });
  app.post('/orders/:orderKey/returns', (request, response) => {
    checkSettlement(request);
    const goods = parseBody(request.body, returnSchema);
    response.json(takeReturnedGoods(request.params.orderKey, goods, book));
  });
  app.post('/holds/:holdKey/release', (request, response) => {
    checkSettlement(request);
    parseBody(request.body, emptyBodySchema);
    book.release(request.params.holdKey);
    response.json({});
  });
  app.post('/control/stock-left', (request, response) => {
    const { productId, left } = parseBody(request.body, leftSchema);
    book.setOnShelf(productId, left);
    response.json({ productId, left });
  });
  app.post('/control/oversell', (request, response) => {
    const { orders } = parseBody(request.body, oversellSchema);
    book.oversell(orders);
    response.json({ orders });
  });
}
