/** Many runs, and what was seen in all of them together. */
import { simulateSeed, type SeedReport } from './simulate-seed.ts';
import { Coverage, mustBeSeenIn, type Covered } from './world/coverage.ts';
import type { WorldOptions } from './world/world.ts';
import { letGoOfStores } from './world/let-go-of-stores.ts';

const SEEDS_BETWEEN_COLLECTIONS = 25;

export interface SeedsReport {
  readonly steps: number;
  readonly coverage: Coverage;
  readonly violated: readonly SeedReport[];
  /** What so many seeds must have shown and did not: a simulation in which it never happens says nothing about it. */
  readonly missing: readonly Covered[];
}

export async function simulateSeeds(
  {
    from,
    seeds,
    ...options
  }: { readonly from: number; readonly seeds: number } & Partial<WorldOptions>,
  onViolation: (report: SeedReport) => void,
): Promise<SeedsReport> {
  const coverage = new Coverage();
  const violated: SeedReport[] = [];
  let steps = 0;
  for (let seed = from; seed < from + seeds; seed += 1) {
    const report = await simulateSeed(seed, options);
    steps += report.steps;
    coverage.add(report.coverage);
    if (report.violation) {
      violated.push(report);
      onViolation(report);
    }
    if (seed % SEEDS_BETWEEN_COLLECTIONS === 0) letGoOfStores();
  }
  const missing = mustBeSeenIn(seeds).filter((what) => coverage.of(what) === 0);
  return { steps, coverage, violated, missing };
}
