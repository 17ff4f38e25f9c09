import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  holdKeyOf,
  productIdSchema,
  refundIdOf,
  refundKeyOf,
  signReturnRequest,
  verifyReturnRequest,
  type Fulfilment,
  type PlacementAnswer,
  type RefundAnswer,
  type RefundRequest,
  type Refunds,
  type ReturnRequest,
  type TakeBackAnswer,
  minorUnitsOf,
} from '#core';
import { nodeHash } from '#stores';
import { createAfterSale, type AfterSale } from '../../settlement/after-sale/create-after-sale.ts';
import { settleRefund } from '../../settlement/after-sale/settle-refund.ts';
import { inForce, NO_RISK, shopPolicyWith, WIDE_LIMIT } from '../core/policy/shop-policy.ts';
import {
  approvalKey,
  codeFor,
  customer1,
  customer2,
  makeWorld,
  redeemRequestOf,
  type Order,
  type World,
} from './settlement-fixture.ts';

const RETURN_ID = 'R'.repeat(22);

/** A merchant of whom each answer is decided by the test; it answers one order once. */
function makeFulfilment() {
  const state = {
    placement: { outcome: 'placed', merchantReference: 'ORDER-1' } as PlacementAnswer | 'silent',
    takeBack: { outcome: 'refused' } as TakeBackAnswer | 'silent',
    placed: [] as string[],
    released: [] as string[],
  };
  const fulfilment: Fulfilment = {
    placeOrder: ({ orderKey }) => {
      state.placed.push(orderKey);
      return state.placement === 'silent'
        ? Promise.reject(new Error('no answer'))
        : Promise.resolve(state.placement);
    },
    releaseHold: (holdKey) => {
      state.released.push(holdKey);
      return Promise.resolve();
    },
    takeBack: () =>
      state.takeBack === 'silent'
        ? Promise.reject(new Error('no answer'))
        : Promise.resolve(state.takeBack),
  };
  return { state, fulfilment };
}

/** A processor that remembers: the same key pays back once, whether or not its answer arrived. */
function makeRefunds() {
  const paidBack = new Map<string, RefundRequest>();
  const bodies = new Map<string, string>();
  const state = { asked: 0, paidBack, isSilent: false, refuses: false, pays: 0, policy: 'first' };
  const refunds: Refunds = {
    compose: (request) => Promise.resolve(JSON.stringify([request, state.policy])),
    refund(request, body): Promise<RefundAnswer> {
      state.asked += 1;
      const first = bodies.get(request.idempotencyKey) ?? body;
      bodies.set(request.idempotencyKey, first);
      // To other bytes under a known key it says nothing (PayPal, DUPLICATE_REQUEST_ID).
      if (first !== body) return Promise.resolve({ outcome: 'unknown' });
      if (state.refuses) return Promise.resolve({ outcome: 'refused' });
      if (!paidBack.has(request.idempotencyKey)) {
        paidBack.set(request.idempotencyKey, request);
        state.pays += 1;
      }
      if (state.isSilent) return Promise.resolve({ outcome: 'unknown' });
      return Promise.resolve({
        outcome: 'refunded',
        processorReference: `REFUND-${request.idempotencyKey.slice(-8)}`,
        refunded: request.amount,
      });
    },
  };
  return { state, refunds };
}

