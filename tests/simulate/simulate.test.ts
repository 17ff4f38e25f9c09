/** A hundred seeds of the deterministic simulation; `npm run test:deep` runs ten thousand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPlanted } from './plants/find-planted.ts';
import { ROOT, withEdit } from './plants/plant-fault.ts';
import { PLANTED_FAULTS } from './plants/planted-faults.ts';
import { simulateSeed } from './simulate-seed.ts';
import { simulateSeeds } from './simulate-seeds.ts';

const SEEDS = 100;
const MOST_MS = 300_000;

describe('the simulation', () => {
  it(
    'invariants 1, 3, 4, 6, 9, 10, 11 and 12: hold after every step of a hundred worlds [REQ-SIMULATION]',
    async () => {
      const { violated, missing, coverage } = await simulateSeeds(
        { from: 1, seeds: SEEDS },
        () => undefined,
      );
      expect(violated.map(({ seed, violation }) => ({ seed, ...violation }))).toEqual([]);
      // In worlds where nothing happens everything holds.
      expect(missing).toEqual([]);
      expect(coverage.of('redeemed')).toBeGreaterThanOrEqual(SEEDS / 4);
      expect(coverage.of('crashes_of_settlement')).toBeGreaterThanOrEqual(SEEDS / 4);
      expect(coverage.of('declined')).toBeGreaterThanOrEqual(SEEDS / 10);
    },
    MOST_MS,
  );

  it.each([2, 4, 8, 24, -8])(
    'invariant 3: charges once where the clocks go back by %i hours while the answer about a payment is lost [REQ-SIMULATION-CLOCKS]',
    async (hours) => {
      const setBackMs = hours * 60 * 60 * 1000;
      const { violated, coverage } = await simulateSeeds(
        { from: 1, seeds: 8, setBackMs },
        () => undefined,
      );
      expect(violated.map(({ seed, violation }) => ({ seed, ...violation }))).toEqual([]);
      expect(coverage.of('captures_asked_again')).toBeGreaterThan(0);
    },
    MOST_MS,
  );

  it(
    'replays a seed exactly: the same steps at the same times, the same records and signatures [REQ-SIMULATION-REPLAY]',
    async () => {
      const hashes = new Set<string>();
      for (const seed of [3, 4, 49]) {
        const first = await simulateSeed(seed, { mustKeepAll: true });
        const again = await simulateSeed(seed, { mustKeepAll: true });
        expect(again.lines).toEqual(first.lines);
        expect(again.traceHash).toBe(first.traceHash);
        hashes.add(first.traceHash);
      }
      expect(hashes.size).toBe(3);
    },
    MOST_MS,
  );
});

describe('a planted fault', () => {
  it.each(PLANTED_FAULTS)('$id still has its place in the source', ({ edits }) => {
    for (const edit of edits) {
      const source = readFileSync(join(ROOT, edit.file), 'utf8');
      expect(withEdit(source, edit)).not.toBe(source);
    }
  });

  const quick = PLANTED_FAULTS.filter(({ withinSeeds }) => withinSeeds <= 20);
  it.each(quick)(
    '$id is found within $withinSeeds seeds [REQ-SIMULATION-PLANTS]',
    async (fault) => {
      expect(await findPlanted(fault)).toBeDefined();
    },
    MOST_MS,
  );
});
