import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressIdSchema, clientIdSchema, commitAddress, instrumentIdSchema } from '#core';
import { nodeHash } from '#stores';
import {
  bookOf,
  customer1,
  customer2,
  makeWorld,
  outcomeOf,
  quoteRequestOf,
  redeemRequestOf,
  skill,
  wrongCodeFor,
  type Order,
  type World,
} from './settlement-fixture.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.stop());

const mine = { customerId: customer1, clientId: skill };
const strangers = [
  { customerId: customer2, clientId: skill },
  { customerId: customer1, clientId: clientIdSchema.parse('another-client') },
];

async function stateOf({ dryRun }: Order): Promise<string | undefined> {
  const answer = await world.settlement.status({ ...mine, digest: dryRun.digest });
  return answer.orders[0]?.state;
}

describe('quote', () => {
  it('answers the merchant’s offer with the customer’s own defaults and a commitment to the full address', async () => {
    const quote = await world.settlement.quote(quoteRequestOf(customer1));
    const [address] = bookOf(customer1).addresses;
    if (!address) throw new Error('the book has an address');
    expect(quote).toMatchObject({
      outcome: 'quoted',
      quote: { totalMinor: 4761 },
      address: {
        id: 'customer-1-home',
        label: 'Home',
        commitment: commitAddress(address, nodeHash),
      },
      instrument: { id: 'customer-1-card', label: 'Visa ending 4242' },
    });
    expect(JSON.stringify(quote)).not.toContain('Example Street');
    expect(world.merchant.destinations.join()).not.toContain('Example Street');
  });

  it.each(['customer-2-home', 'nowhere'])(
    'invariant 11: an address that is another’s and one that is nowhere sound the same (%s)',
    async (id) => {
      const addressId = addressIdSchema.parse(id);
      expect(await world.settlement.quote({ ...quoteRequestOf(customer1), addressId })).toEqual({
        outcome: 'refused',
        reason: 'address_unknown',
      });
      expect(world.merchant.timesAsked).toBe(0);
    },
  );

  it.each(['customer-2-card', 'nothing'])(
    'invariant 11: an instrument that is another’s and one that is none sound the same (%s)',
    async (id) => {
      const instrumentId = instrumentIdSchema.parse(id);
      expect(await world.settlement.quote({ ...quoteRequestOf(customer1), instrumentId })).toEqual({
        outcome: 'refused',
        reason: 'instrument_unknown',
      });
    },
  );

  it('passes on what the merchant refuses, and refuses when it cannot be reached', async () => {
    world.merchant.behaviour = 'out_of_stock';
    expect(await world.settlement.quote(quoteRequestOf(customer1))).toMatchObject({
      outcome: 'refused',
      reason: 'out_of_stock',
    });
    world.merchant.behaviour = 'cut';
    expect(await world.settlement.quote(quoteRequestOf(customer1))).toEqual({
      outcome: 'refused',
      reason: 'unavailable',
    });
  });
});

