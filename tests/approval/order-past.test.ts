/** What the card says of an order's end beyond the rows: from settlement's own ledger, as far as it verifies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  holdKeyOf,
  minorUnitsOf,
  orderViewSchema,
  refundIdOf,
  signRefundIntent,
  type DryRun,
  type LedgerNote,
  type RefundIntent,
  type RefundState,
  type Signer,
} from '#core';
import { nodeHash } from '#stores';
import { makeSigningKey } from '../core/signing-key.ts';
import { makeWorld, settlementKey, type World } from './approval-world.ts';
import { chargedOrder, moveCharge, receiptJwsFor, redeem } from './redeem-by-settlement.ts';
import type { TestBrowser } from './test-browser.ts';

let world: World;
let browser: TestBrowser;
beforeAll(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
});
afterAll(() => world.stop());

const viewOf = async (dryRun: DryRun) => orderViewSchema.parse(await world.view(browser, dryRun));

/** As settlement ends an order whose terms were others when the code was said. */
async function endAsChanged(dryRun: DryRun): Promise<void> {
  const note: LedgerNote = {
    at: world.clock.now,
    kind: 'order_cancelled',
    digest: dryRun.digest,
    facts: { outcome: 'terms_changed', customerId: 'customer-1', clientId: 'alexa-skill' },
  };
  await world.settlement.endOrder({
    ending: {
      digest: dryRun.digest,
      kind: 'cancelled',
      endedAt: world.clock.now,
      confirmationId: null,
    },
    note,
  });
}

describe('an order whose terms had changed', () => {
  it('says so, and leads to the order for the same things as they are now', async () => {
    const dryRun = await world.propose();
    world.clock.now += 5000;
    await endAsChanged(dryRun);
    expect(await viewOf(dryRun)).toMatchObject({ state: 'changed', successor: null });
    world.clock.now += 10;
    const other = await world.propose({
      lines: [
        {
          productId: 'something-else',
          title: 'Something Else',
          quantity: 2,
          unitPriceMinor: 1900,
          lineTotalMinor: 3800,
          merchantCategoryCode: '5499',
        },
      ],
    });
    expect((await viewOf(dryRun)).successor).toBeNull();
    world.clock.now += 10;
    const successor = await world.propose();
    expect(await viewOf(dryRun)).toMatchObject({ successor: successor.digest });
    expect((await viewOf(other)).state).toBe('to_confirm');
  });

  it('is a cancelled one where settlement’s ledger says nothing else', async () => {
    const dryRun = await world.propose();
    await world.endOrder(dryRun, 'cancelled');
    expect(await viewOf(dryRun)).toMatchObject({ state: 'cancelled', successor: null });
  });

  it('takes no further total', async () => {
    const dryRun = await world.propose();
    await endAsChanged(dryRun);
    const typed = await world.typeTotal(browser, dryRun);
    expect(typed.body['outcome']).toBe('refused');
  });
});

describe('a payment that was unknown', () => {
  const note = (dryRun: DryRun, state: string): LedgerNote => ({
    at: world.clock.now,
    kind: 'charge_recorded',
    digest: dryRun.digest,
    facts: { state },
  });

  it('is said to have been, once it has been found out, and not before', async () => {
    const dryRun = await world.propose();
    await world.confirm(browser, dryRun);
    await redeem(world, dryRun);
    await moveCharge(world, dryRun, { from: 'intended', to: 'processing' });
    await moveCharge(world, dryRun, { from: 'processing', to: 'unknown' });
    await world.settlement.appendNote(note(dryRun, 'unknown'));
    expect(await viewOf(dryRun)).toMatchObject({ state: 'payment_unknown', wasUnknown: false });
    const receiptJws = await receiptJwsFor(world, dryRun);
    await moveCharge(world, dryRun, { from: 'unknown', to: 'charged', receiptJws });
    expect(await viewOf(dryRun)).toMatchObject({ state: 'ordered', wasUnknown: true });
  });

  it('is not said of one that was known at once', async () => {
    const dryRun = await world.propose();
    await world.confirm(browser, dryRun);
    await redeem(world, dryRun);
    await moveCharge(world, dryRun, { from: 'intended', to: 'processing' });
    const receiptJws = await receiptJwsFor(world, dryRun);
    await moveCharge(world, dryRun, { from: 'processing', to: 'charged', receiptJws });
    expect(await viewOf(dryRun)).toMatchObject({ state: 'ordered', wasUnknown: false });
  });
});

