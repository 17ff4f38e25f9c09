/** An order is recorded as expired at the moment that was judged, however the clock moves between two looks at it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  customer1,
  makeWorld,
  redeemRequestOf,
  skill,
  type Order,
  type World,
} from './settlement-fixture.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.stop());

/** More looks than any door takes. */
const MOST_LOOKS = 6;

const callOf = ({ dryRun: { digest } }: Order) => ({
  digest,
  customerId: customer1,
  clientId: skill,
});
const DOORS: readonly (readonly [string, (order: Order) => Promise<unknown>])[] = [
  ['status', (order) => world.settlement.status(callOf(order))],
  ['cancel', (order) => world.settlement.cancel(callOf(order))],
  ['redeem', (order) => world.settlement.redeem(redeemRequestOf(order, '4821'))],
];

describe('an order that expires', () => {
  it.each(DOORS)(
    'invariant 5: is recorded by %s at a time after its redeemBy, also where the clock is moved between two looks [REQ-EXPIRED-AS-JUDGED]',
    async (_door, ask) => {
      const { clock } = world;
      let expired = 0;
      for (let looks = 0; looks < 2 * MOST_LOOKS; looks += 1) {
        const order = await world.propose({}, `N${String(looks).padStart(16, '0')}`);
        const { digest, terms } = order.dryRun;
        const [first, then] = [terms.redeemBy, terms.redeemBy - 1];
        // The true time: a wrong clock ends nothing.
        clock.now = terms.redeemBy;
        const isSetBack = looks < MOST_LOOKS;
        let left = looks % MOST_LOOKS;
        const real = clock.nowEpochMs.bind(clock);
        clock.nowEpochMs = () => {
          left -= 1;
          return left >= 0 === isSetBack ? first : then;
        };
        await ask(order);
        clock.nowEpochMs = real;
        const ending = await world.ports.store.findEnding(digest);
        if (ending?.kind !== 'expired') continue;
        expired += 1;
        expect(ending.endedAt).toBeGreaterThanOrEqual(terms.redeemBy);
      }
      expect(expired).toBeGreaterThan(2);
    },
  );
});
