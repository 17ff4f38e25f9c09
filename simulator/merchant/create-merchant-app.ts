/** The merchant stand-in as an HTTP application. */
import type { Express, Response } from 'express';
import { minorUnitsSchema, productIdSchema } from '#core';
import { createHttpApp, emptyBodySchema, parseBody, RequestRefused, type Log } from '#edge';
import { z } from 'zod';
import { asProduct, type MerchantCatalogue } from './catalogue.ts';
import { createDeliveryPromise } from './delivery-promise.ts';
import { drawProduct } from './picture/draw-product.ts';
import { quoteBasket, quoteBasketSchema } from './quote-basket.ts';
import type { CheckSecret } from './secret-check.ts';
import { productSearchSchema } from './search/product-search.ts';
import { createSearch } from './search/search-catalogue.ts';
import type { ShelfProduct } from './shelves/shelf-product.ts';
import type { StockBook } from './stock/stock-book.ts';
import { addStockRoutes } from './stock/stock-routes.ts';

export interface MerchantAppParts {
  readonly hosts: readonly string[];
  readonly catalogue: MerchantCatalogue;
  readonly stock: StockBook;
  /** The number of a new order, as the warehouse knows it. */
  readonly newReference: () => string;
  readonly checkSettlement: CheckSecret;
  /** Who may press the buttons of the demo: they change prices, titles and stock. */
  readonly checkButtons: CheckSecret;
  readonly nowEpochMs: () => number;
  readonly log: Log;
}

export function createMerchantApp({
  hosts,
  catalogue,
  stock,
  newReference,
  checkSettlement,
  checkButtons,
  nowEpochMs,
  log,
}: MerchantAppParts): Express {
  const promiseFor = createDeliveryPromise(nowEpochMs);
  const search = createSearch();
  // The index is built now, so that the first customer does not wait for it.
  search({ query: '', limit: 1 }, catalogue.all());
  return createHttpApp({
    hosts,
    log,
    routes: (app) => {
      app.get('/products', (request, response) => {
        const asked = parseBody(request.query, productSearchSchema);
        const { products, found } = search(asked, catalogue.all());
        response.json({ products: products.map(asProduct), found });
      });
      app.get('/products/:productId', (request, response) => {
        answerProduct(response, catalogue.find(request.params.productId));
      });
      app.get('/products/:productId/image.svg', (request, response) => {
        const product = catalogue.find(request.params.productId);
        if (product === undefined) throw noSuchProduct();
        sendPicture(response, drawProduct(product));
      });
      app.post('/quotes', (request, response) => {
        const basket = parseBody(request.body, quoteBasketSchema);
        // Prices are for everybody; goods are kept for settlement alone.
        if (basket.hold) checkSettlement(request);
        response.json(quoteBasket(basket, { catalogue, stock, promiseFor, nowEpochMs }));
      });
      // Before every button, also one that is added later.
      app.use('/control', (request, _response, next) => {
        checkButtons(request);
        next();
      });
      addStockRoutes(app, { book: stock, nowEpochMs, newReference, checkSettlement });
      controlRoutes(app, { catalogue, stock });
    },
  });
}

/** An SVG is a document that could run scripts: opened on its own it may do nothing, load nothing and be framed nowhere. */
function sendPicture(response: Response, picture: string): void {
  response
    .set({
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Content-Disposition': 'inline; filename="product.svg"',
      'Cache-Control': 'public, max-age=3600',
    })
    .type('image/svg+xml')
    .send(picture);
}

const productId = productIdSchema;
/** A million dollars: fifty lines of ninety-nine still are an amount. */
const DEAREST_MINOR = 100_000_000;
const unitPriceMinor = minorUnitsSchema.refine(
  (price) => price <= DEAREST_MINOR,
  `must be at most ${String(DEAREST_MINOR)}`,
);
const priceSchema = z.strictObject({ productId, unitPriceMinor });
const titleSchema = z.strictObject({ productId, title: z.string().min(1).max(300) });
const stockSchema = z.strictObject({ productId, isInStock: z.boolean() });
const offerSchema = z.strictObject({ seconds: z.number().int().min(1).max(86_400).nullable() });

/** The simulator's buttons. */
function controlRoutes(
  app: Express,
  { catalogue, stock }: Pick<MerchantAppParts, 'catalogue' | 'stock'>,
): void {
  app.post('/control/price', (request, response) => {
    const { productId: id, ...change } = parseBody(request.body, priceSchema);
    answerProduct(response, catalogue.change(id, change));
  });
  app.post('/control/title', (request, response) => {
    const { productId: id, ...change } = parseBody(request.body, titleSchema);
    answerProduct(response, catalogue.change(id, change));
  });
  app.post('/control/stock', (request, response) => {
    const { productId: id, ...change } = parseBody(request.body, stockSchema);
    answerProduct(response, catalogue.change(id, change));
  });
  app.post('/control/offer', (request, response) => {
    const { seconds } = parseBody(request.body, offerSchema);
    catalogue.setOfferSeconds(seconds);
    response.json({ seconds });
  });
  app.post('/control/reset', (request, response) => {
    parseBody(request.body, emptyBodySchema);
    catalogue.reset();
    stock.reset();
    response.json({});
  });
}

function answerProduct(response: Response, product: ShelfProduct | undefined): void {
  if (product === undefined) throw noSuchProduct();
  response.json(asProduct(product));
}

function noSuchProduct(): RequestRefused {
  return new RequestRefused(404, 'not_found', 'There is no such product.');
}
