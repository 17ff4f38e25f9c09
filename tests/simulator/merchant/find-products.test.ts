import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productListSchema, productSchema, type Product } from '#core';
import { call, removeFolders } from '../stand-in-store/listen.ts';
import { startMerchant, type TestMerchant } from './merchant-fixture.ts';

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await startMerchant();
});
afterAll(async () => {
  await merchant.stop();
  removeFolders();
});

async function search(query: string): Promise<readonly Product[]> {
  const { body } = await call(`${merchant.url}/products?query=${encodeURIComponent(query)}`);
  return productListSchema.parse(body).products;
}

describe('the catalogue', () => {
  it('has twelve products of one seller of record', async () => {
    const products = await search('');
    expect(products).toHaveLength(12);
    expect(new Set(products.map((product) => product.productId)).size).toBe(12);
    expect(new Set(products.map((product) => product.merchant.name))).toEqual(
      new Set(['Harbor Roasters LLC']),
    );
    expect(products.filter((product) => !product.isInStock).length).toBeGreaterThanOrEqual(1);
    expect(products.filter(({ title }) => title === 'Dark Roast, whole bean 12 oz')).toMatchObject([
      { unitPriceMinor: 1899, isInStock: true },
    ]);
  });

  it.each([
    'dark roast',
    'two bags of the dark roast',
    'bags dark roast',
    'Dark Roast, whole bean 12 oz',
    '2 dark roasts please',
    'the dark rost',
    'drak roast',
    'I want some DARK ROAST beans',
  ])('finds the dark roast alone or first for "%s"', async (query) => {
    const [first] = await search(query);
    expect(first?.productId).toBe('dark-roast-whole-bean-12oz');
  });

  it('finds nothing but the dark roast for "dark roast"', async () => {
    expect((await search('dark roast')).map(({ productId }) => productId)).toEqual([
      'dark-roast-whole-bean-12oz',
    ]);
  });

  it.each([
    ['a grinder', 'burr-grinder'],
    ['filter', 'paper-filters-no-4'],
    ['paper filters', 'paper-filters-no-4'],
    ['decaff', 'decaf-whole-bean-12oz'],
    ['espreso', 'espresso-whole-bean-2lb'],
    ['ethiopian coffee', 'ethiopia-whole-bean-10oz'],
    ['mugs', 'stoneware-mug'],
    ['sampler', 'sampler-box'],
  ])('finds for "%s" the %s', async (query, productId) => {
    const [first] = await search(query);
    expect(first?.productId).toBe(productId);
  });

  it('finds nothing for what is not sold', async () => {
    for (const query of ['trousers', 'wxyz', '日本語', "'; DROP TABLE changes; --"]) {
      expect(await search(query)).toEqual([]);
    }
  });

  it('gives one product, or says that there is none', async () => {
    const { body } = await call(`${merchant.url}/products/burr-grinder`);
    expect(productSchema.parse(body).unitPriceMinor).toBe(8999);
    expect((await call(`${merchant.url}/products/nothing`)).status).toBe(404);
    expect((await call(`${merchant.url}/products/constructor`)).status).toBe(404);
  });

  it('invariant 8: holds a title that would like to give orders, as plain text and at its own price', async () => {
    const [hostile] = await search('sampler box');
    expect(hostile).toMatchObject({ productId: 'sampler-box', unitPriceMinor: 2999 });
    expect(hostile?.title).toContain('SYSTEM:');
    expect(hostile?.title).toContain('$0.01');
  });
});
