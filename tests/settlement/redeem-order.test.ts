import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientIdSchema, MERCHANT_ANSWER_MAX_AGE_MS, type RedeemAnswer } from '#core';
import { createSettlement, type Settlement } from '../../settlement/create-settlement.ts';
import type { SettlementPorts } from '../../settlement/settlement-context.ts';
import {
  codeFor,
  customer2,
  makeWorld,
  outcomeOf,
  redeemRequestOf,
  START,
  wrongCodeFor,
  type Order,
  type World,
} from './settlement-fixture.ts';

let world: World;
let order: Order;
beforeEach(async () => {
  world = await makeWorld();
  order = await world.propose();
});
afterEach(() => world.stop());

async function redeem(code: string, change = {}): Promise<RedeemAnswer> {
  return world.settlement.redeem(redeemRequestOf(order, code, change));
}

describe('redeeming an order', () => {
  it('invariant 4: charges exactly the written total, to the payee, from the agreed instrument', async () => {
    const code = await world.confirm(order);
    const answer = await redeem(code);
    expect(answer).toMatchObject({
      outcome: 'ordered',
      receipt: { chargedMinor: 4761, currency: 'USD', digest: order.dryRun.digest },
    });
    expect(world.processor.captures).toEqual([
      {
        requestId: `hearback-${order.dryRun.digest}`,
        order: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: order.dryRun.digest,
              custom_id: order.dryRun.digest,
              amount: { currency_code: 'USD', value: '47.61' },
              payee: { merchant_id: 'HARBR7RASTRS2' },
            },
          ],
          payment_source: { card: { vault_id: 'vault-customer-1' } },
        },
      },
    ]);
  });

  it('invariant 1: without a confirmation nothing is bought, whatever code is said', async () => {
    expect(await redeem(codeFor(order.dryRun, 'confirmation-1'))).toEqual({
      outcome: 'waiting_for_confirmation',
    });
    expect(world.processor.requestIds).toEqual([]);
  });

  it('three wrong codes lock the confirmation, and then the right one does not help [REQ-CODE-THREE-TRIES]', async () => {
    const code = await world.confirm(order);
    const wrong = wrongCodeFor(code);
    expect(await redeem(wrong)).toEqual({ outcome: 'code_wrong', triesLeft: 2 });
    expect(await redeem(wrong)).toEqual({ outcome: 'code_wrong', triesLeft: 1 });
    expect(await redeem(wrong)).toEqual({ outcome: 'code_wrong', triesLeft: 0 });
    expect(await redeem(code)).toEqual({ outcome: 'code_locked' });
    expect(world.processor.requestIds).toEqual([]);
  });

  it('what is no code of four digits is no try [REQ-CODE-UNCLEAR]', async () => {
    const code = await world.confirm(order);
    for (const said of ['', 'four', '12345', '123', '１２３４']) {
      expect(await redeem(said)).toEqual({ outcome: 'refused' });
    }
    expect(await redeem(wrongCodeFor(code))).toEqual({ outcome: 'code_wrong', triesLeft: 2 });
  });

  it('wrong codes at once are counted one by one, never more than three', async () => {
    const wrong = wrongCodeFor(await world.confirm(order));
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(wrong)));
    const triesLeft = answers.flatMap((answer) =>
      'triesLeft' in answer ? [answer.triesLeft] : [],
    );
    expect(triesLeft.toSorted()).toEqual([0, 1, 2]);
    expect(answers.filter(({ outcome }) => outcome === 'code_locked')).toHaveLength(5);
  });

  it('a wrong code is counted although the merchant cannot be reached, a right one is told to come again', async () => {
    const code = await world.confirm(order);
    world.merchant.behaviour = 'cut';
    expect(await redeem(wrongCodeFor(code))).toEqual({ outcome: 'code_wrong', triesLeft: 2 });
    expect(await redeem(code)).toEqual({ outcome: 'unavailable' });
    expect(await world.ports.store.findEnding(order.dryRun.digest)).toBeUndefined();
    world.merchant.behaviour = 'quote';
    expect(outcomeOf(await redeem(code))).toBe('ordered');
  });

  it.each([
    ['a changed price', () => (world.merchant.unitPriceMinor = 1898)],
    ['a product that is sold out', () => (world.merchant.behaviour = 'out_of_stock')],
  ])('%s ends the order as cancelled and charges nothing', async (_name, change) => {
    const code = await world.confirm(order);
    change();
    expect(outcomeOf(await redeem(wrongCodeFor(code)))).toBe('code_wrong');
    expect(await redeem(code)).toEqual({ outcome: 'terms_changed' });
    expect(await redeem(code)).toEqual({ outcome: 'cancelled' });
    expect(await world.ports.store.findEnding(order.dryRun.digest)).toMatchObject({
      kind: 'cancelled',
    });
    expect(world.processor.requestIds).toEqual([]);
  });

  /** Settlement whose write lock is so long in coming, so often, that the merchant's answer is too old then. */
  function whereTheLockIsLate(times: number): Settlement {
    let late = times;
    const store: SettlementPorts['store'] = {
      ...world.ports.store,
      judgeRedemption: (call) => {
        late -= 1;
        if (late >= 0) world.clock.now += MERCHANT_ANSWER_MAX_AGE_MS + 1;
        return world.ports.store.judgeRedemption(call);
      },
    };
    const nothingAfterSale = {
      wake: () => Promise.resolve(),
      release: () => Promise.resolve(),
      stop: () => undefined,
    };
    return createSettlement({ ...world.ports, store }, nothingAfterSale);
  }
  const refusals = () => world.ledger().filter(({ kind }) => kind === 'redeem_refused').length;

  it('an answer of the merchant that grew old while the lock was waited for is asked for anew, once, and nothing is written of it [REQ-LOCK-FAIR]', async () => {
    const request = redeemRequestOf(order, await world.confirm(order));
    const asked = world.merchant.timesAsked;
    const settlement = whereTheLockIsLate(1);
    expect(outcomeOf(await settlement.redeem(request))).toBe('ordered');
    expect([world.merchant.timesAsked - asked, refusals()]).toEqual([2, 0]);
    expect(world.processor.captures).toHaveLength(1);
    settlement.stop();
  });

  it('an answer of the merchant that grows old again and again redeems nothing', async () => {
    const request = redeemRequestOf(order, await world.confirm(order));
    const settlement = whereTheLockIsLate(9);
    expect(await settlement.redeem(request)).toEqual({ outcome: 'unavailable' });
    expect(refusals()).toBe(1);
    expect(world.processor.requestIds).toEqual([]);
    settlement.stop();
  });

  it('an answer of the merchant about other lines is no answer', async () => {
    const code = await world.confirm(order);
    world.merchant.behaviour = 'other_lines';
    expect(await redeem(code)).toEqual({ outcome: 'unavailable' });
  });

  it.each([
    ['address label', `UPDATE addresses SET label = 'Work'`],
    [
      'full address',
      `UPDATE addresses SET postal_json = replace(postal_json, 'Seattle', 'Tacoma')`,
    ],
    ['instrument label', `UPDATE instruments SET label = 'Visa ending 1111'`],
  ])(
    'another %s in the vault than the agreed one changes the terms [REQ-VAULT-CHECKED]',
    async (_name, sql) => {
      const code = await world.confirm(order);
      world.sql('settlement', (database) => {
        database.exec(sql);
      });
      expect(await redeem(code)).toEqual({ outcome: 'terms_changed' });
      expect(world.processor.requestIds).toEqual([]);
    },
  );

  it.each([
    ['a card', 'DELETE FROM instruments'],
    ['an address', 'DELETE FROM addresses'],
  ])(
    'invariant 4: %s that is taken away while the merchant is asked changes the terms, and nothing is charged [REQ-VAULT-CHECKED]',
    async (_what, sql) => {
      const code = await world.confirm(order);
      world.merchant.meanwhile = () => {
        world.sql('settlement', (database) => {
          database.exec(sql);
        });
      };
      expect(await redeem(code)).toEqual({ outcome: 'terms_changed' });
      expect(world.merchant.timesAsked).toBeGreaterThan(0);
      expect(world.processor.requestIds).toEqual([]);
    },
  );

  it('a decline before the redemption stops it for good [REQ-DECLINE-READ]', async () => {
    const code = await world.confirm(order);
    await world.decline(order);
    expect(await redeem(code)).toEqual({ outcome: 'declined' });
    expect(await redeem(code)).toEqual({ outcome: 'declined' });
    expect(world.processor.requestIds).toEqual([]);
  });

  it('redeems until redeemBy when confirmed in time, and never after [REQ-EXPIRY-REDEEM]', async () => {
    const late = await world.propose({}, 'BBBBBBBBBBBBBBBB');
    const lateCode = await world.confirm(late);
    world.clock.now = late.dryRun.terms.redeemBy;
    expect(await world.settlement.redeem(redeemRequestOf(late, lateCode))).toEqual({
      outcome: 'expired',
    });
    expect(await world.ports.store.findEnding(late.dryRun.digest)).toMatchObject({
      kind: 'expired',
    });
    expect(world.processor.requestIds).toEqual([]);

    world.clock.now = START;
    const code = await world.confirm(order);
    world.clock.now = order.dryRun.terms.redeemBy - 1;
    expect(outcomeOf(await redeem(code))).toBe('ordered');
  });

  it('without a confirmation in time the order is expired after confirmBy, but not ended before redeemBy [REQ-EXPIRY-CONFIRM]', async () => {
    world.clock.now = order.dryRun.terms.confirmBy;
    expect(await redeem('1234')).toEqual({ outcome: 'expired' });
    expect(await world.ports.store.findEnding(order.dryRun.digest)).toBeUndefined();
  });

  it('invariant 11: another customer, another client, a wrong token and an unknown order all hear the same [REQ-CALLER-MATCHES]', async () => {
    const code = await world.confirm(order);
    const stranger = clientIdSchema.parse('another-client');
    const calls = [
      { customerId: customer2 },
      { clientId: stranger },
      { token: 'A'.repeat(43) },
      { token: '' },
      { digest: order.dryRun.digest.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
    ];
    for (const change of calls) expect(await redeem(code, change)).toEqual({ outcome: 'refused' });
    expect(world.merchant.timesAsked).toBe(1);
    expect(outcomeOf(await redeem(code))).toBe('ordered');
    // The order has ended now, and they still hear nothing of it.
    for (const change of calls) expect(await redeem(code, change)).toEqual({ outcome: 'refused' });
    expect(world.processor.captures).toHaveLength(1);
  });
});

