/** What is told while settlement's store is an older copy: it lacks purchases and endings, so no row of it says that nothing was bought. */
import { renameSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDryRun, StoreUnavailable, type OrderDigest } from '#core';
import { nodeHash } from '#stores';
import { macOf } from '../core/mac-of.ts';
import {
  customer1,
  makeWorld,
  redeemRequestOf,
  skill,
  wrongCodeFor,
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
  // Before the other: what is confirmed later takes back what was confirmed earlier.
  const forWaiting = await world.confirm(waiting);
  const later = await world.confirm(boughtAfter);
  const bought = await world.settlement.redeem(redeemRequestOf(boughtAfter, later));
  expect(bought.outcome).toBe('ordered');
  codes = { before, after: later, waiting: forWaiting };
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

/** What a person does who has looked: takes the anchor away. */
async function letGoOn(laterMs: number): Promise<void> {
  after.close();
  rmSync(world.path('ledger-anchor'));
  world.clock.now += laterMs;
  after = world.open();
  await after.ports.processor.tellTime({ isFresh: true });
}

describe('a store that another file takes the place of while it is open', () => {
  it('invariants 3 and 6: is neither spent on nor told of, since nobody else would see what is written [REQ-OWN-FILE]', async () => {
    await letGoOn(0);
    const asked = world.processor.requestIds.length;
    const path = world.path('settlement');
    world.sql('settlement', (database) => {
      database.exec(`VACUUM INTO '${world.path('copy')}'`);
    });
    renameSync(world.path('copy'), path);
    const refused = await after.settlement
      .redeem(redeemRequestOf(boughtAfter, codes.after))
      .catch((fault: unknown) => fault);
    expect(refused).toBeInstanceOf(StoreUnavailable);
    for (const each of [cancelledBefore, waiting]) {
      await expect(after.settlement.cancel(callOf(each))).rejects.toThrow(StoreUnavailable);
      await expect(after.settlement.status(callOf(each))).rejects.toThrow(
        'the settlement store is not available now',
      );
    }
    expect(world.processor.requestIds).toHaveLength(asked);
  });
});

describe('a store that was put back from a copy, and that a person let go on', () => {
  const TWENTY_MINUTES_MS = 20 * 60_000;

  const redeem = async (order: Order, code: string): Promise<string> =>
    (await after.settlement.redeem(redeemRequestOf(order, code))).outcome;

  async function redeemWithoutApproval(order: Order): Promise<string> {
    const path = world.path('approval');
    renameSync(path, `${path}.away`);
    try {
      return await redeem(order, codes.after);
    } finally {
      renameSync(`${path}.away`, path);
    }
  }

  async function proposeNow(): Promise<Order> {
    const { now } = world.clock;
    const { terms } = waiting.dryRun;
    const order = makeDryRun(
      { ...terms, nonce: 'E'.repeat(16), confirmBy: now + 600_000, redeemBy: now + 900_000 },
      { hash: nodeHash, requestKey: macOf(1), nowEpochMs: now },
    );
    await world.requests.insertDryRun({
      stored: { dryRun: order.dryRun, requester: { clientName: 'Alexa', device: null } },
      endedDigests: [],
      maxWaiting: 100,
      note: { at: now, kind: 'order_proposed', digest: order.dryRun.digest, facts: {} },
    });
    return order;
  }

  it('says so in its ledger, once [REQ-STORE-ACCEPTED]', async () => {
    await letGoOn(0);
    expect(await after.ports.store.isLedgerVerified()).toBe(true);
    expect(await after.ports.store.acceptedAt()).toBe(world.clock.now);
    const accepted = () => world.ledger().filter(({ kind }) => kind === 'store_accepted');
    expect(accepted()).toHaveLength(1);
    after.close();
    after = world.open();
    expect(accepted(), 'the anchor is there again').toHaveLength(1);
    expect(await after.ports.store.acceptedAt(), 'after a restart').toBe(world.clock.now);
  });

  it('invariants 3 and 6: never calls an order of before not bought, however late it is asked [REQ-STORE-ACCEPTED]', async () => {
    const before = endings();
    await letGoOn(TWENTY_MINUTES_MS);
    expect(await after.ports.store.isLedgerVerified()).toBe(true);
    for (const [order, code] of [
      [boughtAfter, codes.after],
      [waiting, codes.waiting],
    ] as const) {
      expect(await stateOf(order)).toBe('payment_unknown');
      expect(await redeem(order, code)).toBe('payment_unknown');
      expect(await after.settlement.cancel(callOf(order))).toEqual({ outcome: 'unavailable' });
    }
    expect(endings()).toEqual(before);
    expect(await stateOf(boughtBefore)).toBe('ordered');
    expect(await stateOf(cancelledBefore)).toBe('cancelled');
    expect(world.processor.captures).toHaveLength(2);
  });

  it('invariants 3 and 6: does not let its own client end it in time either, since it may have been bought [REQ-STORE-ACCEPTED]', async () => {
    await letGoOn(60_000);
    const before = endings();
    expect(await stateOf(waiting)).toBe('payment_unknown');
    expect(await after.settlement.cancel(callOf(waiting))).toEqual({ outcome: 'unavailable' });
    expect(endings()).toEqual(before);
  });

  it('invariant 3: redeems a right code that comes in time, by the same key, so that it is charged once [REQ-STORE-ACCEPTED]', async () => {
    await letGoOn(60_000);
    expect(await redeem(boughtAfter, wrongCodeFor(codes.after))).toBe('code_wrong');
    expect(await redeem(boughtAfter, codes.after)).toBe('ordered');
    expect(await stateOf(boughtAfter)).toBe('ordered');
    expect(world.processor.captures).toHaveLength(2);
  });

  it('invariant 6: does not end an order for goods that may have been sold to it [REQ-STORE-ACCEPTED]', async () => {
    await letGoOn(60_000);
    world.merchant.behaviour = 'out_of_stock';
    const before = endings();
    expect(await redeem(boughtAfter, codes.after)).toBe('payment_unknown');
    expect(endings()).toEqual(before);
  });

  it('invariant 6: says nothing of an order of before while approval’s store cannot be read [REQ-STORE-ACCEPTED]', async () => {
    expect(await redeemWithoutApproval(boughtAfter), 'while it does not verify').toBe(
      'payment_unknown',
    );
    await letGoOn(0);
    expect(await redeemWithoutApproval(boughtAfter)).toBe('payment_unknown');
    world.clock.now += 2001;
    expect(await redeemWithoutApproval(await proposeNow())).toBe('unavailable');
  });

  it('lets the customer’s signed decline stand [REQ-STORE-ACCEPTED]', async () => {
    await letGoOn(0);
    const declined = await after.settlement.voidOrder(await world.decline(waiting));
    expect(declined).toEqual({ outcome: 'ended', ending: 'declined' });
    expect(await stateOf(waiting)).toBe('declined');
    // Settlement has not answered this one, and its time is over.
    await world.decline(boughtAfter);
    world.clock.now += TWENTY_MINUTES_MS;
    expect(await stateOf(boughtAfter)).toBe('declined');
  });

  it('goes on as ever with what is proposed afterwards [REQ-STORE-ACCEPTED]', async () => {
    await letGoOn(0);
    world.clock.now += 2001;
    const order = await proposeNow();
    expect(await stateOf(order)).toBe('waiting');
    world.clock.now += TWENTY_MINUTES_MS;
    expect(await stateOf(order)).toBe('expired');
  });
});
