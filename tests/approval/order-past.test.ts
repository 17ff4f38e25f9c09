/** What the card says of an order's end beyond the rows: from settlement's own ledger, as far as it verifies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderViewSchema, type DryRun, type LedgerNote } from '#core';
import { makeWorld, type World } from './approval-world.ts';
import { moveCharge, receiptJwsFor, redeem } from './redeem-by-settlement.ts';
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
