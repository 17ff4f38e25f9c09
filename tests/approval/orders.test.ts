/** What the card shows of which orders. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LONGEST_REDEMPTION_MS,
  minorUnitsOf,
  orderListSchema,
  orderViewSchema,
  StoreUnavailable,
  type DryRun,
} from '#core';
import { makeSigningKey } from '../core/signing-key.ts';
import { customer2, makeWorld, type World } from './approval-world.ts';
import { moveCharge, receiptJwsFor, redeem } from './redeem-by-settlement.ts';
import type { TestBrowser } from './test-browser.ts';

let world: World;
let browser: TestBrowser;
beforeAll(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
});
afterAll(() => world.stop());

async function redeemed(): Promise<DryRun> {
  const dryRun = await world.propose();
  await world.confirm(browser, dryRun);
  await redeem(world, dryRun);
  return dryRun;
}

describe('an order', () => {
  it('is shown with everything that the sentence says, ready to read [REQ-CARD-SHOWS]', async () => {
    const dryRun = await world.propose();
    const view = orderViewSchema.parse(await world.view(browser, dryRun));
    expect(view).toMatchObject({
      state: 'to_confirm',
      shopName: 'Harbor Roasters',
      sentence: dryRun.sentence,
      checkWords: dryRun.checkWords,
      total: '$47.61',
      lines: [{ title: 'Dark Roast, 12 oz', quantity: 2, lineTotal: '$38.00' }],
      charges: [
        { label: 'Delivery', amount: '$5.99' },
        { label: 'Tax', amount: '$3.62' },
      ],
      instrument: 'Visa ending 4242',
      requester: { clientName: 'Alexa', device: 'Kitchen' },
      code: null,
      receipt: null,
    });
    expect(view.delivery).toContain('Standard delivery');
    expect(view.delivery).toContain('Home');
  });

  it('names a discount and leaves out what is zero', async () => {
    const dryRun = await world.propose({
      discounts: [{ label: 'Total', amountMinor: 500 }],
      deliveryMinor: 0,
      taxMinor: 0,
      totalMinor: 3300,
    });
    const view = orderViewSchema.parse(await world.view(browser, dryRun));
    expect(view.charges).toEqual([{ label: 'Discount: Total', amount: '−$5.00' }]);
  });

  it('invariant 8: shows outside text without invisible, bidi or control characters', async () => {
    const dryRun = await world.propose({
      lines: [
        {
          productId: 'p-1',
          title: 'Dark\u202e Roast\u200b\u0007\u{e0041}',
          quantity: 2,
          unitPriceMinor: 1900,
          lineTotalMinor: 3800,
          merchantCategoryCode: '5499',
        },
      ],
    });
    const view = orderViewSchema.parse(await world.view(browser, dryRun));
    expect(view.lines[0]?.title).toBe('Dark Roast');
  });

  it('is noted as presented once, however often it is looked at', async () => {
    const dryRun = await world.propose();
    await world.view(browser, dryRun);
    await browser.get('/api/orders');
    await world.view(browser, dryRun);
    const presented = (await world.ledger()).filter(
      (entry) => entry.kind === 'order_presented' && entry.digest === dryRun.digest,
    );
    expect(presented).toHaveLength(1);
  });

  it('is in the list, newest first, with the customer’s name and the server’s time', async () => {
    const older = await world.propose();
    world.clock.now += 1000;
    const newer = await world.propose();
    const list = orderListSchema.parse((await browser.get('/api/orders')).body);
    expect(list).toMatchObject({
      customerId: 'customer-1',
      hasPasskey: false,
      nowEpochMs: world.clock.now,
    });
    const digests = list.orders.map((order) => order.digest);
    expect(digests.indexOf(newer.digest)).toBe(0);
    expect(digests.indexOf(older.digest)).toBe(1);
    expect(list.orders.length).toBeLessThanOrEqual(20);
  });
});

describe('invariant 11: an order of another customer', () => {
  it('is as unknown as one that does not exist, whatever is asked', async () => {
    const theirs = await world.propose({ customerId: customer2 });
    const unknown = 'f'.repeat(64);
    const calls = [
      (digest: string) => browser.get(`/api/orders/${digest}`),
      (digest: string) => browser.post(`/api/orders/${digest}/decline`),
      (digest: string) =>
        browser.post(`/api/orders/${digest}/total`, { text: '47.61', shownDigest: digest }),
    ];
    for (const call of calls) {
      const [other, none] = [await call(theirs.digest), await call(unknown)];
      expect(other.status).toBe(404);
      expect(other.status).toBe(none.status);
      expect(other.text).toBe(none.text);
      expect(Object.keys(other.headers).toSorted()).toEqual(Object.keys(none.headers).toSorted());
    }
    expect(await world.store.findDecline(theirs.digest)).toBeUndefined();
    expect(await world.store.isPresented(theirs.digest)).toBe(false);
  });

  it('is refused no sooner than an unknown one: both wait the same', async () => {
    const theirs = await world.propose({ customerId: customer2 });
    for (const digest of [theirs.digest, 'e'.repeat(64), 'not-a-digest']) {
      const before = performance.now();
      await browser.get(`/api/orders/${digest}`);
      expect(performance.now() - before).toBeGreaterThanOrEqual(38);
    }
  });

  it('is not in the list', async () => {
    const theirs = await world.propose({ customerId: customer2 });
    expect((await browser.get('/api/orders')).text).not.toContain(theirs.digest);
  });
});

describe('a stored dry run that is not what its terms give [REQ-RECOMPUTE-APPROVAL]', () => {
  it.each([
    ['sentence', { sentence: 'Nothing to pay.' }],
    ['spoken text', { spokenText: 'nothing to pay' }],
    ['check words', { checkWords: 'other words' }],
  ])('in its %s is not shown, takes no total, and is noted once', async (_name, lie) => {
    const dryRun = await world.propose({}, lie);
    const { digest } = dryRun;
    expect((await browser.get(`/api/orders/${digest}`)).status).toBe(404);
    expect((await world.typeTotal(browser, dryRun)).status).toBe(404);
    expect((await browser.get('/api/orders')).text).not.toContain(digest);
    const notes = (await world.ledger()).filter((entry) => entry.digest === digest);
    expect(notes).toMatchObject([
      { kind: 'confirmation_refused', facts: { reason: 'order_not_consistent' } },
    ]);
  });

  it.each([
    { id: 'another-shop', name: 'Harbor Roasters' },
    { id: 'harbor-roasters', name: 'Another Name' },
  ])('of another shop is not shown, takes no total, and is noted once (%s)', async (shop) => {
    const dryRun = await world.propose({ shop });
    const { digest } = dryRun;
    expect((await browser.get(`/api/orders/${digest}`)).status).toBe(404);
    expect((await world.typeTotal(browser, dryRun)).status).toBe(404);
    expect((await browser.get('/api/orders')).text).not.toContain(digest);
    const notes = (await world.ledger()).filter((entry) => entry.digest === digest);
    expect(notes).toMatchObject([
      { kind: 'confirmation_refused', facts: { reason: 'other_shop' } },
    ]);
  });

  it('that would stay good for longer than any may is not shown', async () => {
    const change = { redeemBy: world.clock.now + LONGEST_REDEMPTION_MS + 1 };
    const dryRun = await world.propose(change);
    expect((await browser.get(`/api/orders/${dryRun.digest}`)).status).toBe(404);
    expect((await world.typeTotal(browser, dryRun)).status).toBe(404);
  });

  it('from the future is not shown before its time', async () => {
    const dryRun = await world.propose({}, { createdAt: world.clock.now + 60_000 });
    expect((await browser.get(`/api/orders/${dryRun.digest}`)).status).toBe(404);
  });
});

describe('after settlement', () => {
  it('invariant 6: a redeemed order is not called done before it was charged', async () => {
    const dryRun = await redeemed();
    const view = () => world.view(browser, dryRun);
    expect(await view()).toMatchObject({ state: 'payment_processing', code: null, receipt: null });
    await moveCharge(world, dryRun, { from: 'intended', to: 'processing' });
    expect(await view()).toMatchObject({ state: 'payment_processing' });
    await moveCharge(world, dryRun, { from: 'processing', to: 'unknown' });
    expect(await view()).toMatchObject({ state: 'payment_unknown', receipt: null });
    const receiptJws = await receiptJwsFor(world, dryRun);
    await moveCharge(world, dryRun, { from: 'unknown', to: 'charged', receiptJws });
    expect(orderViewSchema.parse(await view())).toMatchObject({
      state: 'ordered',
      receipt: { charged: '$47.61', chargedAt: world.clock.now, jws: receiptJws },
    });
  });

  it('a declined payment is said to be that', async () => {
    const dryRun = await redeemed();
    await moveCharge(world, dryRun, { from: 'intended', to: 'processing' });
    await moveCharge(world, dryRun, { from: 'processing', to: 'declined_by_processor' });
    expect(await world.view(browser, dryRun)).toMatchObject({ state: 'payment_declined' });
  });

  it.each([
    ['signed by somebody else', {}, makeSigningKey('settlement-1').signer],
    ['of another amount', { chargedMinor: minorUnitsOf(4760) }, undefined],
    ['of another order', { digest: 'other' as const }, undefined],
  ])('a receipt %s is not shown: the outcome is unknown', async (_name, lie, signer) => {
    const dryRun = await redeemed();
    const { digest, ...rest } = { digest: undefined, ...lie };
    const other = digest === undefined ? {} : { digest: (await world.propose()).digest };
    const receiptJws = await receiptJwsFor(world, dryRun, { ...rest, ...other }, signer);
    await moveCharge(world, dryRun, { from: 'intended', to: 'processing' });
    await moveCharge(world, dryRun, { from: 'processing', to: 'charged', receiptJws });
    expect(await world.view(browser, dryRun)).toMatchObject({
      state: 'payment_unknown',
      receipt: null,
    });
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
    ['declined', 'stopped'],
  ] as const)(
    'an order that ended as %s is shown as %s, and its code is gone',
    async (kind, state) => {
      const dryRun = await world.propose();
      await world.confirm(browser, dryRun);
      await world.endOrder(dryRun, kind);
      expect(await world.view(browser, dryRun)).toMatchObject({ state, code: null });
    },
  );

  it('ten wrong codes in a day lock every order of the customer', async () => {
    const other = await makeWorld();
    const phone = await other.signedIn();
    const dryRun = await other.propose();
    for (let code = 0; code < 10; code += 1) {
      await other.settlement.judgeRedemption({
        digest: dryRun.digest,
        customerId: dryRun.terms.customerId,
        nowEpochMs: other.clock.now,
        decide: () => ({
          outcome: 'code_wrong',
          confirmationId: `c-${String(code)}`,
          triesLeft: 2,
        }),
        verifyIntent: () => undefined,
        nextTrust: () => 500,
        signIntent: () => '',
        noteOf: () => ({ at: other.clock.now, kind: 'redeem_refused', digest: null, facts: {} }),
      });
    }
    expect(await other.view(phone, dryRun)).toMatchObject({ state: 'locked' });
    expect((await other.typeTotal(phone, dryRun)).body['outcome']).toBe('refused');
    await other.stop();
  });
});

describe('a store of another side that cannot be read', () => {
  it('is a 503 in plain words, for as long as it lasts', async () => {
    const dryRun = await world.propose();
    const gone = (): Promise<never> =>
      Promise.reject(new StoreUnavailable('settlement', { cause: new Error('no file') }));
    world.serveWith({ settlement: { ...world.parts.settlement, findEnding: gone } });
    for (const path of ['/api/orders', `/api/orders/${dryRun.digest}`]) {
      const answer = await browser.get(path);
      expect(answer.status).toBe(503);
      expect(answer.text).toContain('We cannot look at your orders just now');
    }
    expect((await world.typeTotal(browser, dryRun)).status).toBe(503);
    world.serveWith({ requests: { ...world.parts.requests, findDryRun: gone } });
    expect((await browser.get(`/api/orders/${dryRun.digest}`)).status).toBe(503);
    world.serveWith({});
    expect((await browser.get('/api/orders')).status).toBe(200);
  });
});
