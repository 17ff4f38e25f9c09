/** What is told while settlement's store is an older copy: it lacks purchases and endings, so no row of it says that nothing was bought. */
import { renameSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable, type OrderDigest } from '#core';
import {
  customer1,
  makeWorld,
  redeemRequestOf,
  skill,
  type OpenSettlement,
  type Order,
  type World,
} from './settlement-fixture.ts';

let world: World;
let after: OpenSettlement;
let boughtBefore: Order;
let boughtAfter: Order;
let cancelledBefore: Order;
let waiting: Order;
let codes: Readonly<Record<'before' | 'after' | 'waiting', string>>;

beforeEach(async () => {
  world = await makeWorld();
  const propose = (letter: string): Promise<Order> => world.propose({}, letter.repeat(16));
  boughtBefore = await propose('A');
  boughtAfter = await propose('B');
  cancelledBefore = await propose('C');
  waiting = await propose('D');
  const before = await world.confirm(boughtBefore);
  await world.settlement.redeem(redeemRequestOf(boughtBefore, before));
  await world.settlement.cancel(callOf(cancelledBefore));
  world.sql('settlement', (database) => {
    database.exec(`VACUUM INTO '${world.path('copy')}'`);
  });
  const later = await world.confirm(boughtAfter);
  const bought = await world.settlement.redeem(redeemRequestOf(boughtAfter, later));
  expect(bought.outcome).toBe('ordered');
  codes = { before, after: later, waiting: await world.confirm(waiting) };
  putCopyBack();
  after = world.open();
});
afterEach(async () => {
  after.close();
  await world.stop();
});

/** The process ends in order, and the copy takes the place of its store. */
function putCopyBack(): void {
  world.close();
  const path = world.path('settlement');
  for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
  renameSync(world.path('copy'), path);
}

function callOf({ dryRun }: Order): {
  readonly digest: OrderDigest;
  readonly customerId: typeof customer1;
  readonly clientId: typeof skill;
} {
  return { digest: dryRun.digest, customerId: customer1, clientId: skill };
}

function endings(): string {
  return world.sql('settlement', (database) =>
    JSON.stringify(database.prepare('SELECT digest, kind FROM endings ORDER BY digest').all()),
  );
}

const stateOf = async (order: Order): Promise<string | undefined> => {
  const { orders } = await after.settlement.status(callOf(order));
  return orders[0]?.state;
};

describe('a store that was put back from a copy', () => {
  it('invariants 6 and 10: is told of as bought where a signed receipt says so, and as unknown otherwise [REQ-UNSURE-STORE]', async () => {
    expect(await stateOf(boughtBefore)).toBe('ordered');
    for (const order of [boughtAfter, cancelledBefore, waiting]) {
      expect(await stateOf(order)).toBe('payment_unknown');
    }
  });

  it('invariants 6 and 10: answers a code as it answers about the order, and charges nothing [REQ-UNSURE-STORE]', async () => {
    const captured = world.processor.captures.length;
    const redeem = async (order: Order, code: string): Promise<string> =>
      (await after.settlement.redeem(redeemRequestOf(order, code))).outcome;
    expect(await redeem(boughtBefore, codes.before)).toBe('ordered');
    expect(await redeem(boughtAfter, codes.after)).toBe('payment_unknown');
    expect(await redeem(cancelledBefore, codes.after)).toBe('payment_unknown');
    expect(await redeem(waiting, codes.waiting)).toBe('payment_unknown');
    expect(world.processor.captures).toHaveLength(captured);
  });

  it('invariants 3 and 10: ends no order, by voice, by the phone or by time, since it may have been bought [REQ-UNSURE-STORE]', async () => {
    const before = endings();
    for (const order of [boughtAfter, cancelledBefore, waiting]) {
      expect(await after.settlement.cancel(callOf(order))).toEqual({ outcome: 'unavailable' });
    }
    await expect(after.settlement.voidOrder(await world.decline(waiting))).rejects.toThrow(
      StoreUnavailable,
    );
    world.clock.now += 3_600_000;
    expect(await stateOf(waiting)).toBe('payment_unknown');
    expect(await after.settlement.cancel(callOf(boughtAfter))).toEqual({ outcome: 'unavailable' });
    expect(endings()).toEqual(before);
  });
});
