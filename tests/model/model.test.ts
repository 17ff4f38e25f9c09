/** The formal model in its smallest world, and each planted error in it; skipped by name where spin or a C compiler is not there. */
import { describe, expect, it } from 'vitest';
import { checkModel, checkPlanted, PLANTED, whyNoModel } from './run.mjs';

const missing = whyNoModel();
const unless = missing === undefined ? '' : ` (${missing})`;

describe.skipIf(missing !== undefined)(`the formal model${unless}`, () => {
  it('invariants 1, 3 and 6 [REQ-MODEL]: hold in every state of one order, two confirmations, two settlement processes and a row written by hand', () => {
    const world = { orders: 1, confirmations: 2, settlements: 2, isByHand: true };
    const { holds, states, words } = checkModel(world);
    expect({ holds, words }).toEqual({ holds: true, words: '' });
    // Fewer would mean that a part of the world was never reached.
    expect(states).toBeGreaterThan(50_000);
  }, 120_000);

  it('invariant 6 [REQ-MODEL-KNOWN]: what is unknown becomes known once calls and failures cease', () => {
    const world = { orders: 1, confirmations: 2, settlements: 2, isLasting: true, isLarge: true };
    expect(checkModel(world)).toMatchObject({ holds: true, words: '' });
  }, 120_000);

  it.each(PLANTED)(
    'finds that $says',
    (error) => {
      expect(checkPlanted(error).found).toBe(true);
    },
    120_000,
  );
});
