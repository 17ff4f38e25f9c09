/** `node tests/bench/past/run.mjs [--orders N]`: this part of the bench alone. */
import { parseArgs } from 'node:util';
import { comparePasts, PASTS } from './compare-pasts.ts';

export const USAGE = 'Use: node tests/bench/past/run.mjs [--orders N] [--longest N]';

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      orders: { type: 'string', default: '300' },
      longest: { type: 'string', default: String(PASTS[2]) },
    },
    strict: true,
  });
  const figures = await comparePasts({
    orders: Number(values.orders),
    pasts: [PASTS[0], PASTS[1], Number(values.longest)],
    say: (line) => {
      process.stderr.write(`${line}\n`);
    },
  });
  process.stdout.write(`${JSON.stringify(figures, undefined, 2)}\n`);
  return 0;
}
