import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable, verifyReceipt, type RedeemAnswer } from '#core';
import { attemptCharge } from '../../settlement/charge/attempt-charge.ts';
import type { Behaviour } from './fake-processor.ts';
import {
  makeWorld,
  outcomeOf,
  redeemRequestOf,
  settlementKey,
  type Order,
  type World,
} from './settlement-fixture.ts';

const HOUR_MS = 60 * 60 * 1000;

let world: World;
let order: Order;
let code: string;
beforeEach(async () => {
  world = await makeWorld();
  order = await world.propose();
  code = await world.confirm(order);
});
afterEach(() => world.stop());

function redeem(change = {}): Promise<RedeemAnswer> {
  return world.settlement.redeem(redeemRequestOf(order, code, change));
}

/** The processor has captured, and its answer is lost on the way. */
async function loseAnswer(): Promise<void> {
  world.processor.next('cut_after');
  expect(await redeem()).toEqual({ outcome: 'payment_unknown' });
  expect(world.processor.captures).toHaveLength(1);
}

/** Until the attempt that was waited for has ended: it asks for the time, and waits again or has given up. */
async function fireAndRest(): Promise<void> {
  expect(world.timers.delays()).toContain(1000);
  world.timers.fire();
  await world.settlement.recover();
}

async function stateOfCharge(): Promise<string | undefined> {
  return (await world.ports.store.findCharge(order.dryRun.digest))?.state;
}

describe('a charge whose outcome is not known', () => {
  const lost: readonly Behaviour[] = ['hang_after', 'cut_after', 'error_500_after', 'nonsense'];
  it.each(lost)(
    'invariant 6: after a capture and %s it is called unknown, and found out later with one capture',
    async (behaviour) => {
      world.processor.next(behaviour);
      expect(await redeem()).toEqual({ outcome: 'payment_unknown' });
      expect(world.processor.captures).toHaveLength(1);
      world.timers.fire(1000);
      await expect.poll(stateOfCharge).toBe(behaviour === 'nonsense' ? 'unknown' : 'charged');
      expect(world.processor.captures).toHaveLength(1);
      expect(new Set(world.processor.requestIds).size).toBe(1);
    },
  );

  it('a request that was lost before the processor saw it is charged at the next attempt', async () => {
    world.processor.next('cut_before');
    expect(await redeem()).toEqual({ outcome: 'payment_unknown' });
    expect(world.processor.captures).toEqual([]);
    world.timers.fire(1000);
    await expect.poll(stateOfCharge).toBe('charged');
    expect(outcomeOf(await redeem())).toBe('ordered');
    expect(world.processor.captures).toHaveLength(1);
  });

  it('waits longer from attempt to attempt, and never asks twice at once', async () => {
    world.processor.next('cut_before', 'cut_before', 'cut_before');
    await redeem();
    expect(world.timers.delays()).toEqual([1000]);
    expect(await redeem()).toEqual({ outcome: 'payment_unknown' });
    expect(world.processor.requestIds).toHaveLength(1);
    for (const [index, delayMs] of [2000, 4000].entries()) {
      world.timers.fire();
      await world.processor.asked(index + 2);
      await expect.poll(() => world.timers.delays()).toEqual([delayMs]);
    }
  });

  const wrong: readonly Behaviour[] = [
    'capture_less',
    'capture_for_another',
    'capture_other_currency',
    'capture_other_order',
    'pending',
  ];
  it.each(wrong)(
    'invariant 4: an answer with "%s" is never called charged [REQ-CAPTURE-EXACT]',
    async (behaviour) => {
      world.processor.next(behaviour);
      expect(await redeem()).toEqual({ outcome: 'payment_unknown' });
      expect(await stateOfCharge()).toBe('unknown');
      world.timers.fire(1000);
      await world.processor.asked(2);
      await expect.poll(() => world.timers.delays()).toEqual([2000]);
      expect(await stateOfCharge()).toBe('unknown');
      expect(world.outbox.messages).toEqual([]);
    },
  );

  it('a token that the processor has withdrawn is fetched anew', async () => {
    world.processor.next('refuse_token');
    expect(outcomeOf(await redeem())).toBe('ordered');
    expect(world.processor.captures).toHaveLength(1);
  });
});

it('the first charge costs no question for the time [REQ-TIME-COSTS-NOTHING]', async () => {
  expect(outcomeOf(await redeem())).toBe('ordered');
  // The one that the process made when it started, and whose access the charge used.
  expect(world.processor.tokensAsked).toBe(1);
});

