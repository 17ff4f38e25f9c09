import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  minorUnitsOf,
  orderDigestSchema,
  productIdSchema,
  type Fulfilment,
  type Merchant,
  type OrderDigest,
} from '#core';
import { createDial } from '#edge';
import { createHttpFulfilment } from '../../../settlement/http-fulfilment.ts';
import { createHttpMerchant } from '../../../settlement/http-merchant.ts';
import { call, removeFolders } from '../stand-in-store/listen.ts';
import {
  AS_PAGE,
  HOME,
  MONDAY,
  SETTLEMENT_SECRET,
  startMerchant,
  type TestMerchant,
} from './merchant-fixture.ts';

const DARK = productIdSchema.parse('dark-roast-whole-bean-12oz');
const QUARTER_HOUR = 15 * 60 * 1000;
const key = (name: string): string => name.repeat(16).slice(0, 16);

let stand: TestMerchant;
let merchant: Merchant;
let fulfilment: Fulfilment;
let orders = 0;
beforeAll(async () => {
  stand = await startMerchant();
  const of = { url: stand.url, secret: SETTLEMENT_SECRET, fetch: createDial({}) };
  merchant = createHttpMerchant(of);
  fulfilment = createHttpFulfilment(of);
});
beforeEach(async () => {
  await control('stock-left', { productId: DARK, left: 3 });
});
afterEach(async () => {
  stand.setClock(MONDAY);
  await control('reset', {});
});
afterAll(async () => {
  await stand.stop();
  removeFolders();
});

const control = (button: string, body: unknown) =>
  call(`${stand.url}/control/${button}`, body, AS_PAGE);
const quote = (quantity: number, holder?: string) =>
  merchant.quote({
    lines: [{ productId: DARK, quantity }],
    destination: HOME,
    ...(holder === undefined ? {} : { hold: { key: key(holder), until: MONDAY + QUARTER_HOUR } }),
  });
const newOrderKey = (): OrderDigest => {
  orders += 1;
  return orderDigestSchema.parse(String(orders).padStart(64, '0'));
};

function place(holder: string, quantity: number, orderKey = newOrderKey(), by = fulfilment) {
  return by.placeOrder({
    orderKey,
    holdKey: key(holder),
    lines: [{ productId: DARK, quantity, unitPriceMinor: minorUnitsOf(1899) }],
    taxMinor: minorUnitsOf(313),
    totalMinor: minorUnitsOf(1899 * quantity + 313 + 650),
    currency: 'USD',
    postal: { name: 'Demo Customer', lines: ['1 Example Street'], ...HOME },
  });
}

