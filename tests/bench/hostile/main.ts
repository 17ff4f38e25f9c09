/** `node tests/bench/hostile/run.mjs [--seconds N] [--json] [--write]`: this part of the bench alone. Ends with 1 where anything answered with a 5xx. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findRoot } from '../shop/find-root.ts';
import { formatHostileFigures } from './format-hostile-figures.ts';
import { measureHostileHost } from './measure-hostile-host.ts';

export const USAGE = 'Use: node tests/bench/hostile/run.mjs [--seconds N] [--json] [--write]';

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
    strict: true,
  });
  const load = loadavg()[0] ?? 0;
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
  if (values.write) writeIntoPage(formatHostileFigures(figures), load);
  const faults = figures.attacks.filter(({ statuses }) =>
    Object.keys(statuses).some((status) => Number(status) >= 500),
  );
  return faults.length === 0 ? 0 : 1;
}

const BEGIN = '<!-- hostile host: begin -->';
const END = '<!-- hostile host: end -->';

/** Between its two marks, with the day and how busy the machine was before. */
function writeIntoPage(table: string, load: number): void {
  const path = join(findRoot(), 'docs', 'performance.md');
  const page = readFileSync(path, 'utf8');
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('docs/performance.md has lost its marks');
  const day = new Date().toISOString().slice(0, 10);
  const said = `Measured on ${day}, ${String(cpus().length)} cores, load ${load.toFixed(1)} before it began:`;
  writeFileSync(
    path,
    `${page.slice(0, begin)}${BEGIN}\n\n${said}\n\n${table}\n\n${page.slice(end)}`,
  );
}