describe('invariant 13: a clock that the processor does not vouch for', () => {
  const MINUTE_MS = 60_000;
  const lastRefusal = () => world.ledger().findLast(({ kind }) => kind === 'redeem_refused')?.facts;

  it.each([11, -11, 480, -480])(
    'is wrong by %i minutes: nothing is bought or ended, and it is said so [REQ-CLOCK-RIGHT]',
    async (minutes) => {
      const code = await world.confirm(order);
      world.clock.offMs = minutes * MINUTE_MS;
      expect(await redeem(code)).toEqual({ outcome: 'unavailable' });
      expect(await redeem(wrongCodeFor(code))).toEqual({ outcome: 'unavailable' });
      expect(lastRefusal()).toMatchObject({ outcome: 'unavailable' });
      expect(await world.ports.store.findEnding(order.dryRun.digest)).toBeUndefined();
      expect(world.merchant.timesAsked).toBe(1);
      expect(world.processor.requestIds).toEqual([]);
      world.clock.offMs = 0;
      expect(outcomeOf(await redeem(code))).toBe('ordered');
    },
  );

  it('is called right within ten minutes', async () => {
    const code = await world.confirm(order);
    world.clock.offMs = 9 * MINUTE_MS;
    expect(outcomeOf(await redeem(code))).toBe('ordered');
    expect(world.processor.tokensAsked).toBe(1);
  });

  it.each(['isOut', 'isWithoutDate'] as const)(
    'may be wrong: after a start while the processor does not tell its time (%s) nothing is bought [REQ-CLOCK-RIGHT]',
    async (silence) => {
      const code = await world.confirm(order);
      world.processor[silence] = true;
      const next = world.open();
      const request = redeemRequestOf(order, code);
      expect(await next.settlement.redeem(request)).toEqual({ outcome: 'unavailable' });
      expect(await world.ports.store.findEnding(order.dryRun.digest)).toBeUndefined();
      world.processor[silence] = false;
      expect(outcomeOf(await next.settlement.redeem(request))).toBe('ordered');
      next.close();
    },
  );

  it('is vouched for by an earlier answer while the processor is down: the order is redeemed and its payment unknown', async () => {
    const code = await world.confirm(order);
    world.processor.isOut = true;
    world.clock.now += MINUTE_MS;
    expect(await redeem(code)).toEqual({ outcome: 'payment_unknown' });
    world.processor.isOut = false;
    world.timers.fire();
    await expect.poll(async () => outcomeOf(await redeem(code))).toBe('ordered');
    expect(world.processor.captures).toHaveLength(1);
  });

  it('is asked about once more where the machine has slept since that answer', async () => {
    const code = await world.confirm(order);
    world.clock.now += 12 * MINUTE_MS;
    world.clock.sleptMs = 12 * MINUTE_MS;
    expect(outcomeOf(await redeem(code))).toBe('ordered');
    expect(world.processor.tokensAsked).toBe(2);
  });

  it('is not asked about for a stranger', async () => {
    const code = await world.confirm(order);
    world.clock.offMs = 480 * MINUTE_MS;
    expect(await redeem(code, { token: 'A'.repeat(43) })).toEqual({ outcome: 'refused' });
    expect(await redeem(code, { customerId: customer2 })).toEqual({ outcome: 'refused' });
    expect(world.processor.tokensAsked).toBe(1);
  });
});

