/** `npm run bench [-- --json] [--orders N] [--history N] [--write]`: measures, and prints a table and what it means. */
import { parseArgs } from 'node:util';
import { measureBench, type BenchFigures } from './measure-bench.ts';
import { formatFigures } from './format-figures.ts';
import { writeIntoPage } from './write-into-page.ts';

export const USAGE = 'Use: npm run bench -- [--orders N] [--history N] [--json] [--write]';

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      orders: { type: 'string', default: '192' },
      history: { type: 'string', default: '100000' },
      write: { type: 'boolean', default: false },
    },
    strict: true,
  });
  const orders = Number(values.orders);
  const history = Number(values.history);
  if (!Number.isInteger(orders) || orders < 64 || !Number.isInteger(history) || history < 100) {
    process.stderr.write('--orders is a whole number from 64, --history one from 100.\n');
    return 1;
  }
  const figures: BenchFigures = await measureBench({ orders, history, say });
  const text = formatFigures(figures);
  process.stdout.write(values.json ? `${JSON.stringify(figures)}\n` : `${text}\n`);
  if (values.write) writeIntoPage(text);
  return 0;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
