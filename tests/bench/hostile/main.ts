/** `node tests/bench/hostile/run.mjs [--seconds N] [--json]`: this part of the bench alone. Ends with 1 where anything answered with a 5xx. */
import { parseArgs } from 'node:util';
import { formatHostileFigures } from './format-hostile-figures.ts';
import { measureHostileHost } from './measure-hostile-host.ts';

export const USAGE = 'Use: node tests/bench/hostile/run.mjs [--seconds N] [--json]';

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
    strict: true,
  });
  const figures = await measureHostileHost({
    seconds: Number(values.seconds),
    say: (line) => {
      process.stderr.write(`${line}\n`);
    },
  });
  process.stdout.write(
    values.json
      ? `${JSON.stringify(figures, undefined, 2)}\n`
      : `${formatHostileFigures(figures)}\n`,
  );
  const faults = figures.attacks.filter(({ statuses }) =>
    Object.keys(statuses).some((status) => Number(status) >= 500),
  );
  return faults.length === 0 ? 0 : 1;
}
