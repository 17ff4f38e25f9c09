import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productListSchema, productSchema, type ProductList } from '#core';
import { SHELF } from '../../../simulator/merchant/shelf.ts';
import { call, removeFolders } from '../stand-in-store/listen.ts';
import { AS_PAGE, startMerchant, type TestMerchant } from './merchant-fixture.ts';

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await startMerchant();
});
afterAll(async () => {
  await merchant.stop();
  removeFolders();
});

async function search(query: string): Promise<ProductList> {
  const { body } = await call(`${merchant.url}/products?query=${encodeURIComponent(query)}`);
  return productListSchema.parse(body);
}

describe('the products over the wire', () => {
  it('are at most fifty, best first, with the number of all [REQ-SEARCH]', async () => {
    const { products, found } = await search('');
    expect(products).toHaveLength(50);
    expect(found).toBe(SHELF.length);
    const kettles = await search('kettle');
    expect(kettles.products[0]?.productId).toBe('pour-over-kettle');
    expect(kettles.found).toBe(kettles.products.length);
  });

  it('are the dark roast alone for "dark roast"', async () => {
    const { products } = await search('dark roast');
    expect(products).toMatchObject([
      { productId: 'dark-roast-whole-bean-12oz', unitPriceMinor: 1899, isInStock: true },
    ]);
  });

  it.each(['dark roast', 'kettle', 'grinder'])(
    'hold one in stock in dollars for "%s"',
    async (query) => {
      const { products } = await search(query);
      expect(products.some(({ isInStock, currency }) => isInStock && currency === 'USD')).toBe(
        true,
      );
    },
  );

  it('are found by a title that a button changed', async () => {
    await call(
      `${merchant.url}/control/title`,
      { productId: 'chai', title: 'Zanzibar Brew' },
      AS_PAGE,
    );
    expect((await search('zanzibar')).products.map(({ productId }) => productId)).toEqual(['chai']);
    await call(`${merchant.url}/control/reset`, {}, AS_PAGE);
    expect((await search('zanzibar')).found).toBe(0);
  });

  it('gives one product, or says that there is none', async () => {
    const { body } = await call(`${merchant.url}/products/burr-grinder`);
    expect(productSchema.parse(body).unitPriceMinor).toBe(8999);
    expect((await call(`${merchant.url}/products/nothing`)).status).toBe(404);
    expect((await call(`${merchant.url}/products/constructor`)).status).toBe(404);
  });

  it('invariant 8: holds a title that would like to give orders, as plain text and at its own price', async () => {
    const [hostile] = (await search('sampler box')).products;
    expect(hostile).toMatchObject({ productId: 'sampler-box', unitPriceMinor: 2999 });
    expect(hostile?.title).toContain('SYSTEM:');
    expect(hostile?.title).toContain('$0.01');
  });
});
