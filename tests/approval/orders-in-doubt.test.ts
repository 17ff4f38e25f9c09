/** What the phone says of orders while settlement's rows may lack a purchase, or nobody may ask about one any more: what the voice says. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ASKING_ENDS_AFTER_MS, type DryRun } from '#core';
import { makeWorld, type World } from './approval-world.ts';
import { chargedOrder, moveCharge, redeem } from './redeem-by-settlement.ts';
import type { TestBrowser } from './test-browser.ts';

const TWENTY_MINUTES_MS = 20 * 60_000;

let world: World;
let browser: TestBrowser;
beforeEach(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
});
afterEach(() => world.stop());

const stateOf = async (dryRun: DryRun): Promise<unknown> =>
  (await world.view(browser, dryRun))['state'];

async function confirmed(): Promise<DryRun> {
  const dryRun = await world.propose();
  await world.confirm(browser, dryRun);
  return dryRun;
}

describe('a payment that nobody may ask about any more', () => {
  it.each(['intended', 'processing'] as const)(
    'invariant 6: is not being paid either, though its row says %s: the phone says what the voice says [REQ-PHONE-ASKING-WINDOW]',
    async (state) => {
      const dryRun = await confirmed();
      await redeem(world, dryRun);
      if (state === 'processing') {
        await moveCharge(world, dryRun, { from: 'intended', to: 'processing' });
      }
      world.clock.now += ASKING_ENDS_AFTER_MS - 1;
      browser = await world.signedIn();
      expect(await stateOf(dryRun)).toBe('payment_processing');
      world.clock.now += 1;
      expect(await stateOf(dryRun)).toBe('payment_unknown');
    },
  );
});

describe('invariant 6: while settlement’s ledger does not verify the phone calls no order not bought [REQ-PHONE-IN-DOUBT]', () => {
  let expired: DryRun;
  let cancelled: DryRun;
  let never: DryRun;
  let ordered: DryRun;
  beforeEach(async () => {
    ordered = await chargedOrder(world, browser);
    cancelled = await confirmed();
    await world.endOrder(cancelled, 'cancelled');
    expired = await confirmed();
    never = await world.propose();
    await world.endOrder(await world.propose(), 'cancelled');
  });

  const states = async () => ({
    ordered: await stateOf(ordered),
    cancelled: await stateOf(cancelled),
    expired: await stateOf(expired),
    never: await stateOf(never),
  });
  const SURE = { ordered: 'ordered', cancelled: 'cancelled' };
  const IN_DOUBT = { ordered: 'ordered', cancelled: 'payment_unknown', expired: 'payment_unknown' };

  it('by its entries, as they are read here', async () => {
    expect(await states()).toEqual({ ...SURE, expired: 'confirmed_here', never: 'to_confirm' });
    world.breakLedger('settlement');
    expect(await states()).toEqual({ ...IN_DOUBT, never: 'to_confirm' });
    world.clock.now += TWENTY_MINUTES_MS;
    expect(await states()).toEqual({ ...IN_DOUBT, never: 'payment_unknown' });
  });

  it('by settlement’s own word, which alone knows how far it was', async () => {
    world.clock.now += TWENTY_MINUTES_MS;
    expect(await states()).toEqual({ ...SURE, expired: 'expired', never: 'expired' });
    const { settlement } = world.parts;
    // A row by hand is nobody's word, and a word that is missing says nothing.
    world.byHand('settlement', "UPDATE store_standing SET is_verified = 1, seal = 'by hand'");
    expect(await settlement.findStanding(world.parts.settlementLedgerKeys)).toBeUndefined();
    expect(await states()).toEqual({ ...IN_DOUBT, never: 'payment_unknown' });
    await world.settlement.tellStanding();
    expect(await states()).toEqual({ ...SURE, expired: 'expired', never: 'expired' });
  });

  it('a decline that settlement has answered stays an answer', async () => {
    const answered = await confirmed();
    world.voids.answer = () => Promise.resolve({ outcome: 'ended', ending: 'declined' });
    await browser.post(`/api/orders/${answered.digest}/decline`);
    await expect.poll(() => stateOf(answered)).toBe('stopped');
    world.breakLedger('settlement');
    expect(await stateOf(answered)).toBe('stopped');
  });
});

it('invariant 6: an order from before a store was let go on without its anchor is not called expired; its code is still shown in time [REQ-PHONE-IN-DOUBT]', async () => {
  const before = await confirmed();
  const cancelled = await world.propose();
  await world.endOrder(cancelled, 'cancelled');
  world.letSettlementGoOn();
  expect(await stateOf(before)).toBe('confirmed_here');
  expect(await stateOf(cancelled)).toBe('cancelled');
  world.clock.now += 60_000;
  const after = await world.propose();
  world.clock.now += TWENTY_MINUTES_MS;
  expect(await stateOf(before)).toBe('payment_unknown');
  expect(await stateOf(cancelled)).toBe('cancelled');
  expect(await stateOf(after)).toBe('expired');
});