describe('redeeming again', () => {
  it('invariant 3: gives the same receipt and charges nothing, also with another code [REQ-REDEEM-REPEAT]', async () => {
    const code = await world.confirm(order);
    const first = await redeem(code);
    expect(await redeem(code)).toEqual(first);
    expect(await redeem(wrongCodeFor(code))).toEqual(first);
    expect(world.processor.requestIds).toHaveLength(1);
  });

  it('invariant 3: sixty-four calls at once through two processes end in one capture, and all hear the truth', async () => {
    const other = world.open();
    const code = await world.confirm(order);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        (index % 2 === 0 ? world : other).settlement.redeem(redeemRequestOf(order, code)),
      ),
    );
    const outcomes = new Set(answers.map(outcomeOf));
    outcomes.delete('payment_processing');
    expect([...outcomes]).toEqual(['ordered']);
    expect(world.processor.captures).toHaveLength(1);
    expect(outcomeOf(await redeem(code))).toBe('ordered');
    other.close();
  });

  it('calls at once in one process wait for one and the same attempt', async () => {
    const code = await world.confirm(order);
    const answers = await Promise.all(Array.from({ length: 16 }, () => redeem(code)));
    expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['ordered']));
    expect(world.processor.requestIds).toHaveLength(1);
  });

  it('answers "processing" when the caller cannot wait, and the charge goes on [REQ-REDEEM-WAIT]', async () => {
    const code = await world.confirm(order);
    world.processor.next('hold');
    const early = redeem(code, { waitMs: 0 });
    await world.processor.asked(1);
    world.timers.fire(0);
    expect(outcomeOf(await early)).toBe('payment_processing');
    world.processor.release();
    expect(outcomeOf(await redeem(code))).toBe('ordered');
    expect(world.processor.captures).toHaveLength(1);
  });

  it('a card that is declined is told as such, for ever', async () => {
    const code = await world.confirm(order);
    world.processor.next('decline');
    expect(await redeem(code)).toEqual({ outcome: 'payment_declined' });
    expect(await redeem(code)).toEqual({ outcome: 'payment_declined' });
    expect(world.processor.requestIds).toHaveLength(1);
    expect(world.processor.captures).toEqual([]);
  });
});

