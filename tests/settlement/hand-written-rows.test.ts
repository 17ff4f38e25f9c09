/** Invariant 1: a row that somebody writes straight into a store moves no money and fools nobody. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  canonicalJson,
  confirmationIdSchema,
  orderDigestSchema,
  orderTermsSchema,
  signChargeIntent,
  signReceipt,
  signWrittenConfirmation,
  type ChargeIntent,
  type OrderTerms,
  type Receipt,
  type Signer,
  type WrittenConfirmation,
} from '#core';
import { makeSigningKey } from '../core/signing-key.ts';
import {
  approvalKey,
  codeFor,
  customer2,
  makeWorld,
  outcomeOf,
  redeemRequestOf,
  settlementKey,
  skill,
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

const stranger = makeSigningKey('settlement-1');
const approvalStranger = makeSigningKey('approval-1');
const confirmationId = confirmationIdSchema.parse('confirmation-1');

function intentOf(change: Partial<ChargeIntent> = {}): ChargeIntent {
  const { digest, terms } = order.dryRun;
  return {
    version: 1,
    digest,
    confirmationId,
    customerId: terms.customerId,
    payeeId: terms.payeeId,
    instrumentId: terms.instrument.id,
    amountMinor: terms.totalMinor,
    currency: terms.currency,
    redeemedAt: world.clock.now,
    ...change,
  };
}

function confirmationJws(
  change: Partial<WrittenConfirmation> = {},
  signer = approvalKey.signer,
): string {
  const { digest, terms, tokenHash } = order.dryRun;
  return signWrittenConfirmation(
    {
      version: 1,
      confirmationId,
      digest,
      tokenHash,
      customerId: terms.customerId,
      text: '47.61',
      amr: ['pwd'],
      liftsHalts: false,
      verifiedAt: world.clock.now,
      confirmedAt: world.clock.now,
      ...change,
    },
    signer,
  );
}

/** Ending and charge as the true store would hold them, but for what is given. */
function insertRows(change: {
  readonly intentJws?: string;
  readonly confirmationJws?: string;
  readonly terms?: OrderTerms;
  readonly state?: string;
  readonly receiptJws?: string;
  readonly endingConfirmationId?: string;
  readonly endingKind?: string;
}): void {
  const { digest, terms } = order.dryRun;
  world.sql('settlement', (database) => {
    database
      .prepare(
        'INSERT INTO endings (digest, kind, ended_at, confirmation_id) VALUES (:digest, :kind, :at, :id)',
      )
      .run({
        digest,
        kind: change.endingKind ?? 'redeemed',
        at: BigInt(world.clock.now),
        id:
          change.endingKind === undefined ? (change.endingConfirmationId ?? confirmationId) : null,
      });
    database
      .prepare(
        `INSERT INTO charges (digest, state, intent_jws, confirmation_jws, terms_json, amount_minor, currency,
           processor_reference, receipt_jws, is_receipt_sent)
         VALUES (:digest, :state, :intent, :confirmation, :terms, :amount, :currency, :reference, :receipt, 0)`,
      )
      .run({
        digest,
        state: change.state ?? 'intended',
        intent: change.intentJws ?? signChargeIntent(intentOf(), settlementKey.signer),
        confirmation: change.confirmationJws ?? confirmationJws(),
        terms: canonicalJson(change.terms ?? terms),
        amount: BigInt((change.terms ?? terms).totalMinor),
        currency: terms.currency,
        reference: change.receiptJws === undefined ? null : 'CAPTURE1',
        receipt: change.receiptJws ?? null,
      });
  });
}

