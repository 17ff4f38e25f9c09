/** The first seed in which an invariant does not hold. */
import { simulateSeed } from './simulate-seed.ts';
import type { Violation } from './watch.ts';
import type { WorldOptions } from './world/world.ts';
import { letGoOfStores } from './world/let-go-of-stores.ts';

export interface FoundViolation extends Violation {
  readonly seed: number;
}

export async function findViolation(
  withinSeeds: number,
  options: Partial<WorldOptions>,
): Promise<FoundViolation | undefined> {
  for (let seed = 1; seed <= withinSeeds; seed += 1) {
    const { violation } = await simulateSeed(seed, options);
    if (violation) return { seed, ...violation };
    if (seed % 25 === 0) letGoOfStores();
  }
  return undefined;
}
