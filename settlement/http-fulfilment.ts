/** What the merchant does beside quoting, over HTTP: `POST /orders`, `/holds/KEY/release`, `/orders/KEY/returns`. */
import { placementAnswerSchema, takeBackAnswerSchema, type Fulfilment } from '#core';
import { callJson, type Fetch } from '#edge';
import { z } from 'zod';
import type { MerchantAccount } from './http-merchant.ts';

const MERCHANT_TIMEOUT_MS = 5000;

export function createHttpFulfilment(of: MerchantAccount & { readonly fetch: Fetch }): Fulfilment {
  const post = <Answer>(path: string, body: unknown, answer: z.ZodType<Answer>): Promise<Answer> =>
    callJson({
      method: 'POST',
      url: new URL(path, of.url).href,
      headers: { authorization: `Bearer ${of.secret}` },
      body,
      answer,
      timeoutMs: MERCHANT_TIMEOUT_MS,
      fetch: of.fetch,
    });
  return {
    placeOrder: (order) => post('/orders', order, placementAnswerSchema),
    releaseHold: async (holdKey) => {
      await post(`/holds/${encodeURIComponent(holdKey)}/release`, {}, z.strictObject({}));
    },
    takeBack: ({ orderKey, returnId, lines }) =>
      post(
        `/orders/${encodeURIComponent(orderKey)}/returns`,
        { returnId, lines },
        takeBackAnswerSchema,
      ),
  };
}