describe('cancel', () => {
  it('ends the caller’s own order; then no code redeems it', async () => {
    const order = await world.propose();
    const code = await world.confirm(order);
    const { digest } = order.dryRun;
    expect(await world.settlement.cancel({ ...mine, digest })).toEqual({ outcome: 'cancelled' });
    expect(await world.settlement.cancel({ ...mine, digest })).toEqual({ outcome: 'cancelled' });
    expect(await world.settlement.redeem(redeemRequestOf(order, code))).toEqual({
      outcome: 'cancelled',
    });
    expect(await stateOf(order)).toBe('cancelled');
    expect(world.processor.requestIds).toEqual([]);
  });

  it('invariant 11: refuses another customer’s and another client’s order like one that is not there', async () => {
    const order = await world.propose();
    for (const who of strangers) {
      const request = { ...who, digest: order.dryRun.digest };
      expect(await world.settlement.cancel(request)).toEqual({ outcome: 'refused' });
    }
    expect(await stateOf(order)).toBe('waiting');
    expect(world.ledger().map(({ kind }) => kind)).toEqual(['cancel_refused', 'cancel_refused']);
  });

  it('refuses an order whose stored words are not those of its terms', async () => {
    const order = await world.propose();
    world.sql('request', (database) => {
      database.exec(`UPDATE dry_runs SET sentence = 'One free bag.'`);
    });
    const request = { ...mine, digest: order.dryRun.digest };
    expect(await world.settlement.cancel(request)).toEqual({ outcome: 'refused' });
    expect(await stateOf(order)).toBeUndefined();
  });

  it('says so when the order is bought already, declined or over', async () => {
    const bought = await world.propose();
    await world.settlement.redeem(redeemRequestOf(bought, await world.confirm(bought)));
    const cancelled = { ...mine, digest: bought.dryRun.digest };
    expect(await world.settlement.cancel(cancelled)).toEqual({ outcome: 'already_ordered' });
    expect(await stateOf(bought)).toBe('ordered');

    const over = await world.propose({}, 'BBBBBBBBBBBBBBBB');
    world.clock.now = over.dryRun.terms.redeemBy;
    expect(await world.settlement.cancel({ ...mine, digest: over.dryRun.digest })).toEqual({
      outcome: 'expired',
    });
  });

  it('a cancellation and a redemption at once: one wins, and both tell which', async () => {
    const order = await world.propose();
    const code = await world.confirm(order);
    const other = world.open();
    const [redeemed, cancelled] = await Promise.all([
      world.settlement.redeem(redeemRequestOf(order, code)),
      other.settlement.cancel({ ...mine, digest: order.dryRun.digest }),
    ]);
    const told = [outcomeOf(redeemed), cancelled.outcome];
    expect([
      ['ordered', 'already_ordered'],
      ['cancelled', 'cancelled'],
    ]).toContainEqual(told);
    expect(world.processor.captures).toHaveLength(told[0] === 'ordered' ? 1 : 0);
    other.close();
  });
});

