/** What was halted stays so until a passkey, time or the customer's own purchase lifts it: card and settlement alike, whatever an assistant does. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CURRENCY_CODES, HALTED_ORDERS_READ, type DryRun } from '#core';
import { openJudgingStage, type JudgingStage } from '../../approval/risk/judging-stage.ts';
import { shopPolicyWith } from '../../core/policy/shop-policy.ts';
import { requestOf, type Wish } from './limits-stage.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const everywhere = (amount: number) =>
  Object.fromEntries(CURRENCY_CODES.map((code) => [code, amount])) as never;
const HIGH = everywhere(1_000_000_000);
const POLICY = shopPolicyWith({ orders: { haltAtMinor: HIGH, refuseAtMinor: HIGH } });
const STRICT = shopPolicyWith({ orders: { haltAtMinor: everywhere(300), refuseAtMinor: HIGH } });
const CARDS = { ann: { card: 'shared' }, ben: { card: 'shared' }, cat: { card: 'shared' } };

const ann = (totalMinor: number, productId: string): Wish => ({
  customer: 'ann',
  totalMinor,
  productId,
});
const lamp: Wish = { ...ann(500, 'lamp'), category: '5732' };
const giftCard: Wish = { ...ann(20_000, 'gift-card'), category: '6540' };

let judging: JudgingStage;
beforeEach(async () => {
  judging = openJudgingStage({ policy: POLICY, cards: CARDS });
  await judging.stage.fillBooks();
  for (const customer of Object.keys(CARDS)) {
    const bought = await judging.stage.buy({ customer, totalMinor: 100 });
    await judging.stage.answer(bought.digest, 'charged');
  }
  judging.stage.clock.now += 2 * DAY_MS;
});
afterEach(() => {
  judging.close();
});

async function lookAt(wish: Wish) {
  const { dryRun, token } = await judging.stage.propose(wish);
  const shown = await judging.look(dryRun);
  return { wish, dryRun, token, shown };
}

async function redeem(
  order: { readonly wish: Wish; readonly dryRun: DryRun; readonly token: string },
  isByPasskey: boolean,
) {
  const { stage } = judging;
  const code = await stage.confirm(order.dryRun, { ...order.wish, isByPasskey });
  const judged = await stage.judge(order.dryRun, requestOf(order.dryRun, order.token, code), order);
  if (judged.outcome !== 'judged') throw new Error('it had ended before');
  return judged.decision;
}

async function haltsOf(wish: Wish): Promise<readonly string[]> {
  const { shown, decision } = await judging.judgeByBoth(wish);
  expect(decision.halts).toEqual(shown.reasons);
  return shown.reasons;
}

describe('an order that was halted [REQ-HALT-STAYS]', () => {
  it('is halted for good, though the policy grows milder while it waits', async () => {
    judging.stage.policy = STRICT;
    const order = await lookAt(ann(400, 'tea'));
    expect(order.shown.reasons).toEqual(['amount_high']);
    judging.stage.policy = POLICY;
    judging.stage.clock.now += 5 * MINUTE_MS;
    expect(await judging.look(order.dryRun)).toMatchObject({
      outcome: 'halted',
      reasons: ['was_halted'],
    });
    expect(await redeem(order, false)).toMatchObject({
      outcome: 'stronger_confirmation_needed',
      halts: ['was_halted'],
    });
  });

  it('is halted for good, though its score falls with time; told as long as nothing else halts it', async () => {
    const elsewhere = { ...ann(100, 'soap'), merchant: 'another', address: 'ann-elsewhere' };
    const order = await lookAt({ ...elsewhere, client: 'another' });
    expect(order.shown.reasons).toEqual(['score_high']);
    expect((await judging.look(order.dryRun)).reasons).toEqual(['score_high']);
    judging.stage.policy = shopPolicyWith({
      orders: { haltAtMinor: HIGH, refuseAtMinor: HIGH },
      risk: { haltFromScore: 900, retry: { withinMs: 0, amountShare: 900, productShare: 250 } },
    });
    judging.stage.clock.now += 9 * MINUTE_MS;
    expect(await redeem(order, false)).toMatchObject({ halts: ['was_halted'] });
  });

  it('locks nobody out: a passkey lifts it, and what follows is free', async () => {
    judging.stage.policy = STRICT;
    const order = await lookAt(ann(400, 'tea'));
    judging.stage.policy = POLICY;
    expect(await redeem(order, true)).toMatchObject({ outcome: 'redeem' });
    expect(await haltsOf(ann(399, 'rice'))).toEqual([]);
  });
});

describe('an assistant that takes back what was halted [REQ-HALT-STAYS]', () => {
  it('wins nothing: what is risky waits as it did, for a day', async () => {
    const { dryRun } = await lookAt(giftCard);
    expect(await haltsOf(lamp)).toEqual(['after_halt']);
    expect(await judging.stage.cancel(dryRun)).toBe('cancelled');
    expect(await haltsOf({ ...lamp, productId: 'radio', totalMinor: 300 })).toEqual(['after_halt']);
    judging.stage.clock.now += DAY_MS - MINUTE_MS;
    expect(await haltsOf({ ...lamp, productId: 'clock', totalMinor: 200 })).toContain('after_halt');
    judging.stage.clock.now += 2 * DAY_MS;
    expect(await haltsOf({ ...lamp, productId: 'phone', totalMinor: 100 })).toEqual([]);
  });
});

describe('a halted order in parts [REQ-RISK-RETRY]', () => {
  const halted = { ...ann(20_000, 'gift-card'), category: '6540' };
  const part = (customer: string): Wish => ({ customer, totalMinor: 9500 });

  it('is one order, whoever of the household buys a part of it', async () => {
    await lookAt(halted);
    judging.stage.clock.now += 20 * MINUTE_MS;
    const first = await judging.stage.buy(part('ben'));
    expect(first.outcome).toBe('redeem');
    expect(await haltsOf({ ...part('ann'), totalMinor: 900 })).toEqual([]);
    expect(await haltsOf(part('ann'))).toEqual(['retry_of_halted']);
  });

  it('is none where the part of another was never paid', async () => {
    await lookAt(halted);
    judging.stage.clock.now += 20 * MINUTE_MS;
    const first = await judging.stage.buy(part('ben'));
    await judging.stage.answer(first.digest, 'declined_by_processor');
    expect(await haltsOf(part('ann'))).toEqual([]);
  });
});

describe('more halts than are read [invariant 13]', () => {
  const push = (customer: string): void => {
    judging.stage.sql('approval', (database) => {
      const insert = database.prepare(
        'INSERT INTO halts (digest, customer_id, halted_at, jws) VALUES (?, ?, ?, ?)',
      );
      for (let index = 0; index <= HALTED_ORDERS_READ; index += 1) {
        insert.run(`${customer}-${String(index)}`, customer, judging.stage.clock.now, 'nothing');
      }
    });
  };

  it('of one member of the household halt that member alone, and hide no other’s', async () => {
    await lookAt({ ...giftCard, customer: 'cat' });
    judging.stage.clock.now += 20 * MINUTE_MS;
    push('ben');
    expect(await haltsOf(ann(500, 'tea'))).toEqual([]);
    expect(await haltsOf({ ...giftCard, totalMinor: 900, category: '5411' })).toEqual([
      'retry_of_halted',
    ]);
    expect(await haltsOf({ customer: 'ben', totalMinor: 300 })).toEqual(['retry_of_halted']);
  });
});
