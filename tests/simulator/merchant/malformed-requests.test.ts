import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const POSTS = [
  'quotes',
  ...['price', 'title', 'stock', 'offer', 'reset'].map((b) => `control/${b}`),
];

describe('whatever is sent to the merchant', () => {
  it('is answered without a fault of the server (bounded: 200 bodies)', async () => {
    const anyBody = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record(
          {
            productId: fc.oneof(fc.constant('burr-grinder'), fc.anything()),
            unitPriceMinor: fc.anything(),
            title: fc.string({ unit: 'binary' }),
            isInStock: fc.anything(),
            seconds: fc.anything(),
            lines: fc.array(fc.object()),
            destination: fc.object(),
          },
          { requiredKeys: [] },
        )
        .map((body) =>
          JSON.stringify(body, (_key, value: unknown) => (typeof value === 'bigint' ? '1' : value)),
        ),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...POSTS), anyBody, async (path, body) => {
        expect((await call(`${merchant.url}/${path}`, body, AS_PAGE)).status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    'products?query=%E0%A4%A',
    'products?query=a&query=b',
    'products?query[a]=b',
    'products?other=1',
    'products/%E0%A4%A',
    'products/%00',
    `products/${'x'.repeat(5000)}`,
    `products?query=${'dark '.repeat(200)}`,
  ])('is answered where the address is strange: %s', async (path) => {
    const { status } = await call(`${merchant.url}/${path}`);
    expect(status).toBeLessThan(500);
  });
});
