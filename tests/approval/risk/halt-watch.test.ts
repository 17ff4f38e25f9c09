/** Every new order is judged once by itself: no phone, no notice and no open card is needed for a halt to be kept. */
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable, type DryRun, type OrderDigest } from '#core';
import { createHaltWatch } from '../../../approval/risk/halt-watch.ts';
import { inForce, NO_RISK, shopPolicyWith } from '../../core/policy/shop-policy.ts';
import { smallPolicy } from '../../core/policy/small-policy.ts';
import { createManualTimers } from '../../settlement/manual-timers.ts';
import { makeWorld, type World } from '../approval-world.ts';

const HOUR_MS = 3_600_000;

let world: World;
let timers: ReturnType<typeof createManualTimers>;
let watch: ReturnType<typeof createHaltWatch>;
beforeEach(async () => {
  world = await makeWorld();
  start();
});
afterEach(async () => {
  watch.stop();
  await world.stop();
});

/** As a start of the process. */
function start(change: Partial<Parameters<typeof createHaltWatch>[0]> = {}): void {
  timers = createManualTimers();
  watch = createHaltWatch({ ...world.parts, timers, ...change });
}

function propose(cents: number, stored: Partial<DryRun> = {}): Promise<DryRun> {
  const lines = [
    {
      productId: 'espresso-machine',
      title: 'Espresso Machine',
      quantity: 1,
      unitPriceMinor: cents,
      lineTotalMinor: cents,
      merchantCategoryCode: '5499',
    },
  ];
  const amounts = { subtotalMinor: cents, deliveryMinor: 0, taxMinor: 0, totalMinor: cents };
  return world.propose({ lines, ...amounts }, stored);
}

/** Until there is nothing more to look at. */
async function look(): Promise<void> {
  if (timers.delays().length === 0) watch.start();
  else timers.fire();
  const until = async (): Promise<number> => {
    while (timers.delays().length === 0) await new Promise((resolve) => setImmediate(resolve));
    return timers.delays()[0] ?? 0;
  };
  while ((await until()) === 0) timers.fire();
}

const hasHalt = ({ digest }: { readonly digest: OrderDigest }) => world.store.hasHalt(digest);

describe('the halt watch', () => {
  it('keeps the halt of an order that nobody looks at, and of no order that is allowed [REQ-HALT-KEPT]', async () => {
    const [allowed, halted] = [await propose(39_999), await propose(45_000)];
    await look();
    expect([await hasHalt(halted), await hasHalt(allowed)]).toEqual([true, false]);
    const later = await propose(45_001);
    await look();
    expect(await hasHalt(later)).toBe(true);
    const halts = (await world.ledgerKinds()).filter((kind) => kind === 'order_halted');
    expect(halts).toHaveLength(2);
  });

  it('judges what the assistant cancelled before anybody looked, and what ran out [REQ-HALT-KEPT]', async () => {
    const [cancelled, expired] = [await propose(45_000), await propose(45_001)];
    await world.endOrder(cancelled, 'cancelled');
    world.clock.now += HOUR_MS;
    await look();
    expect([await hasHalt(cancelled), await hasHalt(expired)]).toEqual([true, true]);
  });

  it('finds what was proposed while the process did not run, and judges nothing twice [REQ-HALT-KEPT]', async () => {
    const allowed = await propose(39_999);
    await look();
    world.clock.now += 2 * 60_000;
    await look();
    watch.stop();
    const missed = await propose(45_000);
    const strict = shopPolicyWith({
      orders: { ...smallPolicy(), haltAtMinor: { ...smallPolicy().haltAtMinor, USD: 1 } },
      risk: NO_RISK,
    });
    start({ policy: inForce(strict) });
    await look();
    expect([await hasHalt(missed), await hasHalt(allowed)]).toEqual([true, false]);
  });

  it('looks at everything of the last day again where a hand changed to where it had looked', async () => {
    await look();
    watch.stop();
    const missed = await propose(45_000);
    const database = new DatabaseSync(world.storePath);
    database.exec(`
      INSERT INTO halt_watch VALUES (1, 1, '${missed.digest}', 'sealed-by-nobody')
      ON CONFLICT DO UPDATE SET row_number = 1, digest = excluded.digest, seal = excluded.seal
    `);
    database.close();
    start();
    await look();
    expect(await hasHalt(missed)).toBe(true);
  });

  it('goes through many orders in pages, and waits for a store that cannot be read', async () => {
    const made: DryRun[] = [];
    for (let index = 0; index < 45; index += 1) made.push(await propose(45_000 + index));
    let isDown = true;
    const { settlement } = world.parts;
    const findEnding = (digest: OrderDigest) =>
      isDown
        ? Promise.reject(new StoreUnavailable('settlement', { cause: 'a test' }))
        : settlement.findEnding(digest);
    start({ settlement: { ...settlement, findEnding } });
    await look();
    expect(await hasHalt(made[0] as DryRun)).toBe(false);
    isDown = false;
    await look();
    expect(await Promise.all(made.map(hasHalt))).toEqual(made.map(() => true));
  });

  it('judges an order from the future when its time has come', async () => {
    const early = await propose(45_000, { createdAt: world.clock.now + HOUR_MS });
    await look();
    expect(await hasHalt(early)).toBe(false);
    world.clock.now += HOUR_MS;
    await look();
    expect(await hasHalt(early)).toBe(true);
  });
});
