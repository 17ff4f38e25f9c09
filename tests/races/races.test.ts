/** Every race of the second device, 200 times in seeded orders of all their steps; 2,000 times in `npm run test:deep`. */
import { describe, expect, it } from 'vitest';
import { RACES } from './races.ts';
import { runRace } from './run-race.ts';

const RUNS = 200;

describe('of those who race, one wins and every screen says which', () => {
  it.each(RACES)(
    'invariant 3: $name [REQ-RACES]',
    async (race) => {
      const { met, faults } = await runRace(race, { runs: RUNS });
      expect(faults).toEqual([]);
      // Each end was met, so each of them is one that can win.
      const names = race.outcomes.map(({ name }) => name);
      expect(names.filter((name) => (met[name] ?? 0) === 0)).toEqual(race.rare ?? []);
    },
    60_000,
  );
});
