import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  merchantQuoteAnswerSchema,
  minorUnitsOf,
  orderTermsSchema,
  type MerchantQuote,
  type MerchantQuoteAnswer,
} from '#core';
import { deliveryDay } from '../../../simulator/merchant/delivery-promise.ts';
import { salesTax } from '../../../simulator/merchant/sales-tax.ts';
import { PAYEE_IDS } from '../../../simulator/merchant/sellers.ts';
import { SHELF } from '../../../simulator/merchant/shelf.ts';
import { call, removeFolders } from '../stand-in-store/listen.ts';
import { AS_PAGE, HOME, MONDAY, startMerchant, type TestMerchant } from './merchant-fixture.ts';

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await startMerchant();
});
afterEach(async () => {
  merchant.setClock(MONDAY);
  await control('reset', {});
});
afterAll(async () => {
  await merchant.stop();
  removeFolders();
});

const DARK = 'dark-roast-whole-bean-12oz';
const TWO_BAGS = { lines: [{ productId: DARK, quantity: 2 }], destination: HOME };

const control = (button: string, body: unknown) =>
  call(`${merchant.url}/control/${button}`, body, AS_PAGE);

async function answer(basket: unknown): Promise<MerchantQuoteAnswer> {
  const { status, body } = await call(`${merchant.url}/quotes`, basket);
  expect(status).toBe(200);
  return merchantQuoteAnswerSchema.parse(body);
}

async function quote(basket: unknown = TWO_BAGS): Promise<MerchantQuote> {
  const answered = await answer(basket);
  if (answered.outcome !== 'quoted') throw new Error(`refused: ${answered.reason}`);
  return answered.quote;
}

/** The rule of the terms: a quote that does not add up could not become an order. */
function isOrderable(quoted: MerchantQuote): boolean {
  const amounts = Object.fromEntries(
    Object.entries(quoted).filter(([name]) => name !== 'offerEndsAt'),
  );
  return orderTermsSchema.safeParse({
    ...amounts,
    lines: quoted.lines,
    version: 1,
    shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    customerId: 'customer-1',
    clientId: 'alexa-skill',
    address: { id: 'home', label: 'Home', commitment: '0'.repeat(64) },
    instrument: { id: 'visa', label: 'Visa ending 4242' },
    locale: 'en-US',
    confirmBy: MONDAY,
    redeemBy: MONDAY,
    nonce: 'n'.repeat(16),
  }).success;
}

