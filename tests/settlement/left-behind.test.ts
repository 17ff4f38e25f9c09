/** What one process left is taken up by another that has nothing to do with it (docs/model.md: "any idle process takes up any unfinished charge"). */
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemRandomness } from '#stores';
import { lookAround } from '../../settlement/left-behind.ts';
import { createFakeOutbox } from './fake-outbox.ts';
import { createManualTimers, type ManualTimers } from './manual-timers.ts';
import {
  makeWorld,
  outcomeOf,
  redeemRequestOf,
  type OpenSettlement,
  type Order,
  type World,
} from './settlement-fixture.ts';

const log = pino({ level: 'silent' });

let world: World;
let order: Order;
let code: string;
const opened: { readonly stop: () => void; readonly process: OpenSettlement }[] = [];
beforeEach(async () => {
  world = await makeWorld();
  order = await world.propose();
  code = await world.confirm(order);
});
afterEach(async () => {
  for (const { stop, process } of opened.splice(0)) {
    stop();
    process.close();
  }
  await world.stop();
});

interface Idle extends OpenSettlement {
  readonly looks: ManualTimers;
  /** Calls for letters and for what follows a charge. */
  readonly taken: string[];
  /** Time goes by until its next look, which is waited for; gives back how much. */
  look(): Promise<number>;
}

/** A process that was there before the order and has nothing to do. */
function idleProcess(process = world.open()): Idle {
  const looks = createManualTimers();
  const taken: string[] = [];
  const stop = lookAround(
    { store: process.ports.store, timers: looks, randomness: systemRandomness, log },
    {
      settlement: process.settlement,
      afterSale: { takeUp: () => taken.push('sales') },
      deliverLetters: () => taken.push('letters'),
    },
  );
  opened.push({ stop, process });
  return {
    ...process,
    ...{ looks, taken },
    async look() {
      const [pauseMs = Number.NaN] = looks.delays();
      world.clock.now += pauseMs;
      looks.fire();
      await expect.poll(() => looks.delays().length).toBe(1);
      return pauseMs;
    },
  };
}

/** The first process has asked, or only committed, and is gone for good. */
async function dieWith(state: 'intended' | 'unknown'): Promise<void> {
  if (state === 'intended') world.settlement.stop();
  else world.processor.next('cut_after');
  await world.settlement.redeem(redeemRequestOf(order, code));
  world.settlement.stop();
  expect(await stateOfCharge()).toBe(state);
}

async function stateOfCharge(): Promise<string | undefined> {
  return (await world.ports.store.findCharge(order.dryRun.digest))?.state;
}

describe('a charge whose process is gone', () => {
  it.each(['intended', 'unknown'] as const)(
    'invariant 6: that is %s is found out by another process within two minutes [REQ-LEFT-BEHIND]',
    async (state) => {
      const second = idleProcess();
      await second.settlement.recover();
      await dieWith(state);
      let passedMs = 0;
      while ((await stateOfCharge()) !== 'charged' && passedMs < 10 * 60_000) {
        passedMs += await second.look();
      }
      expect(await stateOfCharge()).toBe('charged');
      expect(passedMs).toBeLessThanOrEqual(2 * 60_000);
      expect(world.processor.captures).toHaveLength(1);
    },
  );

  it.each(['intended', 'unknown'] as const)(
    'invariant 3: that is %s is captured once, although two processes take it up at the same moment [REQ-LEFT-BEHIND]',
    async (state) => {
      const [second, third] = [idleProcess(), idleProcess()];
      await dieWith(state);
      await Promise.all([second.look(), third.look()]);
      await Promise.all([second.look(), third.look()]);
      // Whoever lost the move to `processing` asks at its next look, when all is known.
      await Promise.all([second.look(), third.look()]);
      expect(await stateOfCharge()).toBe('charged');
      expect(world.processor.captures).toHaveLength(1);
      expect(new Set(world.processor.requestIds).size).toBe(1);
      const kinds = world.ledger().map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'charge_started')).toHaveLength(1);
      const recorded = world.ledger().filter(({ kind }) => kind === 'charge_recorded');
      expect(recorded.filter(({ facts }) => facts['state'] === 'charged')).toHaveLength(1);
      expect(kinds).not.toContain('answer_contradicted');
    },
  );

  it('is found out at once by a process that hears the code again', async () => {
    const second = idleProcess();
    await dieWith('unknown');
    const again = await second.settlement.redeem(redeemRequestOf(order, code));
    expect(outcomeOf(again)).toBe('ordered');
    expect(world.processor.captures).toHaveLength(1);
  });

  it('is not asked about by others while its own process may be asking: only what was there at the look before is taken up', async () => {
    const second = idleProcess();
    world.processor.next('hold');
    const redeemed = world.settlement.redeem(redeemRequestOf(order, code));
    await world.processor.asked(1);
    await second.look();
    expect(world.processor.requestIds).toHaveLength(1);
    world.processor.release();
    await redeemed;
    await second.look();
    expect(world.processor.requestIds).toHaveLength(1);
  });

  it('is looked for again after a look that failed', async () => {
    const second = idleProcess();
    await dieWith('unknown');
    await second.look();
    const { store } = second.ports;
    const list = store.listUnsentReceipts.bind(store);
    store.listUnsentReceipts = () => Promise.reject(new Error('the disk is away'));
    await second.look();
    store.listUnsentReceipts = list;
    await second.look();
    await second.look();
    expect(await stateOfCharge()).toBe('charged');
  });
});

it('what a start finds is asked about a few at a time', async () => {
  world.settlement.stop();
  const orders = ['B', 'C', 'D', 'E', 'F', 'G'];
  for (const name of orders) {
    const one = await world.propose({}, name.repeat(16));
    await world.settlement.redeem(redeemRequestOf(one, await world.confirm(one)));
  }
  const next = world.open();
  world.processor.next(...orders.map(() => 'hold' as const));
  const recovered = next.settlement.recover();
  await world.processor.asked(4);
  // One more question and its answer: whatever was asked at once has arrived before.
  await next.ports.processor.tellTime({ isFresh: true });
  expect(world.processor.requestIds).toHaveLength(4);
  world.processor.release();
  await recovered;
  expect(world.processor.captures).toHaveLength(orders.length);
  next.close();
});

describe('what follows a charge, left by a process that is gone', () => {
  it('a receipt is mailed by another, once [REQ-LEFT-BEHIND]', async () => {
    const outbox = createFakeOutbox();
    const second = idleProcess(world.open(outbox));
    world.outbox.isDown = true;
    await world.settlement.redeem(redeemRequestOf(order, code));
    await expect.poll(() => world.timers.delays()).toEqual([5000]);
    world.settlement.stop();
    await second.look();
    expect(outbox.messages).toEqual([]);
    await second.look();
    await expect.poll(() => outbox.messages.length).toBe(1);
    await expect.poll(() => world.ledger().map(({ kind }) => kind)).toContain('receipt_sent');
    await second.look();
    expect(outbox.messages).toHaveLength(1);
  });

  it('an order that nobody placed is taken up at the second look', async () => {
    const second = idleProcess();
    await world.settlement.redeem(redeemRequestOf(order, code));
    await second.look();
    expect(second.taken).toEqual([]);
    await second.look();
    expect(second.taken).toEqual(['sales']);
  });
});
