/** What was halted and not confirmed: kept by approval, read by settlement, and halting the same in other clothes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  HALTED_ORDERS_READ,
  signHaltRecord,
  verifyHaltRecord,
  type DryRun,
} from '#core';
import { shopPolicyWith } from '../../core/policy/shop-policy.ts';
import { makeSigningKey } from '../../core/signing-key.ts';
import type { Wish } from '../../settlement/limits/limits-stage.ts';
import { openJudgingStage, type JudgingStage } from './judging-stage.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HIGH = Object.fromEntries(CURRENCY_CODES.map((code) => [code, 1_000_000_000])) as never;
const POLICY = shopPolicyWith({ orders: { haltAtMinor: HIGH, refuseAtMinor: HIGH } });
const CARDS = { ann: { card: 'shared' }, ben: { card: 'shared' }, eve: { card: 'of-eve' } };

const giftCard: Wish = {
  customer: 'ann',
  totalMinor: 20_000,
  productId: 'gift-card',
  category: '6540',
};
const groceries = (totalMinor: number): Wish => ({
  customer: 'ann',
  totalMinor,
  productId: `thing-of-${String(totalMinor)}`,
});

let judging: JudgingStage;
beforeEach(async () => {
  judging = openJudgingStage({ policy: POLICY, cards: CARDS });
  const { stage } = judging;
  await stage.fillBooks();
  for (const customer of ['ann', 'ben', 'eve']) {
    const bought = await stage.buy({ customer, totalMinor: 100 });
    await stage.answer(bought.digest, 'charged');
  }
  stage.clock.now += 2 * DAY_MS;
});
afterEach(() => {
  judging.close();
});

async function lookAtGiftCard(): Promise<DryRun> {
  const { dryRun } = await judging.stage.propose(giftCard);
  expect(await judging.look(dryRun)).toMatchObject({
    outcome: 'halted',
    reasons: ['category_high_risk'],
  });
  return dryRun;
}

/** By both sides. */
async function haltsOf(wish: Wish): Promise<readonly string[]> {
  const { shown, decision } = await judging.judgeByBoth(wish);
  expect(decision.halts).toEqual(shown.reasons);
  return shown.reasons;
}

const keptHalts = (): readonly string[] =>
  judging.stage.sql('approval', (database) =>
    database
      .prepare('SELECT jws FROM halts')
      .all()
      .map((row) => String(Object.values(row as object)[0])),
  );

describe('a halt', () => {
  it('is kept once, signed, with the reasons and the order itself, and stands in the ledger [REQ-HALT-KEPT]', async () => {
    const dryRun = await lookAtGiftCard();
    judging.stage.clock.now += 1000;
    await judging.look(dryRun);
    const [jws = '', ...more] = keptHalts();
    expect(more).toEqual([]);
    expect(verifyHaltRecord(jws, judging.stage.key.verifier)).toMatchObject({
      digest: dryRun.digest,
      customerId: 'ann',
      haltedAt: judging.stage.clock.now - 1000,
      reasons: ['category_high_risk'],
      lines: [{ productId: 'gift-card', quantity: 1, lineTotalMinor: 20_000 }],
    });
    const entries = await judging.stage.approvals.listLedgerEntries({
      afterSequence: 0,
      limit: 50,
    });
    const notes = entries
      .map((entry) => JSON.parse(entry.entryText) as { kind: string; facts: object })
      .filter(({ kind }) => kind === 'order_halted');
    expect(notes).toHaveLength(1);
    expect(notes[0]?.facts).toMatchObject({
      customerId: 'ann',
      halts: 'category_high_risk',
      policy: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    });
  });

  it('of nothing is kept: an order that is allowed leaves none', async () => {
    expect(await haltsOf(groceries(900))).toEqual([]);
    expect(keptHalts()).toEqual([]);
  });
});