describe('after a crash', () => {
  it('invariant 3: a redemption that was committed and not charged is charged once by the next process [REQ-CHARGE-RESUMED]', async () => {
    // The process "dies" right after the commit: its charging is stopped before it can start.
    world.settlement.stop();
    const answer = await redeem();
    expect(outcomeOf(answer)).toBe('payment_processing');
    expect(await stateOfCharge()).toBe('intended');
    expect(world.processor.requestIds).toEqual([]);

    const [next, another] = [world.open(), world.open()];
    await Promise.all([next.settlement.recover(), another.settlement.recover()]);
    expect(await stateOfCharge()).toBe('charged');
    expect(world.processor.captures).toHaveLength(1);
    const kinds = world.ledger().map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'charge_started')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'charge_recorded')).toHaveLength(1);
    next.close();
    another.close();
  });

  it('a charge that was under way is asked about again under the same key', async () => {
    world.processor.next('hang_after');
    const cut = redeem({ waitMs: 0 });
    await world.processor.asked(1);
    const next = world.open();
    await next.settlement.recover();
    expect(await stateOfCharge()).toBe('charged');
    expect(world.processor.captures).toHaveLength(1);
    world.timers.fire(0);
    await cut;
    // The first process now learns nothing (time-out), and that does not undo what is known.
    await expect.poll(() => world.ledger().map(({ kind }) => kind)).toContain('receipt_sent');
    expect(await stateOfCharge()).toBe('charged');
    next.close();
  });
});

describe('invariant 3: the processor forgets an idempotency key after six hours', () => {
  it('a charge that was left that long is never asked about again, and is called unknown [REQ-ASKING-WINDOW]', async () => {
    world.processor.next('cut_before');
    await redeem();
    world.settlement.stop();
    // A restored backup redeems up to two hours late: then the processor's six hours are two from being over.
    world.clock.now += 3.5 * HOUR_MS;
    const next = world.open();
    await next.settlement.recover();
    expect(world.processor.requestIds).toHaveLength(1);
    const { customerId, clientId } = order.dryRun.terms;
    const status = await next.settlement.status({ customerId, clientId });
    expect(status.orders).toMatchObject([{ state: 'payment_unknown' }]);
    next.close();
  });

  it.each([5, -5, 24, -24])(
    'a clock that is %i hours off keeps nobody from finding out what became of the charge [REQ-CLOCK-SET-RIGHT]',
    async (hours) => {
      await loseAnswer();
      world.clock.offMs = hours * HOUR_MS;
      world.clock.now += HOUR_MS;
      world.timers.fire();
      await expect.poll(stateOfCharge).toBe('charged');
      expect(world.processor.captures).toHaveLength(1);
    },
  );

  it('a clock that was set back does not lengthen the processor’s memory: nobody asks after it [REQ-PROCESSOR-TIME]', async () => {
    await loseAnswer();
    world.clock.now += 6.5 * HOUR_MS;
    world.clock.offMs = -4 * HOUR_MS;
    await fireAndRest();
    expect(world.processor.requestIds).toHaveLength(1);
    expect(world.processor.captures).toHaveLength(1);
    // A new process knows no better.
    const next = world.open();
    await next.settlement.recover();
    expect(world.processor.captures).toHaveLength(1);
    next.close();
  });

  it('a machine that stood still, all its clocks with it, asks for the time before it asks again [REQ-PROCESSOR-TIME]', async () => {
    await loseAnswer();
    world.clock.now += 7 * HOUR_MS;
    world.clock.sleptMs = 7 * HOUR_MS;
    world.clock.offMs = -7 * HOUR_MS;
    await fireAndRest();
    expect(world.processor.requestIds).toHaveLength(1);
    expect(world.processor.captures).toHaveLength(1);
  });

  it('a charge that waits while the machine sleeps is not begun when it is too late', async () => {
    world.settlement.stop();
    await redeem();
    const next = world.open();
    await next.ports.processor.tellTime({ isFresh: false });
    world.clock.now += 7 * HOUR_MS;
    world.clock.sleptMs = 7 * HOUR_MS;
    await next.settlement.recover();
    expect(world.processor.requestIds).toEqual([]);
    expect(await stateOfCharge()).toBe('intended');
    next.close();
  });

  it('a machine that sleeps while the start is committed asks too late for nothing: the processor is not asked at all', async () => {
    world.settlement.stop();
    await redeem();
    const next = world.open();
    const { store } = next.ports;
    const moveCharge: typeof store.moveCharge = async (move) => {
      const isMoved = await store.moveCharge(move);
      world.clock.now += 7 * HOUR_MS;
      world.clock.sleptMs = 7 * HOUR_MS;
      return isMoved;
    };
    const ports = { ...next.ports, store: { ...store, moveCharge } };
    expect(await attemptCharge(ports, order.dryRun.digest)).toBe('refused');
    expect(world.processor.requestIds).toEqual([]);
    next.close();
  });

  it.each(['isOut', 'isWithoutDate'] as const)(
    'invariant 13: while the processor does not tell its time (%s) nobody asks again, and then the charge is found out',
    async (silence) => {
      await loseAnswer();
      world.processor[silence] = true;
      await fireAndRest();
      expect(world.processor.requestIds).toHaveLength(1);
      expect(await stateOfCharge()).toBe('unknown');
      world.processor[silence] = false;
      world.timers.fire();
      await expect.poll(stateOfCharge).toBe('charged');
      expect(world.processor.captures).toHaveLength(1);
    },
  );

  it('one that was never started is not charged so late either', async () => {
    world.settlement.stop();
    await redeem();
    world.clock.now += 5 * HOUR_MS;
    const next = world.open();
    await next.settlement.recover();
    expect(world.processor.requestIds).toEqual([]);
    expect(await redeem()).toEqual({ outcome: 'payment_unknown' });
    next.close();
  });

  it('a redemption that lies in the processor’s future waits', async () => {
    world.settlement.stop();
    await redeem();
    world.clock.now -= 11 * 60_000;
    const next = world.open();
    await next.settlement.recover();
    expect(world.processor.requestIds).toEqual([]);
    world.clock.now += 11 * 60_000;
    world.timers.fire();
    await expect.poll(stateOfCharge).toBe('charged');
    next.close();
  });
});

