/** The risk engine at settlement: over what settlement itself knows of the customer, whoever says whatever. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CURRENCY_CODES, historyOf, verifyChargeIntent, type AskedWith } from '#core';
import { shopPolicyWith } from '../../core/policy/shop-policy.ts';
import { makeSigningKey } from '../../core/signing-key.ts';
import { openStage, type Stage, type Wish } from './limits-stage.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HIGH = Object.fromEntries(CURRENCY_CODES.map((code) => [code, 1_000_000_000])) as never;
/** The thresholds of single orders are another test's matter. */
const POLICY = shopPolicyWith({ orders: { haltAtMinor: HIGH, refuseAtMinor: HIGH } });
const CARDS = { ann: { card: 'shared', other: 'of-ann' }, ben: { card: 'shared' } };

let stage: Stage;
beforeEach(async () => {
  stage = openStage({ policy: POLICY, cards: CARDS });
  await stage.fillBooks();
  // A known customer at a known seller, with nothing in any window.
  for (const customer of ['ann', 'ben']) await paid({ customer, totalMinor: 100 });
  stage.clock.now += 2 * DAY_MS;
});
afterEach(() => {
  stage.close();
});

async function paid(wish: Wish): Promise<void> {
  const bought = await stage.buy(wish);
  expect(bought.outcome).toBe('redeem');
  await stage.answer(bought.digest, 'charged');
}

interface Rule {
  readonly rule: string;
  readonly before?: readonly (Wish | number)[];
  readonly just: Omit<Wish, 'customer'>;
  readonly above: Omit<Wish, 'customer'>;
}

const ann = (totalMinor: number): Wish => ({ customer: 'ann', totalMinor });
const elsewhere = { merchant: 'another-seller', address: 'ann-elsewhere', totalMinor: 100 };
const RULES: readonly Rule[] = [
  { rule: 'amount_high', just: { totalMinor: 100_000 }, above: { totalMinor: 100_001 } },
  {
    rule: 'hour_limit',
    before: [ann(90_000)],
    just: { totalMinor: 60_000 },
    above: { totalMinor: 60_001 },
  },
  {
    rule: 'hour_limit',
    // With the same card, in another's name.
    before: [{ customer: 'ben', totalMinor: 90_000 }],
    just: { totalMinor: 60_000 },
    above: { totalMinor: 60_001 },
  },
  {
    rule: 'day_limit',
    before: [ann(90_000), 2 * HOUR_MS, ann(90_000), 2 * HOUR_MS, ann(90_000), 2 * HOUR_MS],
    just: { totalMinor: 30_000 },
    above: { totalMinor: 30_001 },
  },
  {
    rule: 'category_high_risk',
    just: { totalMinor: 100, category: '5812' },
    above: { totalMinor: 100, category: '6540' },
  },
  {
    rule: 'new_seller_high',
    just: { totalMinor: 25_000, merchant: 'another-seller' },
    above: { totalMinor: 25_001, merchant: 'another-seller' },
  },
  { rule: 'score_high', just: elsewhere, above: { ...elsewhere, client: 'another-client' } },
];

describe('each rule alone', () => {
  it.each(RULES)(
    '$rule makes the difference at settlement, and a passkey lifts it [REQ-RISK-AT-SETTLEMENT]',
    async ({ rule, before = [], just, above }) => {
      for (const one of before) {
        if (typeof one === 'number') stage.clock.now += one;
        else await paid(one);
      }
      const halted = await stage.buy({ customer: 'ann', ...above });
      expect(halted.outcome).toBe('stronger_confirmation_needed');
      expect(halted.decision?.halts).toEqual([rule]);
      expect(stage.lastNote().facts).toMatchObject({ halts: rule, amountMinor: above.totalMinor });
      expect((await stage.buy({ customer: 'ann', ...just })).outcome).toBe('redeem');
      // Lifted, though more is spent by now.
      const lifted = await stage.buy({ customer: 'ann', ...above, isByPasskey: true });
      expect(lifted.outcome).toBe('redeem');
    },
  );

  it('a request side that calls a gift card groceries changes nothing: the order is not what the merchant sells [REQ-CATEGORY-FROM-MERCHANT]', async () => {
    const bought = await stage.buy({ ...ann(100), category: '5411', categoryAtMerchant: '6540' });
    expect(bought.outcome).toBe('terms_changed');
  });

  it('what the card was shown for, and a session of its own, win nothing: spending counts over all clients', async () => {
    await paid({ ...ann(90_000), client: 'first' });
    const bought = await stage.buy({ ...ann(60_001), client: 'second' });
    expect(bought.decision?.halts).toContain('hour_limit');
  });
});