describe('a retry of what was halted [REQ-RETRY-OF-HALTED]', () => {
  const laundered: readonly (readonly [string, Wish])[] = [
    ['a cent less', groceries(19_999)],
    ['by another client', { ...groceries(20_000), client: 'another' }],
    ['with another card', { ...groceries(19_000), instrument: 'other' }],
    ['by a member of the household', { ...groceries(19_500), customer: 'ben' }],
    ['called groceries', { ...giftCard, totalMinor: 900, category: '5411' }],
  ];
  it.each(laundered)('%s is halted by card and settlement', async (_how, wish) => {
    await lookAtGiftCard();
    judging.stage.clock.now += 20 * 60_000;
    expect(await haltsOf(wish)).toEqual(['retry_of_halted']);
  });

  it('is not seen by who shares nothing with the customer, nor in a much smaller order of everyday things', async () => {
    await lookAtGiftCard();
    expect(await haltsOf({ ...groceries(19_999), customer: 'eve' })).toEqual([]);
    expect(await haltsOf(groceries(900))).toEqual([]);
  });

  it('is none after a day, and none once the halted order was bought by passkey', async () => {
    await lookAtGiftCard();
    judging.stage.clock.now += DAY_MS + 1;
    expect(await haltsOf(groceries(19_999))).toEqual([]);
    const bought = await judging.judgeByBoth({ ...giftCard, isByPasskey: true });
    expect(bought.shown.outcome).toBe('halted');
    expect(bought.decision.outcome).toBe('redeem');
    judging.stage.clock.now += HOUR_MS;
    expect(await haltsOf(groceries(19_998))).toEqual([]);
  });

  it('of anything that is not everyday waits while the halt is unanswered, and after a no; not once it has lapsed', async () => {
    const lamp: Wish = { ...groceries(500), category: '5732', productId: 'lamp' };
    const halted = await lookAtGiftCard();
    expect(await haltsOf(lamp)).toEqual(['after_halt']);
    judging.stage.clock.now += 20 * 60_000;
    expect(await haltsOf({ ...lamp, totalMinor: 300, productId: 'clock' })).toEqual([]);
    await judging.stage.decline(halted);
    expect(await haltsOf({ ...lamp, totalMinor: 200, productId: 'radio' })).toContain('after_halt');
  });
});

describe('rows that a hand wrote into the halts', () => {
  const forge = (jws: string, count = 1): void => {
    judging.stage.sql('approval', (database) => {
      const insert = database.prepare(
        'INSERT INTO halts (digest, customer_id, halted_at, jws) VALUES (?, ?, ?, ?)',
      );
      for (let index = 0; index < count; index += 1) {
        insert.run(`forged-${String(index)}`, 'ann', judging.stage.clock.now, jws);
      }
    });
  };

  it('halt nothing by themselves: they are not signed by approval', async () => {
    const { stage } = judging;
    const { dryRun } = await stage.propose(groceries(500));
    const { digest, terms } = dryRun;
    const { customerId, redeemBy, totalMinor, currency, merchant } = terms;
    const record = {
      version: 1,
      ...{ digest, customerId, redeemBy, totalMinor, currency },
      haltedAt: stage.clock.now,
      reasons: ['amount_high'],
      merchantId: merchant.id,
      lines: terms.lines.map(({ productId, quantity, lineTotalMinor }) => ({
        ...{ productId, quantity, lineTotalMinor },
      })),
    } as const;
    forge(signHaltRecord(record, makeSigningKey('somebody').signer));
    expect(await haltsOf(groceries(501))).toEqual([]);
    // The same by approval itself counts.
    judging.stage.sql('approval', (database) => {
      database.exec('DELETE FROM halts');
    });
    forge(signHaltRecord(record, stage.key.signer));
    expect(await haltsOf(groceries(502))).toEqual(['retry_of_halted']);
  });

  it('push no real halt out of sight: so many that not all are looked at halt the order [invariant 13]', async () => {
    forge('nothing', HALTED_ORDERS_READ);
    expect(await haltsOf(groceries(500))).toEqual([]);
    judging.stage.sql('approval', (database) => {
      database
        .prepare('INSERT INTO halts (digest, customer_id, halted_at, jws) VALUES (?, ?, ?, ?)')
        .run('one-more', 'ann', judging.stage.clock.now, 'nothing');
    });
    expect(await haltsOf(groceries(400))).toEqual(['retry_of_halted']);
  });
});

describe('a limit of a card that two have in their books', () => {
  it('is told without a time, which would say when the other bought [REQ-LIMIT-ON-CARD]', async () => {
    const { stage } = judging;
    stage.policy = shopPolicyWith({
      orders: { haltAtMinor: HIGH, refuseAtMinor: HIGH },
      limits: [{ operation: 'charge_order', scope: 'instrument', per: 'day', calls: 1 }],
    });
    for (const customer of ['ben', 'eve']) {
      const bought = await stage.buy({ customer, totalMinor: 300 });
      await stage.answer(bought.digest, 'charged');
    }
    stage.clock.now += HOUR_MS;
    const limitOf = async (customer: string) => {
      const { dryRun } = await stage.propose({ customer, totalMinor: 400 });
      return (await judging.look(dryRun)).limit;
    };
    expect(await limitOf('ann')).toEqual({ per: 'day', freeFrom: null });
    // Eve shares hers with nobody.
    const ofEve = await limitOf('eve');
    expect(ofEve?.freeFrom).toBeGreaterThanOrEqual(stage.clock.now + 22 * HOUR_MS);
  });
});