describe('invariant 9: every decision is in the ledger before its answer leaves', () => {
  it('writes what was decided, by ids and counts, and never a token or a code', async () => {
    const code = await world.confirm(order);
    await redeem(wrongCodeFor(code));
    await redeem(code, { customerId: customer2 });
    await redeem(code);
    expect(
      world.ledger().map(({ kind, facts }) => [kind, facts['outcome'] ?? facts['state']]),
    ).toEqual(
      expect.arrayContaining([
        ['redeem_refused', 'code_wrong'],
        ['redeem_refused', 'refused'],
        ['order_redeemed', 'redeem'],
        ['charge_recorded', 'charged'],
      ]),
    );
    const written = JSON.stringify(world.ledger().map(({ facts }) => Object.values(facts)));
    expect(written).not.toContain(order.token);
    expect(written).not.toContain(`"${code}"`);
    expect(written).not.toContain('Example Street');
  });
});

describe('invariant 13: what cannot be read refuses', () => {
  it('an approval store that is gone makes redeem unavailable, and is noted', async () => {
    const code = await world.confirm(order);
    world.approvals.close();
    world.sql('approval', (database) => {
      database.exec('ALTER TABLE confirmations RENAME TO elsewhere');
    });
    expect(await redeem(code)).toEqual({ outcome: 'unavailable' });
    expect(world.ledger().at(-1)).toMatchObject({
      kind: 'redeem_refused',
      facts: { outcome: 'unavailable' },
    });
    expect(world.processor.requestIds).toEqual([]);
  });
});
