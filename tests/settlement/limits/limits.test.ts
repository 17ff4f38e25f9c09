/** Invariant 7: limits are decided in the transaction that redeems, by what was redeemed, reserved and captured. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { policyDigestOf } from '#core';
import { nodeHash } from '#stores';
import { NO_RISK, shopPolicyWith } from '../../core/policy/shop-policy.ts';
import { openStage, START, type Stage } from './limits-stage.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function limit(over: Record<string, unknown>) {
  return { operation: 'charge_order', scope: 'customer', per: 'day', ...over };
}

function policyOf(...limits: readonly Record<string, unknown>[]) {
  return shopPolicyWith({ limits: limits.map(limit), risk: NO_RISK });
}

const CARDS = {
  ann: { card: 'vault-shared', other: 'vault-ann', again: 'vault-again' },
  ben: { card: 'vault-shared' },
  cat: { card: 'vault-cat' },
};

let stage: Stage;
beforeEach(async () => {
  stage = openStage({ policy: policyOf({ amountMinor: { USD: 10_000 } }), cards: CARDS });
  await stage.fillBooks();
});
afterEach(() => {
  stage.close();
});

async function outcomeOf(wish: Parameters<Stage['buy']>[0]): Promise<string> {
  return (await stage.buy(wish)).outcome;
}

describe('a limit at settlement', () => {
  it('invariant 7: lets through what comes to exactly it, and not one minor unit more [REQ-LIMITS]', async () => {
    expect(await outcomeOf({ customer: 'ann', totalMinor: 6000 })).toBe('redeem');
    expect(await outcomeOf({ customer: 'ann', totalMinor: 4001 })).toBe('limit_reached');
    expect(await outcomeOf({ customer: 'ann', totalMinor: 4000 })).toBe('redeem');
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
    expect(await outcomeOf({ customer: 'cat', totalMinor: 10_000 })).toBe('redeem');
  });

  it('by card counts one that the customer added again as the same, and nobody else’s for its digits [REQ-LIMITS]', async () => {
    stage.policy = policyOf({ scope: 'instrument', amountMinor: { USD: 10_000 } });
    expect(await outcomeOf({ customer: 'ann', totalMinor: 6000 })).toBe('redeem');
    const again = { customer: 'ann', instrument: 'again' };
    expect(await outcomeOf({ ...again, totalMinor: 4001 })).toBe('limit_reached');
    expect(await outcomeOf({ ...again, totalMinor: 3000 })).toBe('redeem');
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1001 })).toBe('limit_reached');
    stage.store.close();
    stage.store = stage.openStore();
    expect(await outcomeOf({ ...again, totalMinor: 1001 })).toBe('limit_reached');
    // The same brand and digits in another's book.
    expect(await outcomeOf({ customer: 'cat', totalMinor: 10_000 })).toBe('redeem');
  });

  it('ends nothing, is noted with its rule and the policy, and tells no sums [REQ-LIMITS] [REQ-POLICY-IN-NOTES]', async () => {
    const bought = await stage.buy({ customer: 'ann', totalMinor: 10_001 });
    expect(bought.decision).toMatchObject({ scope: 'customer', per: 'day', kind: 'amount' });
    expect(await stage.store.findEnding(bought.digest)).toBeUndefined();
    const { kind, facts } = stage.lastNote();
    expect(kind).toBe('redeem_refused');
    expect(facts).toMatchObject({
      ...{ outcome: 'limit_reached', scope: 'customer', per: 'day', kind: 'amount' },
      policy: policyDigestOf(stage.policy, nodeHash),
      riskScore: expect.any(Number) as number,
    });
    expect(Object.keys(facts)).not.toContain('leftMinor');
    expect(await bought.again()).toBe('limit_reached');
  });

  it.each([
    ['instrument', { customer: 'ben' }, { customer: 'cat' }],
    ['instrument', { customer: 'ben', client: 'other' }, { customer: 'ann', instrument: 'other' }],
    ['customer', { customer: 'ann', instrument: 'other', client: 'other' }, { customer: 'ben' }],
    ['client', { customer: 'cat' }, { customer: 'ann', client: 'other' }],
  ] as const)(
    'counts together by %s, and no others [REQ-LIMITS]',
    async (scope, together, apart) => {
      stage.policy = policyOf({ scope, amountMinor: { USD: 10_000 } });
      expect(await outcomeOf({ customer: 'ann', totalMinor: 9000 })).toBe('redeem');
      expect(await outcomeOf({ ...together, totalMinor: 1001 })).toBe('limit_reached');
      expect(await outcomeOf({ ...apart, totalMinor: 10_000 })).toBe('redeem');
      expect(await outcomeOf({ ...together, totalMinor: 1000 })).toBe('redeem');
    },
  );

  it('counts over the whole shop, over all currencies, and in calls [REQ-LIMITS]', async () => {
    stage.policy = policyOf({ scope: 'shop', referenceAmountMinor: 10_000 });
    // 90 euros are 99 dollars by the table.
    expect(await outcomeOf({ customer: 'ann', totalMinor: 9000, currency: 'EUR' })).toBe('redeem');
    expect(await outcomeOf({ customer: 'cat', totalMinor: 101 })).toBe('limit_reached');
    expect(await outcomeOf({ customer: 'cat', totalMinor: 100 })).toBe('redeem');
    stage.policy = policyOf({ scope: 'shop', calls: 3 });
    expect(await outcomeOf({ customer: 'cat', totalMinor: 1 })).toBe('redeem');
    expect(await outcomeOf({ customer: 'ben', totalMinor: 1 })).toBe('limit_reached');
  });

  it('counts what was captured for an hour or a day from then, and what is on its way always [REQ-LIMITS-WINDOWS]', async () => {
    stage.policy = policyOf({ per: 'hour', amountMinor: { USD: 100 } });
    const { digest } = await stage.buy({ customer: 'ann', totalMinor: 100 });
    stage.clock.now += 3 * DAY_MS;
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
    await stage.answer(digest, 'unknown');
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
    await stage.answer(digest, 'charged');
    stage.clock.now += HOUR_MS - 1;
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
    stage.clock.now += 1;
    expect(await outcomeOf({ customer: 'ann', totalMinor: 100 })).toBe('redeem');
  });

  it('a decline by the processor frees it at once, for the same call too [REQ-LIMITS-WINDOWS]', async () => {
    const { digest } = await stage.buy({ customer: 'ann', totalMinor: 10_000 });
    const waiting = await stage.buy({ customer: 'ann', totalMinor: 10_000 });
    expect(waiting.outcome).toBe('limit_reached');
    await stage.answer(digest, 'declined_by_processor');
    expect(await waiting.again()).toBe('redeem');
    expect(await waiting.again()).toBe('redeemed');
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
  });

  it('a refund gives nothing of it back [REQ-LIMITS-WINDOWS]', async () => {
    const { digest, dryRun } = await stage.buy({ customer: 'ann', totalMinor: 10_000 });
    await stage.answer(digest, 'charged');
    const note = { at: START, digest, facts: {} };
    const refundId = 'refund-1';
    const isSoldOut = await stage.store.recordSoldOut({
      digest,
      refund: {
        intent: {
          ...{ version: 1, refundId, digest, cause: 'sold_out', captureReference: 'C1' },
          ...{ amountMinor: dryRun.terms.totalMinor, currency: 'USD', decidedAt: START },
        },
        intentJws: 'refund',
      },
      letter: {
        ...{ letterId: 'letter-1', customerId: dryRun.terms.customerId, kind: 'order_sold_out' },
        ...{ about: null, locale: 'en-US', at: START },
      },
      note: { ...note, kind: 'order_sold_out' },
    });
    expect(isSoldOut).toBe(true);
    const moved = { refundId, note: { ...note, kind: 'refund_recorded' as const } };
    await stage.store.moveRefund({
      ...{ ...moved, from: 'intended', to: 'processing' },
      start: {
        ...{ terms: dryRun.terms, nowEpochMs: START, mayStart: () => true },
        money: { amountMinor: dryRun.terms.totalMinor, currency: 'USD' },
      },
    });
    await stage.store.moveRefund({
      ...{ ...moved, from: 'processing', to: 'refunded', processorReference: 'R1' },
    });
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
  });

  it('a clock that was set back before the capture makes a payment no older than its redemption', async () => {
    const { digest } = await stage.buy({ customer: 'ann', totalMinor: 10_000 });
    stage.clock.now -= 3 * DAY_MS;
    await stage.answer(digest, 'charged');
    stage.clock.now = START + 1000;
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
    stage.sql('settlement', (database) => {
      database.exec('DELETE FROM charges');
    });
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
  });

  it('is told only where the code was right and the terms are the agreed ones [REQ-LIMIT-LAST]', async () => {
    const wish = { customer: 'ann', totalMinor: 10_001 };
    const { dryRun, token } = await stage.propose(wish);
    const code = await stage.confirm(dryRun, wish);
    const { customerId, clientId } = dryRun.terms;
    const request = { digest: dryRun.digest, token, customerId, clientId, waitMs: 0 };
    const wrong = code === '4821' ? '4822' : '4821';
    expect(await stage.judge(dryRun, { ...request, code: wrong }, { wish })).toMatchObject({
      decision: { outcome: 'code_wrong' },
    });
    const changed = { ...wish, categoryAtMerchant: '6540' };
    expect(await stage.judge(dryRun, { ...request, code }, { wish: changed })).toMatchObject({
      decision: { outcome: 'terms_changed' },
    });
  });

  it('is that of the policy in force at that moment [REQ-POLICY-RELOAD]', async () => {
    expect(await outcomeOf({ customer: 'ann', totalMinor: 6000 })).toBe('redeem');
    stage.policy = policyOf({ amountMinor: { USD: 6000 } });
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
    stage.policy = policyOf({ amountMinor: { USD: 6001 } });
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('redeem');
    expect(stage.lastNote().facts['policy']).toBe(policyDigestOf(stage.policy, nodeHash));
  });
});

describe('rows that were written or taken away by hand', () => {
  const remove: readonly (readonly [string, string])[] = [
    ['deleted', 'DELETE FROM charges'],
    ['not counted', 'UPDATE charges SET counts_at = NULL'],
    ['made old', 'UPDATE charges SET counts_at = 1, redeemed_at = 1'],
    ['made another’s', "UPDATE charges SET customer_id = 'x', card_key = 'x'"],
    ['deleted with their endings', 'DELETE FROM charges; DELETE FROM endings'],
  ];
  it.each(remove)(
    'invariant 7: %s, they win no room in any window, here and in a process that starts then [REQ-LIMITS-WITNESSED]',
    async (_what, sql) => {
      for (const scope of ['customer', 'instrument', 'client', 'shop']) {
        stage.policy = policyOf({ scope, amountMinor: { USD: 10_000 } });
        const { digest } = await stage.buy({ customer: 'ann', totalMinor: 5000 });
        await stage.answer(digest, 'charged');
        await stage.buy({ customer: 'ann', totalMinor: 5000 });
        stage.sql('settlement', (database) => {
          database.exec(sql);
        });
        expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
        stage.store.close();
        stage.store = stage.openStore();
        expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
        stage.close();
        stage = openStage({ policy: stage.policy, cards: CARDS });
        await stage.fillBooks();
      }
    },
  );

  it('a ledger row by hand hides no spending from a process that starts, also where it is gone afterwards [REQ-LIMITS-WITNESSED]', async () => {
    const { digest } = await stage.buy({ customer: 'ann', totalMinor: 5000 });
    await stage.answer(digest, 'charged');
    // Whole pages of the ledger, which a start takes over as they were verified.
    for (let entry = 0; entry < 150; entry += 1) {
      await stage.store.appendNote({
        ...{ at: START, kind: 'cancel_refused', digest: null, facts: {} },
      });
    }
    expect(await stage.store.isLedgerVerified()).toBe(true);
    stage.store.close();
    const forge = (sql: string): void => {
      stage.sql('settlement', (database) => {
        database.exec(sql);
      });
    };
    const text = `{"at":${String(START + 30 * DAY_MS)},"digest":"${digest}","kind":"order_redeemed","previousHash":"x"}`;
    forge(`INSERT INTO ledger VALUES (9999, '${text}', 'hash', 'stage-1', 'c2ln')`);
    stage.store = stage.openStore();
    forge('DELETE FROM ledger WHERE sequence = 9999; DELETE FROM charges');
    expect(await outcomeOf({ customer: 'ann', totalMinor: 5001 })).toBe('limit_reached');
    expect(await outcomeOf({ customer: 'ann', totalMinor: 5000 })).toBe('redeem');
  });

  it('deleted, they let no order be bought again, nor be called cancelled [REQ-ENDING-WITNESSED]', async () => {
    for (const answer of ['charged', 'declined_by_processor', undefined] as const) {
      const { digest, dryRun, again } = await stage.buy({ customer: 'ann', totalMinor: 100 });
      if (answer) await stage.answer(digest, answer);
      stage.sql('settlement', (database) => {
        database.exec('DELETE FROM charges; DELETE FROM endings');
      });
      expect(await again()).toBe('payment_unknown');
      expect(await stage.cancel(dryRun)).toBe('unavailable');
      stage.store.close();
      stage.store = stage.openStore();
      expect(await again()).toBe('payment_unknown');
      expect(await stage.cancel(dryRun)).toBe('unavailable');
      expect(await stage.store.findEnding(digest)).toBeUndefined();
    }
    const { dryRun } = await stage.propose({ customer: 'ann', totalMinor: 100 });
    expect(await stage.cancel(dryRun)).toBe('cancelled');
  });

  it('written as another ending, they call no bought order cancelled [REQ-ENDING-WITNESSED]', async () => {
    const { dryRun } = await stage.buy({ customer: 'ann', totalMinor: 100 });
    stage.sql('settlement', (database) => {
      database.exec("UPDATE endings SET kind = 'cancelled', confirmation_id = NULL");
    });
    expect(await stage.cancel(dryRun)).toBe('unavailable');
  });

  it('deleted together with their ledger entries, they stop all spending', async () => {
    await stage.buy({ customer: 'ann', totalMinor: 10_000 });
    stage.sql('settlement', (database) => {
      database.exec('DELETE FROM charges; DELETE FROM ledger');
    });
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('payment_unknown');
  });

  it('what was redeemed days ago and is still on its way counts after a start too', async () => {
    await stage.buy({ customer: 'ann', totalMinor: 10_000 });
    stage.clock.now += 4 * DAY_MS;
    expect(await outcomeOf({ customer: 'cat', totalMinor: 1 })).toBe('redeem');
    stage.store.close();
    stage.store = stage.openStore();
    stage.policy = policyOf({ scope: 'shop', amountMinor: { USD: 10_001 } });
    expect(await outcomeOf({ customer: 'cat', totalMinor: 1 })).toBe('limit_reached');
  });

  it('called declined after days, they free nothing that the ledger tells no end of [REQ-LIMITS-WITNESSED]', async () => {
    const fill = async (): Promise<void> => {
      for (let entry = 0; entry < 150; entry += 1) {
        const note = { kind: 'cancel_refused' as const, digest: null, facts: {} };
        await stage.store.appendNote({ at: stage.clock.now, ...note });
      }
      expect(await stage.store.isLedgerVerified()).toBe(true);
    };
    const restart = (): void => {
      stage.store.close();
      stage.store = stage.openStore();
    };
    const known = await stage.buy({ customer: 'ann', totalMinor: 3000 });
    await stage.answer(known.digest, 'declined_by_processor');
    const { digest } = await stage.buy({ customer: 'ann', totalMinor: 10_000 });
    await stage.answer(digest, 'unknown');
    await fill();
    stage.clock.now += 4 * DAY_MS;
    expect(await outcomeOf({ customer: 'cat', totalMinor: 1 })).toBe('redeem');
    await fill();
    restart();
    stage.sql('settlement', (database) => {
      database.exec("UPDATE charges SET state = 'declined_by_processor', counts_at = NULL");
    });
    restart();
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
    stage.sql('settlement', (database) => {
      database.prepare("UPDATE charges SET state = 'unknown' WHERE digest = ?").run(digest);
    });
    await stage.answer(digest, 'declined_by_processor');
    expect(await outcomeOf({ customer: 'ann', totalMinor: 10_000 })).toBe('redeem');
  });

  it('written in, they only take room away', async () => {
    await stage.buy({ customer: 'ann', totalMinor: 1 });
    stage.sql('settlement', (database) => {
      database.exec(`
        INSERT INTO charges (digest, state, intent_jws, confirmation_jws, terms_json, amount_minor, currency,
          customer_id, merchant_id, card_key, redeemed_at, counts_at)
        SELECT '${'f'.repeat(64)}', 'intended', intent_jws, confirmation_jws, terms_json, 9999, currency,
          customer_id, merchant_id, card_key, redeemed_at, counts_at FROM charges;
      `);
    });
    expect(await outcomeOf({ customer: 'ann', totalMinor: 1 })).toBe('limit_reached');
  });
});
