/** What settlement writes when an order is redeemed and charged, through its own store's handle. */
import {
  receiptNumberOf,
  signChargeIntent,
  signReceipt,
  verifyWrittenConfirmation,
  type ChargeIntent,
  type ChargeState,
  type DryRun,
  type LedgerNote,
  type Receipt,
  type Signer,
} from '#core';
import { approvalKey, settlementKey, type World } from './approval-world.ts';
import type { TestBrowser } from './test-browser.ts';

/** Redeems the confirmed order; its charge is `intended` then. */
export async function redeem(world: World, dryRun: DryRun): Promise<void> {
  const row = (await world.store.listConfirmations(dryRun.digest)).at(-1);
  const confirmation = row && verifyWrittenConfirmation(row.jws, approvalKey.verifier);
  if (!row || !confirmation) throw new Error('the order is not confirmed');
  const { digest, terms } = dryRun;
  const intent: ChargeIntent = {
    version: 1,
    digest,
    confirmationId: confirmation.confirmationId,
    customerId: terms.customerId,
    payeeId: terms.payeeId,
    instrumentId: terms.instrument.id,
    amountMinor: terms.totalMinor,
    currency: terms.currency,
    redeemedAt: world.clock.now,
  };
  await world.settlement.judgeRedemption({
    digest,
    customerId: terms.customerId,
    nowEpochMs: world.clock.now,
    decide: () => ({ outcome: 'redeem', intent, confirmationJws: row.jws }),
    verifyIntent: () => undefined,
    nextTrust: () => 500,
    signIntent: (toSign) => signChargeIntent(toSign, settlementKey.signer),
    noteOf: () => noteOf(world, dryRun, 'order_redeemed'),
  });
}

export async function moveCharge(
  world: World,
  dryRun: DryRun,
  step: { readonly from: ChargeState; readonly to: ChargeState; readonly receiptJws?: string },
): Promise<void> {
  const { receiptJws, ...states } = step;
  const isMoved = await world.settlement.moveCharge({
    digest: dryRun.digest,
    ...states,
    ...(receiptJws === undefined ? {} : { receiptJws, processorReference: 'capture-1' }),
    paid: {
      terms: dryRun.terms,
      redeemedAt: world.clock.now,
      verifyIntent: () => undefined,
      nextTrust: () => 500,
    },
    note: noteOf(world, dryRun, 'charge_recorded'),
  });
  if (!isMoved) throw new Error(`the charge was not ${step.from}`);
}

export async function receiptJwsFor(
  world: World,
  dryRun: DryRun,
  change: Partial<Receipt> = {},
  signer: Signer = settlementKey.signer,
): Promise<string> {
  const charge = await world.settlement.findCharge(dryRun.digest);
  if (!charge) throw new Error('the order is not redeemed');
  const { digest, terms, sentence, checkWords } = dryRun;
  const receipt: Receipt = {
    version: 1,
    receiptNumber: receiptNumberOf(digest),
    digest,
    terms,
    sentence,
    checkWords,
    chargedMinor: terms.totalMinor,
    currency: terms.currency,
    processorReference: 'capture-1',
    chargedAt: world.clock.now,
    confirmationJws: charge.confirmationJws,
    chargeIntentJws: charge.intentJws,
    ...change,
  };
  return signReceipt(receipt, signer);
}

function noteOf(world: World, dryRun: DryRun, kind: LedgerNote['kind']): LedgerNote {
  return { at: world.clock.now, kind, digest: dryRun.digest, facts: {} };
}

/** An order of the customer's, confirmed in that browser, redeemed and paid. */
export async function chargedOrder(world: World, browser: TestBrowser): Promise<DryRun> {
  const dryRun = await world.propose();
  await world.confirm(browser, dryRun);
  await redeem(world, dryRun);
  await moveCharge(world, dryRun, { from: 'intended', to: 'processing' });
  const receiptJws = await receiptJwsFor(world, dryRun);
  await moveCharge(world, dryRun, { from: 'processing', to: 'charged', receiptJws });
  return dryRun;
}
