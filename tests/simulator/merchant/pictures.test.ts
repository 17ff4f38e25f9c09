import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawProduct } from '../../../simulator/merchant/picture/draw-product.ts';
import { DRAWINGS } from '../../../simulator/merchant/picture/drawings.ts';
import { SHELF } from '../../../simulator/merchant/shelf.ts';
import { removeFolders } from '../stand-in-store/listen.ts';
import { AS_PAGE, startMerchant, type TestMerchant } from './merchant-fixture.ts';

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await startMerchant();
});
afterAll(async () => {
  await merchant.stop();
  removeFolders();
});

/** Everything that a picture may be made of. */
const OURS =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 200">(?:<(?:rect|path|circle|ellipse)(?: [a-z-]+="[-#.a-zA-Z0-9 ]*")+\/>|<g transform="[-a-z0-9.() ]+">|<\/g>)+<\/svg>$/;

describe('the pictures', () => {
  it('are marks and colors alone, for every product: no text, no reference, nothing from a title [REQ-PICTURES]', () => {
    for (const product of SHELF) {
      const picture = drawProduct(product);
      expect([product.productId, OURS.test(picture)]).toEqual([product.productId, true]);
      expect(picture.length).toBeLessThan(6000);
    }
  });

  it('are drawn in twelve ways and more, every one of them used', () => {
    expect(DRAWINGS.length).toBeGreaterThanOrEqual(12);
    expect(new Set(SHELF.map(({ drawing }) => drawing))).toEqual(new Set(DRAWINGS));
  });

  it('are the same in every run, and differ between like products', () => {
    const bags = SHELF.filter(({ drawing }) => drawing === 'bag');
    expect(bags.map(drawProduct)).toEqual(bags.map(drawProduct));
    expect(new Set(bags.map(drawProduct)).size).toBeGreaterThan(bags.length / 2);
    expect(drawProduct({ productId: 'dark-roast-whole-bean-12oz', drawing: 'bag' })).toContain(
      'fill="#7d5a7f"',
    );
  });

  it('do not change with a title that holds markup', async () => {
    const address = `${merchant.url}/products/burr-grinder/image.svg`;
    const before = await (await fetch(address)).text();
    await fetch(`${merchant.url}/control/title`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...AS_PAGE },
      body: JSON.stringify({ productId: 'burr-grinder', title: '<script>alert(1)</script>' }),
    });
    expect(await (await fetch(address)).text()).toBe(before);
  });

  it('come with headers that let them do nothing, and not at all for what is not sold', async () => {
    const response = await fetch(`${merchant.url}/products/burr-grinder/image.svg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    for (const id of ['nothing', 'constructor', '%3Cscript%3E']) {
      expect((await fetch(`${merchant.url}/products/${id}/image.svg`)).status).toBe(404);
    }
  });
});