describe('after the sale', () => {
  let world: World;
  let merchant: ReturnType<typeof makeFulfilment>;
  let processor: ReturnType<typeof makeRefunds>;
  let afterSale: AfterSale;
  let order: Order;

  const openAgain = (): AfterSale =>
    createAfterSale(
      { ...world.ports, fulfilment: merchant.fulfilment, refunds: processor.refunds },
      () => undefined,
    );
  const states = async (): Promise<readonly string[]> =>
    (await world.ports.store.listRefunds(order.dryRun.digest)).map(({ state }) => state);
  const soldOutKey = (): string =>
    refundKeyOf(refundIdOf(order.dryRun.digest, { cause: 'sold_out' }));
  const returnOf = (change: Partial<ReturnRequest> = {}): ReturnRequest => ({
    version: 1,
    returnId: RETURN_ID,
    customerId: customer1,
    digest: order.dryRun.digest,
    lines: [{ productId: productIdSchema.parse('dark-roast-12oz'), quantity: 1 }],
    requestedAt: world.clock.now,
    locale: 'en-US',
    ...change,
  });

  beforeEach(async () => {
    world = await makeWorld();
    merchant = makeFulfilment();
    processor = makeRefunds();
    afterSale = openAgain();
    order = await world.propose();
    const code = await world.confirm(order);
    const answer = await world.settlement.redeem(redeemRequestOf(order, code));
    expect(answer.outcome).toBe('ordered');
  });
  afterEach(async () => {
    afterSale.stop();
    await world.stop();
  });

  it('[REQ-FULFILMENT] hands a charged order to the merchant once, and writes down that it has it', async () => {
    await afterSale.wake();
    await afterSale.wake();
    expect(merchant.state.placed).toEqual([order.dryRun.digest]);
    expect(await world.ports.store.findFulfilment(order.dryRun.digest)).toBe('placed');
    expect(world.ledger().map(({ kind }) => kind)).toContain('order_placed');
  });

  it('[REQ-FULFILMENT] asks again after the merchant gave no answer, also in a new process', async () => {
    merchant.state.placement = 'silent';
    await afterSale.wake();
    expect(world.timers.delays()).toContain(1000);
    merchant.state.placement = { outcome: 'placed', merchantReference: 'ORDER-1' };
    await openAgain().wake();
    expect(await world.ports.store.findFulfilment(order.dryRun.digest)).toBe('placed');
  });

  it('[REQ-REFUND] what has sold out is paid back whole, once, to the capture that it came from', async () => {
    merchant.state.placement = { outcome: 'sold_out' };
    await afterSale.wake();
    await afterSale.wake();
    expect(await states()).toEqual(['refunded']);
    expect(processor.state.pays).toBe(1);
    const charge = await world.ports.store.findCharge(order.dryRun.digest);
    expect(processor.state.paidBack.get(soldOutKey())).toMatchObject({
      captureReference: charge?.processorReference,
      amount: { amountMinor: order.dryRun.terms.totalMinor, currency: 'USD' },
    });
  });

  it('[REQ-REFUND] an unknown refund is asked about under the same key until it is known, and pays once', async () => {
    merchant.state.placement = { outcome: 'sold_out' };
    processor.state.isSilent = true;
    await afterSale.wake();
    expect(await states()).toEqual(['unknown']);
    await openAgain().wake();
    processor.state.isSilent = false;
    await openAgain().wake();
    expect(await states()).toEqual(['refunded']);
    expect(processor.state.asked).toBe(3);
    expect(processor.state.pays).toBe(1);
  });

  it('[REQ-LEFT-BEHIND] an order that another process left is taken up, and no round that is planned is brought forward by that', async () => {
    merchant.state.placement = 'silent';
    await afterSale.wake();
    afterSale.takeUp();
    await new Promise(setImmediate);
    expect(merchant.state.placed).toHaveLength(1);
    merchant.state.placement = { outcome: 'placed', merchantReference: 'ORDER-1' };
    const other = openAgain();
    other.takeUp();
    await expect.poll(() => world.ports.store.findFulfilment(order.dryRun.digest)).toBe('placed');
    other.stop();
  });

  it('[REQ-SAME-BYTES] a policy that is edited while a refund is unknown does not keep it from being found out', async () => {
    merchant.state.placement = { outcome: 'sold_out' };
    processor.state.isSilent = true;
    await afterSale.wake();
    expect(await states()).toEqual(['unknown']);
    processor.state.policy = 'another';
    processor.state.isSilent = false;
    await openAgain().wake();
    expect(await states()).toEqual(['refunded']);
    expect(processor.state.pays).toBe(1);
  });

  it('[REQ-ANSWER-CONTRADICTED] money that the processor pays back after its refusal was recorded is noted', async () => {
    merchant.state.placement = { outcome: 'sold_out' };
    processor.state.isSilent = true;
    await afterSale.wake();
    processor.state.isSilent = false;
    // While one process waits for its answer, another hears that it is refused.
    const { store } = world.ports;
    const [row] = await store.listRefunds(order.dryRun.digest);
    if (!row) throw new Error('the order was sold out');
    const slow = settleRefund(
      { ...world.ports, fulfilment: merchant.fulfilment, refunds: processor.refunds },
      row,
    );
    await store.moveRefund({
      ...{ refundId: row.refundId, from: 'unknown', to: 'refused_by_processor' },
      note: { at: world.clock.now, kind: 'refund_recorded', digest: row.digest, facts: {} },
    });
    await slow;
    expect(await states()).toEqual(['refused_by_processor']);
    const noted = world.ledger().filter(({ kind }) => kind === 'answer_contradicted');
    expect(noted.map(({ facts }) => facts)).toEqual([
      {
        ...{ what: 'refund', refundId: row.refundId, recorded: 'refused_by_processor' },
        ...{
          answered: 'refunded',
          processorReference: `REFUND-${refundKeyOf(row.refundId).slice(-8)}`,
        },
      },
    ]);
  });

  it('[REQ-REFUND] status says what is on its way back and what came back, and believes no row by hand', async () => {
    const status = async () => {
      const { customerId, clientId } = order.dryRun.terms;
      const { digest } = order.dryRun;
      const { orders } = await world.settlement.status({ customerId, clientId, digest });
      return orders[0]?.goingBack;
    };
    expect(await status()).toBeUndefined();
    merchant.state.placement = { outcome: 'sold_out' };
    processor.state.isSilent = true;
    await afterSale.wake();
    const { totalMinor } = order.dryRun.terms;
    expect(await status()).toEqual({
      isSoldOut: true,
      onItsWayMinor: totalMinor,
      paidBackMinor: 0,
      failedMinor: 0,
    });
    processor.state.isSilent = false;
    await openAgain().wake();
    expect(await status()).toEqual({
      isSoldOut: true,
      onItsWayMinor: 0,
      paidBackMinor: totalMinor,
      failedMinor: 0,
    });
    world.sql('settlement', (database) => {
      database.exec('UPDATE refunds SET amount_minor = 1');
    });
    expect(await status()).toBeUndefined();
  });

  describe('[REQ-REFUND-LIMITS] invariant 7: a limit of refunds', () => {
    const refundsUnder = (...limits: readonly Record<string, unknown>[]): AfterSale =>
      createAfterSale(
        {
          ...world.ports,
          ...{ fulfilment: merchant.fulfilment, refunds: processor.refunds },
          policy: inForce(
            shopPolicyWith({
              risk: NO_RISK,
              limits: [
                WIDE_LIMIT,
                ...limits.map((limit) => ({ operation: 'refund_capture', per: 'day', ...limit })),
              ],
            }),
          ),
        },
        () => undefined,
      );
    const another = async (): Promise<void> => {
      order = await world.propose({}, 'BBBBBBBBBBBBBBBB');
      const code = await world.confirm(order);
      expect((await world.settlement.redeem(redeemRequestOf(order, code))).outcome).toBe('ordered');
    };

    beforeEach(() => {
      merchant.state.placement = { outcome: 'sold_out' };
    });

    it.each(['instrument', 'customer', 'client', 'shop'])(
      'by %s holds what would go over it, also in a new process, and lets it go when there is room',
      async (scope) => {
        const { totalMinor } = order.dryRun.terms;
        const limit = { scope, amountMinor: { USD: 2 * totalMinor - 1 } };
        await refundsUnder(limit).wake();
        expect(await states()).toEqual(['refunded']);
        await another();
        await refundsUnder(limit).wake();
        expect(await states()).toEqual(['intended']);
        world.clock.now += 23 * 3_600_000;
        await refundsUnder(limit).wake();
        expect(await states()).toEqual(['intended']);
        expect(processor.state.asked).toBe(1);
        world.clock.now += 3_600_000;
        await refundsUnder(limit).wake();
        expect(await states()).toEqual(['refunded']);
        expect(processor.state.pays).toBe(2);
      },
    );

    it('is held by one call alone, and counts calls', async () => {
      const { totalMinor } = order.dryRun.terms;
      await refundsUnder({
        scope: 'shop',
        per: 'call',
        amountMinor: { USD: totalMinor - 1 },
      }).wake();
      expect(await states()).toEqual(['intended']);
      await refundsUnder({ scope: 'shop', calls: 1 }).wake();
      expect(await states()).toEqual(['refunded']);
      await another();
      await refundsUnder({ scope: 'shop', calls: 1 }).wake();
      expect(await states()).toEqual(['intended']);
    });

    it('counts what may have gone back, until it is known that it did not; rows by hand win no room', async () => {
      const limit = { scope: 'shop', amountMinor: { USD: order.dryRun.terms.totalMinor } };
      const first = order;
      processor.state.isSilent = true;
      await refundsUnder(limit).wake();
      await another();
      world.sql('settlement', (database) => {
        database
          .prepare("UPDATE refunds SET state = 'refused_by_processor' WHERE digest = :digest")
          .run({ digest: first.dryRun.digest });
      });
      await refundsUnder(limit).wake();
      expect(await states()).toEqual(['intended']);
      world.sql('settlement', (database) => {
        database
          .prepare("UPDATE refunds SET state = 'unknown' WHERE digest = :digest")
          .run({ digest: first.dryRun.digest });
      });
      [processor.state.isSilent, processor.state.refuses] = [false, true];
      await refundsUnder(limit).wake();
      processor.state.refuses = false;
      await refundsUnder(limit).wake();
      expect(await states()).toEqual(['refunded']);
    });
  });

  it('[REQ-REFUND] tells the customer by letter that it sold out, and again when the money is back', async () => {
    merchant.state.placement = { outcome: 'sold_out' };
    await afterSale.wake();
    const letters = await world.ports.store.listUnsentLetters();
    expect(letters.map(({ kind, about }) => ({ kind, about }))).toEqual([
      { kind: 'order_sold_out', about: '$47.61' },
      { kind: 'refunded', about: '$47.61' },
    ]);
  });

  it('[REQ-REFUND] a refund that the processor refuses is called refused and is not asked again', async () => {
    merchant.state.placement = { outcome: 'sold_out' };
    processor.state.refuses = true;
    await afterSale.wake();
    await afterSale.wake();
    expect(await states()).toEqual(['refused_by_processor']);
    expect(processor.state.asked).toBe(1);
  });

  const failedLetters = async () =>
    (await world.ports.store.listUnsentLetters()).filter(({ kind }) => kind === 'refund_failed');
  const goingBack = async (): Promise<unknown> => {
    const { digest, terms } = order.dryRun;
    const { customerId, clientId } = terms;
    const { orders } = await world.settlement.status({ customerId, clientId, digest });
    return orders[0]?.goingBack;
  };

  it('a refund that is refused is told by letter, once, and is called failed and not on its way [REQ-REFUND-FAILED]', async () => {
    merchant.state.placement = { outcome: 'sold_out' };
    processor.state.refuses = true;
    await afterSale.wake();
    await openAgain().wake();
    const { totalMinor } = order.dryRun.terms;
    expect(await goingBack()).toEqual({
      isSoldOut: true,
      onItsWayMinor: 0,
      paidBackMinor: 0,
      failedMinor: totalMinor,
    });
    expect(await failedLetters()).toMatchObject([{ about: '$47.61', customerId: customer1 }]);
  });

  it('a refund that nobody may ask about any more is told by letter, once, and is called failed [REQ-REFUND-FAILED]', async () => {
    merchant.state.placement = { outcome: 'sold_out' };
    processor.state.isSilent = true;
    await afterSale.wake();
    expect(await failedLetters()).toEqual([]);
    world.clock.now += 22 * 24 * 60 * 60 * 1000;
    await openAgain().wake();
    await openAgain().wake();
    expect(await failedLetters()).toMatchObject([{ about: '$47.61' }]);
    expect(await goingBack()).toMatchObject({ onItsWayMinor: 0, failedMinor: 4761 });
    const told = world.ledger().filter(({ facts }) => facts['what'] === 'refund_failed');
    expect(told).toHaveLength(1);
  });

  it('invariant 6: a code that is said again is answered with what has become of the money [REQ-REDEEM-GOING-BACK]', async () => {
    merchant.state.placement = { outcome: 'sold_out' };
    await afterSale.wake();
    const code = codeFor(order.dryRun, 'confirmation-1');
    expect(await world.settlement.redeem(redeemRequestOf(order, code))).toMatchObject({
      outcome: 'ordered',
      goingBack: { isSoldOut: true, onItsWayMinor: 0, paidBackMinor: 4761, failedMinor: 0 },
    });
  });

  describe('invariant 3: the processor forgets a refund’s key after 45 days', () => {
    const DAY_MS = 24 * 60 * 60 * 1000;
    beforeEach(async () => {
      merchant.state.placement = { outcome: 'sold_out' };
      processor.state.isSilent = true;
      await afterSale.wake();
      expect(processor.state.asked).toBe(1);
    });

    it('nobody asks again after 22 of its days, also by clocks that stood still or were set back [REQ-PROCESSOR-TIME]', async () => {
      world.clock.now += 22 * DAY_MS;
      world.clock.sleptMs = 22 * DAY_MS;
      world.clock.offMs = -22 * DAY_MS;
      await openAgain().wake();
      expect(processor.state.asked).toBe(1);
      expect(await states()).toEqual(['unknown']);
    });

    it('a clock that is wrong keeps nobody from finding out what became of it', async () => {
      processor.state.isSilent = false;
      world.clock.offMs = -30 * DAY_MS;
      await openAgain().wake();
      expect(await states()).toEqual(['refunded']);
      expect(processor.state.pays).toBe(1);
    });

    it('invariant 13: while the processor does not tell its time nobody asks', async () => {
      world.processor.isOut = true;
      await openAgain().wake();
      expect(processor.state.asked).toBe(1);
      world.processor.isOut = false;
      processor.state.isSilent = false;
      await openAgain().wake();
      expect(await states()).toEqual(['refunded']);
    });
  });

  it('invariant 10: a ledger that does not verify stops refunds too', async () => {
    merchant.state.placement = { outcome: 'sold_out' };
    processor.state.isSilent = true;
    await afterSale.wake();
    const askedBefore = processor.state.asked;
    world.sql('settlement', (database) => {
      database.exec(`UPDATE ledger SET entry_text = entry_text || ' ' WHERE sequence = 1`);
    });
    await openAgain().wake();
    expect(processor.state.asked).toBe(askedBefore);
  });

  it('invariant 1: a refund row by hand, for more or for another capture, pays nothing back', async () => {
    merchant.state.placement = { outcome: 'sold_out' };
    processor.state.isSilent = true;
    await afterSale.wake();
    processor.state.asked = 0;
    world.sql('settlement', (database) => {
      database.exec(`UPDATE refunds SET amount_minor = amount_minor + 1, state = 'intended'`);
      database.exec(`
        INSERT INTO refunds (refund_id, digest, cause, state, amount_minor, intent_jws)
        SELECT 'by-hand', digest, 'returned', 'intended', 100, intent_jws FROM refunds
      `);
    });
    await openAgain().wake();
    expect(processor.state.asked).toBe(0);
  });

  it('[REQ-RETURN] pays back what the merchant takes back, once for one signed wish', async () => {
    await afterSale.wake();
    merchant.state.takeBack = { outcome: 'accepted', refundMinor: minorUnitsOf(1899) };
    expect(await afterSale.takeReturn(returnOf())).toBe('accepted');
    expect(await afterSale.takeReturn(returnOf())).toBe('already_taken');
    await afterSale.wake();
    expect(await states()).toEqual(['refunded']);
    expect([...processor.state.paidBack.values()].map(({ amount }) => amount.amountMinor)).toEqual([
      1899,
    ]);
  });

  it('[REQ-RETURN] never pays back more than was charged, over several returns', async () => {
    await afterSale.wake();
    const { totalMinor } = order.dryRun.terms;
    merchant.state.takeBack = {
      outcome: 'accepted',
      refundMinor: minorUnitsOf(totalMinor - 100),
    };
    expect(await afterSale.takeReturn(returnOf())).toBe('accepted');
    merchant.state.takeBack = { outcome: 'accepted', refundMinor: minorUnitsOf(101) };
    const second = returnOf({ returnId: 'S'.repeat(22) });
    expect(await afterSale.takeReturn(second)).toBe('refused');
    merchant.state.takeBack = { outcome: 'accepted', refundMinor: minorUnitsOf(100) };
    const third = returnOf({ returnId: 'T'.repeat(22) });
    expect(await afterSale.takeReturn(third)).toBe('accepted');
    await afterSale.wake();
    const sum = [...processor.state.paidBack.values()].reduce(
      (total, { amount }) => total + amount.amountMinor,
      0,
    );
    expect(sum).toBe(totalMinor);
  });

  it.each([
    ['of another customer', { customerId: customer2 }],
    [
      'of things that were not ordered',
      { lines: [{ productId: productIdSchema.parse('decaf'), quantity: 1 }] },
    ],
    [
      'of more than was ordered',
      { lines: [{ productId: productIdSchema.parse('dark-roast-12oz'), quantity: 3 }] },
    ],
    [
      'that names one thing twice',
      {
        lines: [
          { productId: productIdSchema.parse('dark-roast-12oz'), quantity: 2 },
          { productId: productIdSchema.parse('dark-roast-12oz'), quantity: 2 },
        ],
      },
    ],
  ] satisfies readonly (readonly [string, Partial<ReturnRequest>])[])(
    '[REQ-RETURN] refuses a return %s, and pays nothing back',
    async (_name, change) => {
      await afterSale.wake();
      merchant.state.takeBack = { outcome: 'accepted', refundMinor: minorUnitsOf(100) };
      expect(await afterSale.takeReturn(returnOf(change))).toBe('refused');
      await afterSale.wake();
      expect(processor.state.asked).toBe(0);
      expect(world.ledger().map(({ kind }) => kind)).toContain('return_refused');
    },
  );

  it('[REQ-RETURN] waits while the merchant has not taken the order, or gives no answer', async () => {
    expect(await afterSale.takeReturn(returnOf())).toBe('not_now');
    await afterSale.wake();
    merchant.state.takeBack = 'silent';
    expect(await afterSale.takeReturn(returnOf())).toBe('not_now');
    expect(await world.ports.store.isReturnRecorded(RETURN_ID)).toBe(false);
  });

  it('invariant 3: a return from so long ago that the processor may have forgotten it is not paid back again', async () => {
    await afterSale.wake();
    merchant.state.takeBack = { outcome: 'accepted', refundMinor: minorUnitsOf(100) };
    const request = returnOf();
    world.clock.now += 23 * 24 * 60 * 60 * 1000;
    expect(await afterSale.takeReturn(request)).toBe('refused');
  });

  it('invariants 6 and 10: a store that does not verify, or that lacks the purchase or its payment, refuses no return [REQ-RETURN-UNSURE]', async () => {
    await afterSale.wake();
    merchant.state.takeBack = { outcome: 'accepted', refundMinor: minorUnitsOf(100) };
    const unbought = await world.propose({}, 'BBBBBBBBBBBBBBBB');
    expect(await afterSale.takeReturn(returnOf({ digest: unbought.dryRun.digest }))).toBe(
      'not_now',
    );
    world.processor.next('cut_before');
    const code = await world.confirm(unbought);
    const unknown = await world.settlement.redeem(redeemRequestOf(unbought, code));
    expect(unknown.outcome).toBe('payment_unknown');
    expect(await afterSale.takeReturn(returnOf({ digest: unbought.dryRun.digest }))).toBe(
      'not_now',
    );
    world.sql('settlement', (database) => {
      database.exec(`UPDATE ledger SET entry_text = entry_text || ' ' WHERE sequence = 1`);
    });
    const again = openAgain();
    expect(await again.takeReturn(returnOf())).toBe('not_now');
    expect(await again.takeReturn(returnOf({ customerId: customer2 }))).toBe('not_now');
    expect(await world.ports.store.isReturnRecorded(RETURN_ID)).toBe(false);
    expect(await world.ports.store.listUnsentLetters()).toEqual([]);
  });

  it('invariant 1: only the approval side can sign a return', () => {
    const jws = signReturnRequest(returnOf(), approvalKey.signer);
    expect(verifyReturnRequest(jws, approvalKey.verifier)).toEqual(returnOf());
    expect(verifyReturnRequest(jws, world.ports.keys.settlementKeys)).toBeUndefined();
  });

  it('[REQ-STOCK] lets the merchant sell what it holds for an order that has ended unbought, and for no other', async () => {
    await afterSale.release(order.dryRun.digest);
    const waiting = await world.propose({}, 'BBBBBBBBBBBBBBBB');
    await afterSale.release(waiting.dryRun.digest);
    expect(merchant.state.released).toEqual([]);
    const { digest, terms } = waiting.dryRun;
    const { customerId, clientId } = terms;
    await world.settlement.cancel({ digest, customerId, clientId });
    await afterSale.release(digest);
    expect(merchant.state.released).toEqual([holdKeyOf(terms, nodeHash)]);
  });
});