describe('what the assistant says beside its request', () => {
  /** Each a week after the one before, so that the pace is nothing unusual. */
  const scoreOf = async (askedWith?: AskedWith): Promise<number | undefined> => {
    stage.clock.now += 7 * DAY_MS;
    const bought = await stage.buy({ ...ann(100), ...(askedWith && { askedWith }) });
    return bought.decision?.riskScore;
  };

  it('counts where the kind of goods is another than the merchant’s, and never the other way [REQ-RISK-CLAIM]', async () => {
    const plain = Number(await scoreOf());
    expect(await scoreOf({ claimedCategory: 'groceries' })).toBe(plain);
    expect(await scoreOf({ claimedCategory: 'electronics' })).toBe(plain + 150);
    expect(await scoreOf({ claimedCategory: 'no such kind' })).toBe(plain + 150);
  });

  it('counts where the device is new, until an order from it is paid; who told devices before cannot leave it out [REQ-RISK-DEVICE]', async () => {
    const kitchen = { deviceId: 'kitchen' };
    const plain = Number(await scoreOf());
    stage.clock.now += 7 * DAY_MS;
    const first = await stage.buy({ ...ann(100), askedWith: kitchen });
    expect(first.decision?.riskScore).toBe(plain + 150);
    expect(await scoreOf(kitchen)).toBe(plain + 150);
    expect(await scoreOf()).toBe(plain);
    await stage.answer(first.digest, 'charged');
    // A paid order raises trust, which takes some points off each.
    const after = Number(await scoreOf(kitchen));
    expect(after).toBeLessThan(plain);
    expect(await scoreOf({ deviceId: 'elsewhere' })).toBe(after + 150);
    expect(await scoreOf()).toBe(after + 150);
  });
});

describe('trust', () => {
  const trust = (): unknown => stage.lastNote().facts['trust'];
  const declineOne = async (): Promise<unknown> => {
    const { dryRun } = await stage.propose(ann(100));
    await stage.decline(dryRun);
    return trust();
  };

  it('rises by a paid order and falls by a declined one, over all clients [REQ-TRUST]', async () => {
    await paid(ann(100));
    expect(trust()).toBe(560);
    expect(await declineOne()).toBe(410);
    expect(stage.lastNote().kind).toBe('order_voided');
    await paid({ ...ann(100), client: 'another' });
    expect(trust()).toBe(440);
  });

  it.each(['declined_by_processor', 'unknown', undefined] as const)(
    'rises by no payment that is %s, which makes no seller, client, address and habit known either [REQ-TRUST-BY-PAYMENT]',
    async (answer) => {
      const wish = { ...ann(100), merchant: 'new-seller', client: 'new', address: 'ann-new' };
      const historyNow = async () => {
        const { dryRun } = await stage.propose({ ...wish, instrument: 'other' });
        return stage.reader.readOrderHistory({
          ...historyOf(dryRun, stage.clock.now),
          ledgerKeys: stage.key.verifier,
        });
      };
      const before = await historyNow();
      for (let time = 0; time < 3; time += 1) {
        const { digest } = await stage.buy({ ...wish, instrument: 'other', isByPasskey: true });
        if (answer) await stage.answer(digest, answer);
      }
      const after = await historyNow();
      expect(after).toMatchObject({
        trust: before.trust,
        baseline: before.baseline,
        ...{ hasUsedClient: false, hasUsedAddress: false, hasUsedInstrument: false },
        seller: { firstBoughtAt: undefined },
      });
      // What counts against the customer counts at once.
      expect(after.recent).toHaveLength(before.recent.length + 3);
      const last = await stage.buy({ ...wish, instrument: 'other', isByPasskey: true });
      await stage.answer(last.digest, 'charged');
      expect(await historyNow()).toMatchObject({
        ...{ hasUsedClient: true, hasUsedAddress: true, hasUsedInstrument: true },
        trust: { kept: 560 },
      });
    },
  );

  const byHand: readonly (readonly [string, (was: Record<string, string>) => string])[] = [
    ['deleted', () => 'DELETE FROM customer_pasts'],
    [
      'put back as it was before the declines',
      (was) =>
        `UPDATE customer_pasts SET past_json = '${String(was['past_json'])}', seal = '${String(was['seal'])}' WHERE customer_id = 'ann'`,
    ],
    [
      'written up',
      () => `UPDATE customer_pasts SET past_json = replace(past_json, '"trust":', '"trust":9')`,
    ],
    [
      'taken from another customer',
      () => `UPDATE customer_pasts SET (past_json, seal) =
        (SELECT past_json, seal FROM customer_pasts WHERE customer_id = 'ben') WHERE customer_id = 'ann'`,
    ],
  ];
  it.each(byHand)('is won back by no row that was %s [REQ-TRUST]', async (_what, sqlOf) => {
    const was = stage.sql('settlement', (database): unknown =>
      database.prepare("SELECT * FROM customer_pasts WHERE customer_id = 'ann'").get(),
    ) as Record<string, string>;
    expect(await declineOne()).toBe(380);
    expect(await declineOne()).toBe(230);
    stage.sql('settlement', (database) => {
      database.exec(sqlOf(was));
    });
    expect(await declineOne()).toBe(80);
    stage.store.close();
    stage.store = stage.openStore();
    stage.sql('settlement', (database) => {
      database.exec(sqlOf(was));
    });
    expect(await declineOne()).toBe(0);
  });

  it('of a customer without a row is never more than a new customer’s', async () => {
    stage.clock.now += 5 * DAY_MS;
    stage.sql('settlement', (database) => {
      database.exec('DELETE FROM customer_pasts');
    });
    stage.store.close();
    stage.store = stage.openStore();
    expect(await declineOne()).toBeLessThanOrEqual(350);
  });
});