describe('a quote', () => {
  it('of two bags of the dark roast is $47.61, delivered Thu Dec 3', async () => {
    expect(await quote()).toEqual({
      merchant: { id: 'harbor-roasters', name: 'Harbor Roasters LLC' },
      payeeId: 'HARBRASTERS27',
      lines: [
        {
          productId: DARK,
          title: 'Dark Roast, whole bean 12 oz',
          quantity: 2,
          unitPriceMinor: 1899,
          lineTotalMinor: 3798,
          merchantCategoryCode: '5499',
        },
      ],
      subtotalMinor: 3798,
      discounts: [],
      deliveryMinor: 650,
      taxMinor: 313,
      totalMinor: 4761,
      currency: 'USD',
      delivery: { method: 'Standard delivery', promise: 'Thu Dec 3' },
      offerEndsAt: null,
    });
  });

  it('invariant 5: adds up by the rules of the terms, for every basket and state', async () => {
    const sellings = new Map<string, readonly string[]>();
    for (const { productId, sellerId, currency, isInStock } of SHELF) {
      const key = `${sellerId} ${currency}`;
      if (isInStock) sellings.set(key, [...(sellings.get(key) ?? []), productId]);
    }
    expect([...sellings.keys()].sort()).toEqual([
      'eastern-tableware JPY',
      'harbor-roasters USD',
      'wide-gulf-goods KWD',
      'wide-gulf-goods USD',
    ]);
    const anyLines = fc.constantFrom(...sellings.values()).chain((sold) =>
      fc.array(
        fc.record({
          productId: fc.constantFrom(...sold),
          quantity: fc.integer({ min: 1, max: 99 }),
        }),
        { minLength: 1, maxLength: 50 },
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        anyLines,
        fc.constantFrom('TX', 'OR', 'ca', 'WA', '__proto__'),
        async (lines, region) => {
          const quoted = await quote({ lines, destination: { ...HOME, region } });
          expect(isOrderable(quoted)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is the same for the same basket, also while midnight passes', async () => {
    merchant.setClock(Date.UTC(2026, 10, 30, 23, 55));
    const before = await quote();
    merchant.setClock(Date.UTC(2026, 11, 1, 0, 10));
    expect(await quote()).toEqual(before);
    merchant.setClock(Date.UTC(2026, 11, 1, 0, 16));
    expect((await quote()).delivery.promise).toBe('Fri Dec 4');
  });

  it.each([
    { refused: 'product_unknown', productId: 'nothing', countryCode: 'US' },
    { refused: 'out_of_stock', productId: 'stoneware-mug', countryCode: 'US' },
    { refused: 'unavailable', productId: DARK, countryCode: 'CA' },
    { refused: 'several_sellers', productId: 'matcha-bowl', countryCode: 'US' },
    { refused: 'several_sellers', productId: 'bitcoin-voucher', countryCode: 'US' },
  ])('is refused as $refused', async ({ refused, productId, countryCode }) => {
    const refusal = await answer({
      lines: [
        { productId: DARK, quantity: 1 },
        { productId, quantity: 1 },
      ],
      destination: { ...HOME, countryCode },
    });
    expect(refusal).toMatchObject({ outcome: 'refused', reason: refused });
  });

  it('of two currencies of one seller is refused, and says for which product [REQ-ONE-CURRENCY]', async () => {
    const refusal = await answer({
      lines: [
        { productId: 'saffron', quantity: 1 },
        { productId: 'money-order', quantity: 1 },
      ],
      destination: HOME,
    });
    expect(refusal).toEqual({
      outcome: 'refused',
      reason: 'several_currencies',
      productId: 'money-order',
    });
  });

  it.each([
    {
      productId: 'yunomi-cup',
      currency: 'JPY',
      seller: 'Eastern Tableware Exports',
      amounts: [1500, 1550, 124, 3174],
    },
    {
      productId: 'saffron',
      currency: 'KWD',
      seller: 'Wide Gulf Goods and Vouchers',
      amounts: [5150, 2150, 425, 7725],
    },
    {
      productId: 'bitcoin-voucher',
      currency: 'USD',
      seller: 'Wide Gulf Goods and Vouchers',
      amounts: [25015, 0, 2064, 27079],
    },
  ])(
    'of the $productId is in $currency throughout, at the seller’s own charge',
    async ({ productId, currency, seller, amounts }) => {
      const quoted = await quote({ lines: [{ productId, quantity: 1 }], destination: HOME });
      expect(quoted).toMatchObject({ currency, merchant: { name: seller } });
      const { subtotalMinor, deliveryMinor, taxMinor, totalMinor } = quoted;
      expect([subtotalMinor, deliveryMinor, taxMinor, totalMinor]).toEqual(amounts);
    },
  );

  it('pays each seller on an account of its own', async () => {
    const payees = await Promise.all(
      [DARK, 'yunomi-cup', 'saffron'].map(
        async (productId) =>
          (await quote({ lines: [{ productId, quantity: 1 }], destination: HOME })).payeeId,
      ),
    );
    expect(new Set(payees).size).toBe(3);
    expect(payees).toEqual([...PAYEE_IDS]);
  });

  it('says what kind of thing each line is, from the merchant’s own books [REQ-CATEGORY-FROM-MERCHANT]', async () => {
    const quoted = await quote({
      lines: [
        { productId: 'harbor-gift-card-50', quantity: 1 },
        { productId: DARK, quantity: 1 },
      ],
      destination: HOME,
    });
    expect(quoted.lines.map((line) => line.merchantCategoryCode)).toEqual(['6540', '5499']);
    const claimed = {
      lines: [{ productId: 'harbor-gift-card-50', quantity: 1, merchantCategoryCode: '5411' }],
      destination: HOME,
    };
    expect((await call(`${merchant.url}/quotes`, claimed)).status).toBe(400);
  });

  it('of what comes by e-mail has no charge for delivery, until a parcel is among it', async () => {
    const card = { productId: 'harbor-gift-card-50', quantity: 1 };
    expect(await quote({ lines: [card], destination: HOME })).toMatchObject({
      deliveryMinor: 0,
      delivery: { method: 'E-mail', promise: 'the same day' },
    });
    const both = await quote({
      lines: [card, { productId: DARK, quantity: 1 }],
      destination: HOME,
    });
    expect(both).toMatchObject({ deliveryMinor: 650, delivery: { method: 'Standard delivery' } });
  });

  it.each([
    {},
    { ...TWO_BAGS, lines: [] },
    { ...TWO_BAGS, lines: [{ productId: DARK, quantity: 0 }] },
    { ...TWO_BAGS, lines: [{ productId: DARK, quantity: 1.5 }] },
    { ...TWO_BAGS, lines: [{ productId: DARK, quantity: '2' }] },
    { ...TWO_BAGS, lines: [{ productId: DARK, quantity: 2, unitPriceMinor: 1 }] },
    { ...TWO_BAGS, totalMinor: 1 },
    { ...TWO_BAGS, destination: {} },
  ])('is not made from a basket of another shape: %j', async (basket) => {
    expect((await call(`${merchant.url}/quotes`, basket)).status).toBe(400);
  });
});

describe('the buttons', () => {
  it('change price, title and stock of one product, until reset', async () => {
    const before = await quote();
    await control('price', { productId: DARK, unitPriceMinor: 1999 });
    await control('title', { productId: DARK, title: 'Dark Roast, now <b>better</b>' });
    const changed = await quote();
    expect(changed).toMatchObject({
      subtotalMinor: 3998,
      lines: [{ title: 'Dark Roast, now <b>better</b>' }],
    });
    expect(isOrderable(changed)).toBe(true);
    await control('stock', { productId: DARK, isInStock: false });
    expect(await answer(TWO_BAGS)).toMatchObject({ reason: 'out_of_stock', productId: DARK });
    await control('stock', { productId: 'stoneware-mug', isInStock: true });
    expect(
      await quote({ lines: [{ productId: 'stoneware-mug', quantity: 1 }], destination: HOME }),
    ).toMatchObject({ subtotalMinor: 1401 });
    await control('reset', {});
    expect(await quote()).toEqual(before);
  });

  it('give offers an end, counted from each quote', async () => {
    await control('offer', { seconds: 90 });
    expect((await quote()).offerEndsAt).toBe(MONDAY + 90_000);
    await control('offer', { seconds: null });
    expect((await quote()).offerEndsAt).toBeNull();
  });

  it('stay pressed when the merchant is started anew', async () => {
    const first = await startMerchant();
    await call(`${first.url}/control/price`, { productId: DARK, unitPriceMinor: 2001 }, AS_PAGE);
    await call(`${first.url}/control/offer`, { seconds: 5 }, AS_PAGE);
    await first.stop();
    const second = await startMerchant(first.folder);
    const { body } = await call(`${second.url}/quotes`, TWO_BAGS);
    await second.stop();
    expect(body).toMatchObject({ quote: { subtotalMinor: 4002, offerEndsAt: MONDAY + 5000 } });
  });

  it('take the dearest price without leaving the range of amounts, and no dearer one', async () => {
    const dearest = { productId: DARK, unitPriceMinor: 100_000_000 };
    expect((await control('price', dearest)).status).toBe(200);
    const lines = Array.from({ length: 50 }, () => ({ productId: DARK, quantity: 99 }));
    expect(isOrderable(await quote({ lines, destination: HOME }))).toBe(true);
    for (const unitPriceMinor of [100_000_001, -1, 0.5, '1', null]) {
      expect((await control('price', { productId: DARK, unitPriceMinor })).status).toBe(400);
    }
  });

  it('refuse what they do not know', async () => {
    expect((await control('price', { productId: 'nothing', unitPriceMinor: 1 })).status).toBe(404);
    expect((await control('stock', { productId: DARK, isInStock: 'no' })).status).toBe(400);
    expect((await control('title', { productId: DARK, title: '' })).status).toBe(400);
    expect((await control('offer', { seconds: 0 })).status).toBe(400);
    expect((await control('reset', { all: true })).status).toBe(400);
    expect((await control('explode', {})).status).toBe(404);
  });
});

describe('the sales tax', () => {
  it('is the exact basis points of the goods, rounded half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000_000_000 }), (goods) => {
        const tax = BigInt(salesTax(minorUnitsOf(goods), 'TX'));
        const exact = BigInt(goods) * 825n;
        const error = tax * 10_000n - exact;
        expect(error > -5000n && error <= 5000n).toBe(true);
      }),
    );
    expect(salesTax(minorUnitsOf(3798), 'TX')).toBe(313);
    expect(salesTax(minorUnitsOf(3798), 'or')).toBe(0);
    // 200 cents at 8.25 % are 16.5 cents.
    expect(salesTax(minorUnitsOf(200), 'TX')).toBe(17);
  });
});

describe('the delivery day', () => {
  it('is three days on, never a Sunday', () => {
    expect(deliveryDay(MONDAY)).toBe('Thu Dec 3');
    expect(deliveryDay(Date.UTC(2026, 11, 3, 23, 59))).toBe('Mon Dec 7');
    expect(deliveryDay(Date.UTC(2026, 11, 29))).toBe('Fri Jan 1');
  });
});
