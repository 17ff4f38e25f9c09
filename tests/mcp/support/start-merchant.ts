/** A merchant's catalogue of a few products; its answers are checked against the port's own schema before they leave. */
import { productListSchema, productSchema, type Product } from '#core';
import { createHttpApp, createLog } from '#edge';
import {
  productSearchSchema,
  type ProductSearchAsked,
} from '../../../simulator/merchant/search/product-search.ts';
import { listen, type Listening } from './listen.ts';

export interface MerchantServer extends Listening {
  readonly products: Map<string, Product>;
  /** Every search that was asked. */
  readonly searches: ProductSearchAsked[];
  /** Down: it answers nothing. */
  readonly settings: { isDown: boolean };
}

export async function startMerchant(): Promise<MerchantServer> {
  const products = new Map(
    [
      makeProduct('dark-roast', 'Dark Roast, whole bean 12 oz', 1899),
      makeProduct('dark-roast-ground', 'Dark Roast, ground 12 oz', 1899),
      makeProduct('decaf', 'Decaf & Calm, 12 oz', 1750),
      makeProduct('mug', 'Stoneware Mug, 10 oz', 1401, false),
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) =>
        makeProduct(
          `sampler-${letter}`,
          `Sampler ${letter.toUpperCase()} ${'very '.repeat(50)}`,
          100,
        ),
      ),
    ].map((product) => [product.productId as string, product]),
  );
  const searches: ProductSearchAsked[] = [];
  const settings = { isDown: false };
  const server = await listen((port) =>
    createHttpApp({
      hosts: [`127.0.0.1:${String(port)}`],
      log: createLog('test-merchant'),
      routes: (app) => {
        app.use((request, _response, next) => {
          if (settings.isDown) request.socket.destroy();
          else next();
        });
        app.get('/products', (request, response) => {
          const asked = productSearchSchema.parse(request.query);
          searches.push(asked);
          const words = asked.query.toLowerCase().split(' ');
          const found = [...products.values()]
            .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
            .filter(({ productId }) => asked.among?.includes(productId) ?? true)
            .filter(({ isInStock }) => isInStock || asked.inStockOnly === undefined)
            .filter(
              ({ currency, unitPriceMinor }) =>
                asked.least === undefined ||
                (currency === asked.least.currency && unitPriceMinor >= asked.least.amountMinor),
            )
            .filter(
              ({ currency, unitPriceMinor }) =>
                asked.most === undefined ||
                (currency === asked.most.currency && unitPriceMinor <= asked.most.amountMinor),
            )
            .filter(({ description }) => description.includes(asked.category ?? ''));
          const ordered =
            asked.order === 'best'
              ? found
              : found.toSorted((one, other) => one.unitPriceMinor - other.unitPriceMinor);
          const listed = ordered.slice(asked.after, asked.after + asked.limit);
          response.json(productListSchema.parse({ products: listed, found: found.length }));
        });
        app.get('/products/:id', (request, response, next) => {
          const product = products.get(request.params.id);
          if (product) response.json(productSchema.parse(product));
          else next();
        });
      },
    }),
  );
  return { ...server, products, searches, settings };
}

export function makeProduct(
  productId: string,
  title: string,
  unitPriceMinor: number,
  isInStock = true,
): Product {
  return productSchema.parse({
    productId,
    title,
    description: `What is told about ${productId}.`,
    unitPriceMinor,
    currency: 'USD',
    merchant: { id: 'harbor-roasters', name: 'Harbor Roasters LLC' },
    isInStock,
    merchantCategoryCode: '5499',
  });
}