describe('a past that a hand wrote', () => {
  it('makes no seller known, no habit and no address used [REQ-PAST-SEALED]', async () => {
    await paid({ ...ann(100), merchant: 'another-seller' });
    stage.clock.now += 2 * DAY_MS;
    const order = { customer: 'ben', merchant: 'another-seller', totalMinor: 25_001 };
    stage.sql('settlement', (database) => {
      database.exec(`
        UPDATE customer_pasts SET (past_json, seal) =
          (SELECT past_json, seal FROM customer_pasts WHERE customer_id = 'ann') WHERE customer_id = 'ben';
        UPDATE charges SET customer_id = 'ben', merchant_id = 'another-seller';
      `);
    });
    expect((await stage.buy(order)).decision?.halts).toContain('new_seller_high');
    expect((await stage.buy({ ...order, customer: 'ann' })).outcome).toBe('redeem');
  });

  const restart = async (): Promise<void> => {
    // Whole pages of the ledger, which a start takes over as they were verified.
    for (let entry = 0; entry < 150; entry += 1) {
      const note = { kind: 'cancel_refused' as const, digest: null, facts: {} };
      await stage.store.appendNote({ at: stage.clock.now, ...note });
    }
    expect(await stage.store.isLedgerVerified()).toBe(true);
    stage.store.close();
    stage.store = stage.openStore();
  };

  it.each(['at once', 'after a start'])(
    'deleted, it makes nobody a customer of whom everything is new and says nothing, %s [REQ-PAST-WITNESSED]',
    async (when) => {
      const wish = { customer: 'ann', ...elsewhere, client: 'another-client' };
      expect((await stage.buy(wish)).decision?.halts).toEqual(['score_high']);
      if (when !== 'at once') await restart();
      stage.sql('settlement', (database) => {
        database.exec('DELETE FROM customer_pasts');
      });
      expect((await stage.buy(wish)).decision?.halts).toContain('score_high');
      // Whoever never bought here is new.
      stage.sql('settlement', (database) => {
        database.exec("DELETE FROM customer_pasts WHERE customer_id = 'ann'");
      });
      expect((await stage.buy({ ...ann(100), isByPasskey: true })).outcome).toBe('redeem');
    },
  );

  it('put back as it was, after days and a start, wins no trust back and makes nothing known [REQ-PAST-WITNESSED]', async () => {
    const rowOf = (): Record<string, string> =>
      stage.sql('settlement', (database): unknown =>
        database.prepare("SELECT * FROM customer_pasts WHERE customer_id = 'ann'").get(),
      ) as Record<string, string>;
    for (let time = 0; time < 10; time += 1) await paid(ann(100));
    const was = rowOf();
    for (let time = 0; time < 4; time += 1) {
      const { dryRun } = await stage.propose(ann(100));
      await stage.decline(dryRun);
    }
    await restart();
    stage.clock.now += 3 * DAY_MS;
    await paid({ customer: 'ben', totalMinor: 100 });
    stage.store.close();
    stage.store = stage.openStore();
    stage.sql('settlement', (database) => {
      database
        .prepare("UPDATE customer_pasts SET past_json = ?, seal = ? WHERE customer_id = 'ann'")
        .run(String(was['past_json']), String(was['seal']));
    });
    const { dryRun } = await stage.propose(ann(100));
    await stage.decline(dryRun);
    expect(stage.lastNote().facts['trust']).toBe(350);
  });

  it('an ending by hand calls no halted order bought [REQ-HALT-WITNESSED]', async () => {
    const bought = await stage.buy(ann(100));
    const { dryRun } = await stage.propose(ann(200));
    stage.sql('settlement', (database) => {
      database
        .prepare(
          'INSERT INTO endings SELECT ?, kind, ended_at, confirmation_id FROM endings LIMIT 1',
        )
        .run(dryRun.digest);
      database
        .prepare(
          `INSERT INTO charges (digest, state, intent_jws, confirmation_jws, terms_json, amount_minor, currency)
           SELECT ?, state, intent_jws, confirmation_jws, terms_json, amount_minor, currency FROM charges
           WHERE digest = ?`,
        )
        .run(dryRun.digest, bought.digest);
    });
    const asked = await stage.propose(ann(300));
    const endings: unknown[] = [];
    await stage.store.judgeRedemption({
      ...{ digest: asked.dryRun.digest, customerId: asked.dryRun.terms.customerId },
      nowEpochMs: stage.clock.now,
      decide: ({ endingOf }) => {
        endings.push(endingOf(dryRun.digest), endingOf(bought.digest));
        return { outcome: 'refused' };
      },
      signIntent: () => '',
      verifyIntent: (jws) => verifyChargeIntent(jws, stage.key.verifier),
      nextTrust: () => 500,
      noteOf: () => ({
        ...{ at: stage.clock.now, kind: 'redeem_refused', digest: null, facts: {} },
      }),
    });
    expect(endings).toEqual([undefined, 'redeemed']);
  });

  it('deleting who has which card parts no household [REQ-PAST-SEALED]', async () => {
    await paid({ customer: 'ben', totalMinor: 90_000 });
    stage.sql('settlement', (database) => {
      database.exec('DELETE FROM cards');
    });
    expect((await stage.buy(ann(60_001))).decision?.halts).toEqual(['hour_limit']);
  });
});

