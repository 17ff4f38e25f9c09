/** Runs one race by its name and tells how often it ended how; the status is not zero where it ended as it must not. */
import { parseArgs } from 'node:util';
import { RACES } from './races.ts';
import { runRace } from './run-race.ts';

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      race: { type: 'string', default: '' },
      from: { type: 'string', default: '1' },
      runs: { type: 'string', default: '200' },
    },
    strict: true,
  });
  const race = RACES.find(({ name }) => name === values.race);
  if (!race) {
    process.stderr.write(
      `There is no such race. There are: ${RACES.map(({ name }) => name).join('; ')}\n`,
    );
    return 1;
  }
  const { met, faults } = await runRace(race, {
    from: Number(values.from),
    runs: Number(values.runs),
  });
  const ends = Object.entries(met).map(([name, times]) => `${name}: ${String(times)}`);
  process.stdout.write(`${[...faults, ...ends].join('; ')}\n`);
  return faults.length === 0 ? 0 : 1;
}