describe('in settlement’s store', () => {
  it('the control arm: the same rows with true signatures are charged', async () => {
    insertRows({});
    await world.settlement.recover();
    expect(world.processor.captures).toHaveLength(1);
  });

  const cheap = () => {
    const { terms } = order.dryRun;
    const [line] = terms.lines;
    return orderTermsSchema.parse({
      ...terms,
      lines: [{ ...line, quantity: 1, lineTotalMinor: 1899 }],
      subtotalMinor: 1899,
      totalMinor: 2862,
    });
  };
  const rows: readonly (readonly [string, () => Parameters<typeof insertRows>[0]])[] = [
    [
      'an intent by another key of the same name',
      () => ({ intentJws: signChargeIntent(intentOf(), stranger.signer) }),
    ],
    [
      'an intent signed by approval',
      () => ({ intentJws: signChargeIntent(intentOf(), approvalKey.signer) }),
    ],
    ['something that is no intent', () => ({ intentJws: 'e30.e30.e30' })],
    ['terms that are not the digest’s', () => ({ terms: cheap() })],
    ['an ending with another confirmation', () => ({ endingConfirmationId: 'confirmation-2' })],
    ['an ending that is no redemption', () => ({ endingKind: 'cancelled' })],
    [
      'a confirmation by another key',
      () => ({ confirmationJws: confirmationJws({}, approvalStranger.signer) }),
    ],
    [
      'a confirmation of another amount',
      () => ({ confirmationJws: confirmationJws({ text: '47.60' }) }),
    ],
    [
      'a confirmation by another customer',
      () => ({ confirmationJws: confirmationJws({ customerId: customer2 }) }),
    ],
    [
      'a confirmation after confirmBy',
      () => ({ confirmationJws: confirmationJws({ confirmedAt: order.dryRun.terms.confirmBy }) }),
    ],
    [
      'a confirmation after the redemption',
      () => ({ confirmationJws: confirmationJws({ confirmedAt: world.clock.now + 60_000 }) }),
    ],
  ];
  it.each(rows)(
    'a charge with %s moves no money, and is called unknown [REQ-INTENT-SIGNED]',
    async (_name, change) => {
      insertRows(change());
      await world.settlement.recover();
      const { customerId, clientId } = order.dryRun.terms;
      const status = await world.settlement.status({ customerId, clientId });
      expect(['payment_unknown', 'cancelled']).toContain(status.orders[0]?.state);
      const answer = await world.settlement.redeem(
        redeemRequestOf(order, codeFor(order.dryRun, confirmationId)),
      );
      expect(['payment_unknown', 'cancelled']).toContain(outcomeOf(answer));
      expect(world.processor.requestIds).toEqual([]);
      expect(world.outbox.timesAsked).toBe(0);
    },
  );

  it('an intent of another amount, payee, instrument or customer moves no money, even when truly signed', async () => {
    const { terms } = order.dryRun;
    const changes = [
      { amountMinor: cheap().totalMinor },
      { currency: 'CAD' as const },
      { customerId: customer2 },
      { redeemedAt: terms.redeemBy },
      { confirmationId: confirmationIdSchema.parse('confirmation-2') },
    ];
    for (const change of changes) {
      insertRows({ intentJws: signChargeIntent(intentOf(change), settlementKey.signer) });
      await world.settlement.recover();
      world.sql('settlement', (database) => {
        database.exec('DELETE FROM charges; DELETE FROM endings;');
      });
    }
    expect(world.processor.requestIds).toEqual([]);
  });

  const receiptJws = (signer: Signer, change: Partial<Receipt> = {}) => {
    const { digest, terms, sentence, checkWords } = order.dryRun;
    return signReceipt(
      {
        version: 1,
        receiptNumber: '0000-0000',
        digest,
        terms,
        sentence,
        checkWords,
        chargedMinor: terms.totalMinor,
        currency: terms.currency,
        processorReference: 'CAPTURE1',
        chargedAt: world.clock.now,
        confirmationJws: confirmationJws(),
        chargeIntentJws: '',
        ...change,
      },
      signer,
    );
  };
  it.each([
    ['a receipt of their own', () => ({ receiptJws: receiptJws(stranger.signer) })],
    [
      'a true receipt, but no evidence',
      () => ({ receiptJws: receiptJws(settlementKey.signer), intentJws: 'e30.e30.e30' }),
    ],
    [
      'a true receipt of another order',
      () => ({
        receiptJws: receiptJws(settlementKey.signer, {
          digest: orderDigestSchema.parse('0'.repeat(64)),
        }),
      }),
    ],
  ])('invariant 6: a charge called charged, with %s, is not called done', async (_name, rows) => {
    insertRows({ state: 'charged', ...rows() });
    await world.settlement.recover();
    const { customerId, clientId } = order.dryRun.terms;
    const status = await world.settlement.status({ customerId, clientId });
    expect(status.orders).toMatchObject([{ state: 'payment_unknown', receipt: null }]);
    // A true order after it: only its receipt is written to anybody.
    const next = await world.propose({}, 'BBBBBBBBBBBBBBBB');
    const bought = redeemRequestOf(next, await world.confirm(next));
    expect(outcomeOf(await world.settlement.redeem(bought))).toBe('ordered');
    await expect.poll(() => world.ledger().map(({ kind }) => kind)).toContain('receipt_sent');
    expect(world.outbox.messages.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      `receipt-${next.dryRun.digest}`,
    ]);
  });

  it('an ending and charge that were deleted after the charge lead to no second capture', async () => {
    const code = await world.confirm(order);
    const request = redeemRequestOf(order, code);
    expect(outcomeOf(await world.settlement.redeem(request))).toBe('ordered');
    world.sql('settlement', (database) => {
      database.exec('DELETE FROM charges; DELETE FROM endings;');
    });
    await world.settlement.redeem(request);
    expect(world.processor.captures).toHaveLength(1);
  });
});