describe('approval reads the same', () => {
  it('history and windows of a customer, but nobody else’s sums, and nothing that is not sealed', async () => {
    const first = await stage.buy({ ...ann(700), productId: 'tea' });
    await stage.answer(first.digest, 'charged');
    const { dryRun } = await stage.propose(ann(900));
    const of = historyOf(dryRun, stage.clock.now);
    const history = await stage.reader.readOrderHistory({ ...of, ledgerKeys: stage.key.verifier });
    expect(history).toMatchObject({
      recent: [{ totalMinor: 100 }, { totalMinor: 700 }],
      baseline: [{ totalMinor: 100 }, { totalMinor: 700 }],
      boughtLately: [{ digest: first.digest, lines: [{ productId: 'tea' }] }, { totalMinor: 100 }],
      seller: { spentLastDay: { USD: 700 } },
      spent: { customer: { lastHour: { USD: 700 } }, household: { lastDay: { USD: 700 } } },
      hasUsedClient: true,
      hasUsedAddress: true,
      hasUsedInstrument: true,
      trust: { kept: 560, witnessed: undefined },
    });
    const windows = await stage.reader.readSpentWindows(of);
    expect(windows.customer.hour).toEqual({ amountMinor: { USD: 700 }, calls: 1 });
    expect(windows.instrument.day).toEqual({ amountMinor: { USD: 700 }, calls: 1 });
    expect(windows.shop.day).toEqual({ amountMinor: {}, calls: 0 });
    const stranger = makeSigningKey('stage-1').verifier;
    const unsealed = await stage.reader.readOrderHistory({ ...of, ledgerKeys: stranger });
    expect(unsealed).toMatchObject({ recent: [], trust: { kept: undefined } });
    const second = await stage.buy({ ...ann(300), productId: 'milk' });
    await stage.answer(second.digest, 'declined_by_processor');
    const after = await stage.reader.readOrderHistory({ ...of, ledgerKeys: stage.key.verifier });
    expect(after.boughtLately.map(({ digest }) => digest)).not.toContain(second.digest);
  });
});
