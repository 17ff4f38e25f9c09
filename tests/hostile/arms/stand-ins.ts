/** The merchant and the processor around a shop: their buttons, and what the merchant itself says of a basket. */
import { z } from 'zod';
import {
  merchantQuoteAnswerSchema,
  productSchema,
  type MerchantQuoteAnswer,
  type Product,
} from '#core';
import { callJson, type Fetch } from '#edge';
import type { ProcessName, RunningShop } from '../../e2e/running-shop.ts';
import { CaseBroken, type Wish } from './arm.ts';

export type Quote = Extract<MerchantQuoteAnswer, { outcome: 'quoted' }>['quote'];

export interface Destination {
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly countryCode: string;
}

export interface StandIns {
  search(query: string): Promise<readonly Product[]>;
  findProduct(productId: string): Promise<Product>;
  /** What the merchant asks for it now, from its own mouth. Undefined where it sells no such thing. */
  quote(
    wish: { readonly productId: unknown; readonly quantity: unknown },
    destination: Destination,
  ): Promise<Quote | undefined>;
  setTitle(productId: string, title: string): Promise<void>;
  raisePrice(productId: string, byMinor: number): Promise<void>;
  slowDownProcessor(answersAfterMs: number): Promise<void>;
  reset(): Promise<void>;
}

const productsSchema = z.object({ products: z.array(productSchema) });

export function createStandIns(shop: RunningShop): StandIns {
  const { merchant } = shop.addresses;
  const fetch: Fetch = shop.dial;
  const press = (process: ProcessName, path: string, body: unknown): Promise<void> =>
    shop.press(process, path, body);
  const findProduct = (productId: string): Promise<Product> =>
    callJson({
      method: 'GET',
      url: `${merchant}/products/${productId}`,
      answer: productSchema,
      timeoutMs: 5000,
      fetch,
    });
  return {
    findProduct,
    search: async (query) => {
      const url = `${merchant}/products?query=${encodeURIComponent(query)}`;
      return (
        await callJson({ method: 'GET', url, answer: productsSchema, timeoutMs: 5000, fetch })
      ).products;
    },
    quote: async (wish, destination) => {
      const response = await fetch(`${merchant}/quotes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines: [wish], destination }),
        signal: AbortSignal.timeout(5000),
      });
      if (response.status === 400) return undefined;
      const answer = merchantQuoteAnswerSchema.parse(await response.json());
      return answer.outcome === 'quoted' ? answer.quote : undefined;
    },
    setTitle: (productId, title) => press('merchant', '/control/title', { productId, title }),
    raisePrice: async (productId, byMinor) => {
      const { unitPriceMinor } = await findProduct(productId);
      await press('merchant', '/control/price', {
        productId,
        unitPriceMinor: unitPriceMinor + byMinor,
      });
    },
    slowDownProcessor: (delayMs) =>
      press('processor', '/control/behaviour', { next: 'answer_late', delayMs }),
    reset: async () => {
      await press('merchant', '/control/reset', {});
      await press('processor', '/control/behaviour', { next: 'normal' });
    },
  };
}

/** @throws {CaseBroken} where the merchant sells no such thing. */
export async function quoteWish(
  standIns: StandIns,
  wish: Wish,
  destination: Destination,
): Promise<Quote> {
  const quote = await standIns.quote(wish, destination);
  if (quote === undefined)
    throw new CaseBroken('the merchant does not sell what the customer wishes');
  return quote;
}