describe('[REQ-STOCK] the merchant stand-in', () => {
  it('holds goods for one order, and quotes no more than the rest to another', async () => {
    expect(await quote(2, 'a')).toMatchObject({
      outcome: 'quoted',
      heldUntil: MONDAY + QUARTER_HOUR,
    });
    expect(await quote(2, 'b')).toMatchObject({ outcome: 'refused', reason: 'out_of_stock' });
    expect(await quote(1, 'b')).toMatchObject({ outcome: 'quoted' });
    // Its own are there for it, however often it asks.
    expect(await quote(2, 'a')).toMatchObject({ outcome: 'quoted' });
  });

  it('lets go of what is held: when it is told so, and by itself at its end', async () => {
    await quote(3, 'a');
    await fulfilment.releaseHold(key('a'));
    await fulfilment.releaseHold(key('a'));
    expect(await quote(3, 'b')).toMatchObject({ outcome: 'quoted' });
    expect(await quote(1, 'c')).toMatchObject({ reason: 'out_of_stock' });
    stand.setClock(MONDAY + QUARTER_HOUR);
    expect(await quote(3)).toMatchObject({ outcome: 'quoted' });
  });

  it('holds nothing where it is not asked to, or where the seller cannot', async () => {
    expect(await quote(3)).not.toHaveProperty('heldUntil');
    const { body } = await call(`${stand.url}/products?query=voucher`);
    const voucher = (
      body as { products: readonly { productId: string; merchant: { id: string } }[] }
    ).products.find(({ merchant: seller }) => seller.id === 'wide-gulf-goods');
    const answer = await merchant.quote({
      lines: [{ productId: productIdSchema.parse(voucher?.productId), quantity: 1 }],
      destination: HOME,
      hold: { key: key('v'), until: MONDAY + QUARTER_HOUR },
    });
    expect(answer.outcome).toBe('quoted');
    expect(answer).not.toHaveProperty('heldUntil');
  });

  it('takes an order once: the same order again gets the first answer and takes nothing', async () => {
    const orderKey = newOrderKey();
    await quote(2, 'a');
    const first = await place('a', 2, orderKey);
    expect(first.outcome).toBe('placed');
    expect(await place('a', 2, orderKey)).toEqual(first);
    expect(await quote(1)).toMatchObject({ outcome: 'quoted' });
    expect(await quote(2)).toMatchObject({ reason: 'out_of_stock' });
  });

  it('says sold out for a paid order that it cannot send, and keeps to it', async () => {
    const orderKey = newOrderKey();
    await quote(2, 'a');
    await control('oversell', { orders: 1 });
    expect(await place('a', 2, orderKey)).toEqual({ outcome: 'sold_out' });
    expect(await place('a', 2, orderKey)).toEqual({ outcome: 'sold_out' });
    expect((await place('b', 3)).outcome).toBe('placed');
  });

  it('invariants 2 and 4: nobody but settlement has goods held, sent, let go or taken back', async () => {
    const orderKey = newOrderKey();
    const of = { url: stand.url, secret: 'a-guess-of-somebody-else-12', fetch: createDial({}) };
    const stranger = createHttpFulfilment(of);
    const lines = [{ productId: DARK, quantity: 1 }];
    const hold = { key: key('s'), until: MONDAY + QUARTER_HOUR };
    await expect(createHttpMerchant(of).quote({ lines, destination: HOME, hold })).rejects.toThrow(
      '401',
    );
    await expect(place('s', 1, orderKey, stranger)).rejects.toThrow('401');
    await expect(stranger.releaseHold(key('a'))).rejects.toThrow('401');
    const returnId = 'q'.repeat(22);
    await expect(stranger.takeBack({ orderKey, returnId, lines })).rejects.toThrow('401');
    expect(await quote(3, 'a')).toMatchObject({ outcome: 'quoted' });
  });

  it('invariant 4: an order that was taken is not taken again with another content', async () => {
    const orderKey = newOrderKey();
    await place('a', 1, orderKey);
    await expect(place('a', 2, orderKey)).rejects.toThrow('409');
  });

  it('never promises or sends more than there is, whatever the order of holds, orders and releases', async () => {
    const step = fc.record({
      act: fc.constantFrom('hold', 'release', 'place' as const),
      who: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 6 }),
        fc.array(step, { maxLength: 12 }),
        async (left, steps) => {
          await control('reset', {});
          await control('stock-left', { productId: DARK, left });
          let sent = 0;
          for (const { act, who, quantity } of steps) {
            if (act === 'hold') await quote(quantity, who);
            if (act === 'release') await fulfilment.releaseHold(key(who));
            if (act === 'place' && (await place(who, quantity)).outcome === 'placed')
              sent += quantity;
          }
          expect(sent).toBeLessThanOrEqual(left);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('[REQ-RETURN] pays back goods at the price that was paid with their share of the tax, once, and no more than were sent', async () => {
    const orderKey = newOrderKey();
    await place('a', 2, orderKey);
    const give = (returnId: string, quantity: number) =>
      fulfilment.takeBack({
        orderKey,
        returnId: returnId.repeat(22),
        lines: [{ productId: DARK, quantity }],
      });
    // 313 cents of tax on two: the share of one is rounded down.
    expect(await give('x', 1)).toEqual({ outcome: 'accepted', refundMinor: 1899 + 156 });
    expect(await give('x', 1)).toEqual({ outcome: 'accepted', refundMinor: 1899 + 156 });
    expect(await give('y', 2)).toEqual({ outcome: 'refused' });
    expect(await give('z', 1)).toEqual({ outcome: 'accepted', refundMinor: 1899 + 156 });
    expect(await give('w', 1)).toEqual({ outcome: 'refused' });
  });
});