describe('in approval’s store', () => {
  const forged: readonly (readonly [string, () => string])[] = [
    ['by another key', () => confirmationJws({}, approvalStranger.signer)],
    ['signed by settlement', () => confirmationJws({}, settlementKey.signer)],
    ['of another amount', () => confirmationJws({ text: '1.00' })],
    ['by another customer', () => confirmationJws({ customerId: customer2 })],
    ['after confirmBy', () => confirmationJws({ confirmedAt: order.dryRun.terms.confirmBy })],
    ['from the future', () => confirmationJws({ confirmedAt: world.clock.now + 10_000 })],
    ['that is no record', () => 'e30.e30.e30'],
  ];
  it.each(forged)('a confirmation %s confirms nothing', async (_name, jws) => {
    world.sql('approval', (database) => {
      database
        .prepare(
          `INSERT INTO confirmations (confirmation_id, digest, customer_id, session_hash, jws, is_withdrawn)
           VALUES (:id, :digest, 'customer-1', 'session-1', :jws, 0)`,
        )
        .run({ id: confirmationId, digest: order.dryRun.digest, jws: jws() });
    });
    const code = codeFor(order.dryRun, confirmationId);
    expect(await world.settlement.redeem(redeemRequestOf(order, code))).toEqual({
      outcome: 'waiting_for_confirmation',
    });
    expect(world.processor.requestIds).toEqual([]);
  });

  it('a decline by another key stops nothing [REQ-DECLINE-SIGNED]', async () => {
    const code = await world.confirm(order);
    const request = await world.decline(order, approvalStranger.signer);
    expect(await world.settlement.voidOrder(request)).toEqual({ outcome: 'refused' });
    expect(outcomeOf(await world.settlement.redeem(redeemRequestOf(order, code)))).toBe('ordered');
  });

  it('a deleted decline still ends the order: the signed one in the call is enough [REQ-DECLINE-SIGNED]', async () => {
    const code = await world.confirm(order);
    const request = await world.decline(order);
    world.sql('approval', (database) => {
      database.exec('DELETE FROM declines');
    });
    expect(await world.settlement.voidOrder(request)).toEqual({
      outcome: 'ended',
      ending: 'declined',
    });
    expect(await world.settlement.redeem(redeemRequestOf(order, code))).toEqual({
      outcome: 'declined',
    });
    expect(world.processor.requestIds).toEqual([]);
  });

  it('a withdrawn confirmation that is unmarked stays withdrawn', async () => {
    const code = await world.confirm(order);
    world.clock.now += 1;
    const other = await world.propose({}, 'BBBBBBBBBBBBBBBB');
    await world.confirm(other);
    world.sql('approval', (database) => {
      database.exec(`
        UPDATE confirmations SET is_withdrawn = 1;
        UPDATE confirmations SET is_withdrawn = 0 WHERE digest = '${order.dryRun.digest}';
      `);
    });
    expect(await world.settlement.redeem(redeemRequestOf(order, code))).toEqual({
      outcome: 'waiting_for_confirmation',
    });
    const { customerId, clientId } = order.dryRun.terms;
    const { orders } = await world.settlement.status({
      customerId,
      clientId,
      digest: order.dryRun.digest,
    });
    expect(orders).toMatchObject([{ state: 'waiting' }]);
    expect(world.processor.requestIds).toEqual([]);
  });
});