describe('status', () => {
  it('follows an order from waiting through confirmed and wrong codes to locked', async () => {
    const order = await world.propose();
    expect(await stateOf(order)).toBe('waiting');
    const code = await world.confirm(order);
    const tell = () => world.settlement.status({ ...mine, digest: order.dryRun.digest });
    expect((await tell()).orders).toMatchObject([{ state: 'confirmed', triesLeft: 3 }]);
    const wrong = redeemRequestOf(order, wrongCodeFor(code));
    await world.settlement.redeem(wrong);
    expect((await tell()).orders).toMatchObject([{ state: 'confirmed', triesLeft: 2 }]);
    await world.settlement.redeem(wrong);
    await world.settlement.redeem(wrong);
    expect((await tell()).orders).toMatchObject([{ state: 'locked', triesLeft: 0 }]);
  });

  it('ten wrong codes of the customer in a day lock every order of theirs [REQ-CODE-TEN-A-DAY]', async () => {
    for (let index = 0; index < 4; index += 1) {
      const order = await world.propose({}, `N${String(index).padStart(16, '0')}`);
      const wrong = redeemRequestOf(order, wrongCodeFor(await world.confirm(order)));
      for (let guess = 0; guess < (index < 3 ? 3 : 1); guess += 1) {
        await world.settlement.redeem(wrong);
      }
    }
    const order = await world.propose();
    const code = await world.confirm(order);
    expect(await stateOf(order)).toBe('locked');
    expect(await world.settlement.redeem(redeemRequestOf(order, code))).toEqual({
      outcome: 'code_locked',
    });
    const others = await world.propose({ customerId: customer2 }, 'DDDDDDDDDDDDDDDD');
    const theirs = await world.settlement.redeem(
      redeemRequestOf(others, await world.confirm(others)),
    );
    expect(outcomeOf(theirs)).toBe('ordered');
  });

  it('is expired after confirmBy without a confirmation made in time, and after redeemBy in any case', async () => {
    const [waiting, confirmed] = [
      await world.propose(),
      await world.propose({}, 'BBBBBBBBBBBBBBBB'),
    ];
    await world.confirm(confirmed);
    world.clock.now = waiting.dryRun.terms.confirmBy;
    expect(await stateOf(waiting)).toBe('expired');
    expect(await world.ports.store.findEnding(waiting.dryRun.digest)).toBeUndefined();
    expect(await stateOf(confirmed)).toBe('confirmed');
    world.clock.now = waiting.dryRun.terms.redeemBy;
    expect(await stateOf(confirmed)).toBe('expired');
    expect(await world.ports.store.findEnding(confirmed.dryRun.digest)).toMatchObject({
      kind: 'expired',
    });
  });

  it('does not end an order by a clock that is wrong: it may still be bought when that is right again [REQ-EXPIRED-BY-RIGHT-CLOCK]', async () => {
    const order = await world.propose();
    const code = await world.confirm(order);
    world.clock.offMs = 5 * 3_600_000;
    expect(await stateOf(order)).toBe('expired');
    expect(await world.ports.store.findEnding(order.dryRun.digest)).toBeUndefined();
    world.clock.offMs = 0;
    const bought = await world.settlement.redeem(redeemRequestOf(order, code));
    expect(outcomeOf(bought)).toBe('ordered');
  });

  it('invariant 6: a paid order is "ordered" with its receipt, an unknown payment is unknown', async () => {
    const order = await world.propose();
    const code = await world.confirm(order);
    world.processor.next('cut_after');
    await world.settlement.redeem(redeemRequestOf(order, code));
    expect(await stateOf(order)).toBe('payment_unknown');
    world.timers.fire();
    await expect.poll(() => stateOf(order)).toBe('ordered');
  });

  it('tells each caller of their own orders only, the newest first, at most twenty', async () => {
    for (let index = 0; index < 22; index += 1) {
      world.clock.now += 1;
      await world.propose({}, `N${String(index).padStart(16, '0')}`);
    }
    const newest = await world.propose({ customerId: customer2 }, 'DDDDDDDDDDDDDDDD');
    const { orders } = await world.settlement.status(mine);
    expect(orders).toHaveLength(20);
    expect(orders.map(({ digest }) => digest)).not.toContain(newest.dryRun.digest);
    for (const who of strangers) {
      const [first] = orders;
      if (!first) throw new Error('there are orders');
      const told = await world.settlement.status({ ...who, digest: first.digest });
      expect(told.orders).toEqual([]);
    }
    expect(
      (await world.settlement.status({ ...mine, clientId: clientIdSchema.parse('another-client') }))
        .orders,
    ).toEqual([]);
  });
});

describe('void', () => {
  it('ends the order as declined on the strength of the signed decline alone', async () => {
    const order = await world.propose();
    const other = await world.propose({}, 'BBBBBBBBBBBBBBBB');
    const request = await world.decline(order);
    expect(await stateOf(order)).toBe('declined');
    expect(await world.settlement.voidOrder({ ...request, digest: other.dryRun.digest })).toEqual({
      outcome: 'refused',
    });
    expect(await stateOf(other)).toBe('waiting');
    expect(await world.settlement.voidOrder({ ...request, customerId: customer2 })).toEqual({
      outcome: 'refused',
    });
    const declined = { outcome: 'ended', ending: 'declined' };
    expect(await world.settlement.voidOrder(request)).toEqual(declined);
    expect(await world.settlement.voidOrder(request)).toEqual(declined);
    expect(world.ledger().map(({ kind }) => kind)).toEqual([
      'void_refused',
      'void_refused',
      'order_voided',
    ]);
  });

  it('says that it was too late when the order is bought', async () => {
    const order = await world.propose();
    await world.settlement.redeem(redeemRequestOf(order, await world.confirm(order)));
    expect(await world.settlement.voidOrder(await world.decline(order))).toEqual({
      outcome: 'ended',
      ending: 'redeemed',
    });
  });
});
