/** `node tests/bench/tools/run.mjs [--products N] [--customers N] [--per-second N] [--write] [--built]`: this part of the bench alone. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { formatToolTimes } from './format-tool-times.ts';
import { measureTools } from './measure-tools.ts';
import { writeIntoPage } from '../write-into-page.ts';

export const USAGE =
  'Use: node tests/bench/tools/run.mjs [--products N] [--customers N] [--per-second N] [--json] [--write] [--built]';

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: 'string', default: '100000' },
      customers: { type: 'string', default: '44' },
      'per-second': { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
    },
    strict: true,
  });
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const figures = await measureTools({
    products: Number(values.products),
    customers: Number(values.customers),
    perSecond: Number(values['per-second']),
    say: (line) => {
      process.stderr.write(`${line}\n`);
    },
  });
  process.stdout.write(
    `${values.json ? JSON.stringify(figures, undefined, 2) : formatToolTimes(figures)}\n`,
  );
  if (values.write) {
    writeIntoPage(`load ${load} before it began. ${formatToolTimes(figures)}`, 'tools');
  }
  return 0;
}