describe('goods that the merchant holds', () => {
  const hold = (dryRun: DryRun, heldUntil: number) =>
    world.settlement.reserveHold({
      holdKey: holdKeyOf(dryRun.terms, nodeHash),
      customerId: dryRun.terms.customerId,
      heldUntil,
      nowEpochMs: world.clock.now,
    });

  it('are said to be held only when they are until the order’s end', async () => {
    const dryRun = await world.propose();
    expect((await viewOf(dryRun)).isStockHeld).toBe(false);
    await hold(dryRun, dryRun.terms.redeemBy - 60_000);
    expect((await viewOf(dryRun)).isStockHeld).toBe(false);
    await hold(dryRun, dryRun.terms.redeemBy - 500);
    expect((await viewOf(dryRun)).isStockHeld).toBe(true);
  });
});

describe('money that went back', () => {
  async function refund(
    dryRun: DryRun,
    of: { readonly amount: number; readonly returnId: string; readonly signer?: Signer },
  ): Promise<void> {
    const { digest } = dryRun;
    const intent: RefundIntent = {
      version: 1,
      refundId: refundIdOf(digest, { cause: 'returned', returnId: of.returnId }),
      digest,
      cause: 'returned',
      captureReference: 'capture-1',
      amountMinor: minorUnitsOf(of.amount),
      currency: 'USD',
      decidedAt: world.clock.now,
    };
    const noteOf = (kind: LedgerNote['kind']): LedgerNote => ({
      at: world.clock.now,
      kind,
      digest,
      facts: { refundId: intent.refundId },
    });
    await world.settlement.recordReturn({
      returnId: of.returnId,
      digest,
      customerId: dryRun.terms.customerId,
      refund: { intent, intentJws: signRefundIntent(intent, of.signer ?? settlementKey.signer) },
      letter: {
        letterId: `letter-${of.returnId}`,
        customerId: dryRun.terms.customerId,
        kind: 'return_accepted',
        about: '$19.00',
        locale: 'en-US',
        at: world.clock.now,
      },
      note: noteOf('return_taken'),
    });
    const { refundId } = intent;
    const move = (from: RefundState, to: RefundState) =>
      world.settlement.moveRefund({
        refundId,
        from,
        to,
        ...(to === 'refunded' ? { processorReference: 'refund-1' } : {}),
        ...(from === 'intended' && {
          start: {
            terms: dryRun.terms,
            money: { amountMinor: intent.amountMinor, currency: intent.currency },
            nowEpochMs: world.clock.now,
            mayStart: () => true,
          },
        }),
        note: noteOf('refund_recorded'),
      });
    await move('intended', 'processing');
    await move('processing', 'refunded');
  }

  it('is told in part and in whole', async () => {
    const dryRun = await chargedOrder(world, browser);
    await refund(dryRun, { amount: 1900, returnId: 'A'.repeat(22) });
    expect(await viewOf(dryRun)).toMatchObject({
      state: 'partly_refunded',
      refundedTotal: '$19.00',
    });
    await refund(dryRun, { amount: 2861, returnId: 'B'.repeat(22) });
    expect(await viewOf(dryRun)).toMatchObject({ state: 'refunded', refundedTotal: '$47.61' });
  });

  it('invariant 6: is not told of for a row that settlement has not signed', async () => {
    const dryRun = await chargedOrder(world, browser);
    const { signer } = makeSigningKey('settlement-1');
    await refund(dryRun, { amount: 1900, returnId: 'C'.repeat(22), signer });
    expect(await viewOf(dryRun)).toMatchObject({ state: 'ordered', refundedTotal: null });
  });
});
