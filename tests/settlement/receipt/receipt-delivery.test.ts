import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outbox } from '#core';
import {
  makeWorld,
  redeemRequestOf,
  outcomeOf,
  type Order,
  type World,
} from '../settlement-fixture.ts';
import { MAILBOXES, outboxTo, startMailStage, type MailStage } from './mail-stage.ts';
import { startCuttingProxy } from './cutting-proxy.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.stop());

const HOUR_MS = 3_600_000;

async function buy(nonce: string): Promise<Order> {
  const order = await world.propose({}, nonce.repeat(16));
  const request = redeemRequestOf(order, await world.confirm(order));
  expect(outcomeOf(await world.settlement.redeem(request))).toBe('ordered');
  return order;
}

function sentDigests(): readonly string[] {
  return world.outbox.messages.map(({ idempotencyKey }) => idempotencyKey.replace('receipt-', ''));
}

describe('receipts that are not taken', () => {
  it('one that is refused waits an hour and keeps no other back [REQ-RECEIPT-REFUSED]', async () => {
    let isRefusing = true;
    world.outbox.answer = () =>
      isRefusing && world.outbox.timesAsked === 1
        ? { outcome: 'refused', reason: '550' }
        : undefined;
    const first = await buy('A');
    await expect.poll(() => world.timers.delays()).toEqual([HOUR_MS]);
    const second = await buy('B');
    await expect.poll(sentDigests).toEqual([second.dryRun.digest]);
    expect(world.outbox.timesAsked).toBe(2);
    isRefusing = false;
    world.timers.fire();
    await expect.poll(sentDigests).toEqual([second.dryRun.digest, first.dryRun.digest]);
  });

  it('one that cannot be taken now is tried after 5, 10, 20 seconds and so on up to a minute', async () => {
    world.outbox.isDown = true;
    await buy('A');
    for (const pauseMs of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      await expect.poll(() => world.timers.delays()).toEqual([pauseMs]);
      if (world.outbox.timesAsked === 6) world.outbox.isDown = false;
      world.timers.fire();
    }
    await expect.poll(sentDigests).toHaveLength(1);
    expect(world.timers.delays()).toEqual([]);
  });

  it('one that our own fault kept back is tried again, and a new process tries each at once', async () => {
    world.outbox.answer = () => {
      throw new Error('a fault');
    };
    await buy('A');
    await expect.poll(() => world.timers.delays()).toEqual([5000]);
    world.outbox.answer = undefined;
    const second = world.open();
    await second.settlement.recover();
    await expect.poll(sentDigests).toHaveLength(1);
    second.close();
  });
});

describe('receipts over a mail server that loses connections', () => {
  let stage: MailStage;
  beforeEach(async () => {
    stage = await startMailStage();
  });
  afterEach(() => {
    stage.end();
  });

  it('are one message each in the mailbox, wherever the connection or the process was lost [REQ-RECEIPT-ONCE]', async () => {
    const proxy = await startCuttingProxy(stage.port);
    world.outbox.isDown = true;
    const orders = [await buy('A'), await buy('B'), await buy('C'), await buy('D')];
    for (let process = 0; process < orders.length; process += 1) {
      // Each process loses one answer, and ends before it can try that one again.
      let isLost = false;
      proxy.cutNext(() => {
        isLost = true;
      });
      const outbox: Outbox = outboxTo(proxy.port);
      const later = world.open(outbox);
      await later.settlement.recover();
      await expect.poll(() => isLost, { timeout: 5000 }).toBe(true);
      later.close();
    }
    const last = world.open(outboxTo(proxy.port));
    await last.settlement.recover();
    const sent = (): number => world.ledger().filter(({ kind }) => kind === 'receipt_sent').length;
    await expect.poll(sent, { timeout: 5000 }).toBe(orders.length);
    last.close();
    await proxy.close();
    const mails = stage.store.list();
    expect(mails.map(({ to }) => to)).toEqual(orders.map(() => MAILBOXES[0]));
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(orders.length);
    expect(Math.max(...mails.map(({ timesReceived }) => timesReceived))).toBeGreaterThan(1);
  }, 30_000);
});