describe('the receipt', () => {
  it('is signed, carries the evidence, and is written to the customer once [REQ-RECEIPT-EVIDENCE, REQ-RECEIPT-ONCE]', async () => {
    const answer = await redeem();
    await expect.poll(() => world.ledger().map(({ kind }) => kind)).toContain('receipt_sent');
    const charge = await world.ports.store.findCharge(order.dryRun.digest);
    const receipt = verifyReceipt(charge?.receiptJws ?? '', settlementKey.verifier);
    expect(answer).toEqual({ outcome: 'ordered', receipt });
    expect(receipt).toMatchObject({
      sentence: order.dryRun.sentence,
      checkWords: order.dryRun.checkWords,
      terms: order.dryRun.terms,
      confirmationJws: charge?.confirmationJws,
      chargeIntentJws: charge?.intentJws,
    });
    expect(charge?.isReceiptSent).toBe(true);
    await world.settlement.recover();
    expect(world.outbox.messages).toHaveLength(1);
    const [message] = world.outbox.messages;
    if (!message || !receipt) throw new Error('both were there before');
    expect(message.to).toBe('customer-1@example.test');
    for (const fact of [
      'Total charged: $47.61',
      `Receipt number: ${receipt.receiptNumber}`,
      `Check words: ${order.dryRun.checkWords}`,
      'Delivery: $6.50',
      'Tax: $3.13',
      'If this was not you',
    ]) {
      expect(message.text).toContain(fact);
    }
    expect(message.text).not.toContain('Example Street');
  });

  it('is sent again while the outbox cannot take it [REQ-RECEIPT-ONCE]', async () => {
    world.outbox.isDown = true;
    expect(outcomeOf(await redeem())).toBe('ordered');
    await expect.poll(() => world.timers.delays()).toEqual([5000]);
    world.outbox.isDown = false;
    world.timers.fire();
    await expect.poll(() => world.outbox.messages.length).toBe(1);
  });
});

describe('invariant 10: a ledger that does not verify stops spending, and with it every word that nothing was bought', () => {
  const spoil = (): void => {
    world.sql('settlement', (database) => {
      database.exec(
        `UPDATE ledger SET entry_text = replace(entry_text, '"at":', '"at":1') WHERE sequence = 1`,
      );
    });
  };

  it('redeem buys nothing and calls the payment unknown, as status does; cancel and void end nothing, and say that they cannot now; quote goes on', async () => {
    await world.settlement.redeem(redeemRequestOf(order, 'none'));
    spoil();
    // It may be a store that was put back from a copy, and the order was bought after that: nobody says that nothing was.
    expect(await redeem()).toEqual({ outcome: 'payment_unknown' });
    expect(await world.ports.store.findEnding(order.dryRun.digest)).toBeUndefined();
    expect(world.processor.requestIds).toEqual([]);
    const second = await world.propose({}, 'BBBBBBBBBBBBBBBB');
    const { digest, terms } = second.dryRun;
    const { customerId, clientId } = terms;
    const status = await world.settlement.status({ customerId, clientId, digest });
    expect(status.orders).toMatchObject([{ digest, state: 'payment_unknown' }]);
    expect(await world.settlement.cancel({ customerId, clientId, digest })).toEqual({
      outcome: 'unavailable',
    });
    await expect(world.settlement.voidOrder(await world.decline(order))).rejects.toThrow(
      StoreUnavailable,
    );
    expect(await world.ports.store.findEnding(digest)).toBeUndefined();
  });

  it('a redemption recorded before is not charged while it does not verify', async () => {
    world.settlement.stop();
    await redeem();
    spoil();
    const next = world.open();
    await next.settlement.recover();
    expect(world.processor.requestIds).toEqual([]);
    expect(await stateOfCharge()).toBe('intended');
    // Asking again changes nothing, and adds no second timer.
    const again = await next.settlement.redeem(redeemRequestOf(order, code));
    expect(outcomeOf(again)).toBe('payment_unknown');
    expect(world.timers.delays()).toEqual([1000]);
    next.close();
  });
});