describe('in the request side’s store [REQ-RECOMPUTE-SETTLEMENT]', () => {
  it('a deleted dry run does not keep a decline from ending the order', async () => {
    const request = await world.decline(order);
    world.sql('request', (database) => {
      database.exec('DELETE FROM dry_runs');
    });
    expect(await world.settlement.voidOrder(request)).toEqual({
      outcome: 'ended',
      ending: 'declined',
    });
  });

  it.each([
    { id: 'another-shop', name: 'Harbor Roasters' },
    { id: 'harbor-roasters', name: 'Another Name' },
  ])('an order of another shop is refused and is not there (%s)', async (shop) => {
    const foreign = await world.propose({ shop }, 'BBBBBBBBBBBBBBBB');
    const code = await world.confirm(foreign);
    const asked = world.merchant.timesAsked;
    expect(await world.settlement.redeem(redeemRequestOf(foreign, code))).toEqual({
      outcome: 'refused',
    });
    expect(world.merchant.timesAsked).toBe(asked);
    const { customerId, clientId } = foreign.dryRun.terms;
    const { digest } = foreign.dryRun;
    const { orders } = await world.settlement.status({ customerId, clientId, digest });
    expect(orders).toEqual([]);
    expect(world.processor.requestIds).toEqual([]);
  });

  it.each([
    [
      'amount',
      `UPDATE dry_runs SET terms_json = replace(terms_json, '"totalMinor":4761', '"totalMinor":1')`,
    ],
    [
      'payee',
      `UPDATE dry_runs SET terms_json = replace(terms_json, 'HARBR7RASTRS2', 'ANTHER7PAYEE2')`,
    ],
    ['token', `UPDATE dry_runs SET token_hash = '${'0'.repeat(64)}'`],
    ['sentence', `UPDATE dry_runs SET sentence = 'One free bag.'`],
    ['customer', `UPDATE dry_runs SET customer_id = 'customer-2'`],
  ])('another %s than was confirmed is refused', async (_name, sql) => {
    const code = await world.confirm(order);
    world.sql('request', (database) => {
      database.exec(sql);
    });
    expect(await world.settlement.redeem(redeemRequestOf(order, code))).toEqual({
      outcome: 'refused',
    });
    expect(world.processor.requestIds).toEqual([]);
  });

  it('an order with its own true digest, written by hand, waits for a confirmation like any other', async () => {
    const planted = await world.propose({ clientId: skill }, 'CCCCCCCCCCCCCCCC');
    await world.confirm(order);
    const code = codeFor(planted.dryRun, confirmationId);
    expect(await world.settlement.redeem(redeemRequestOf(planted, code))).toEqual({
      outcome: 'waiting_for_confirmation',
    });
    expect(world.processor.requestIds).toEqual([]);
  });
});

describe('the counted wrong codes', () => {
  it('invariant 1: deleted by hand win no try back', async () => {
    const code = await world.confirm(order);
    const redeem = async (said: string) =>
      outcomeOf(await world.settlement.redeem(redeemRequestOf(order, said)));
    for (let tried = 1; tried <= 3; tried += 1) {
      expect(await redeem(wrongCodeFor(code))).toBe('code_wrong');
      world.sql('settlement', (database) => {
        database.exec('DELETE FROM wrong_code_counts; DELETE FROM wrong_codes');
      });
    }
    expect(await redeem(code)).toBe('code_locked');
    const second = world.open();
    expect(outcomeOf(await second.settlement.redeem(redeemRequestOf(order, code)))).toBe(
      'code_locked',
    );
    second.close();
    expect(world.processor.requestIds).toEqual([]);
  });

  it('invariant 1: deleted by hand make a day’s ten no more', async () => {
    const sayWrongly = async (of: Order, times: number) => {
      const code = await world.confirm(of);
      for (let tried = 0; tried < times; tried += 1) {
        await world.settlement.redeem(redeemRequestOf(of, wrongCodeFor(code)));
        world.sql('settlement', (database) => {
          database.exec('DELETE FROM wrong_code_counts; DELETE FROM wrong_codes');
        });
      }
    };
    for (const nonce of ['BBBBBBBBBBBBBBBB', 'CCCCCCCCCCCCCCCC', 'DDDDDDDDDDDDDDDD']) {
      await sayWrongly(await world.propose({}, nonce), 3);
      world.clock.now += 1;
    }
    await sayWrongly(await world.propose({}, 'EEEEEEEEEEEEEEEE'), 1);
    world.clock.now += 1;
    const code = await world.confirm(order);
    expect(outcomeOf(await world.settlement.redeem(redeemRequestOf(order, code)))).toBe(
      'code_locked',
    );
    expect(world.processor.requestIds).toEqual([]);
  });

  it('invariant 1: deleted together with their ledger entries stop all spending', async () => {
    const code = await world.confirm(order);
    await world.settlement.redeem(redeemRequestOf(order, wrongCodeFor(code)));
    world.sql('settlement', (database) => {
      database.exec('DELETE FROM wrong_code_counts; DELETE FROM ledger');
    });
    expect(outcomeOf(await world.settlement.redeem(redeemRequestOf(order, code)))).toBe(
      'payment_unknown',
    );
  });
});
