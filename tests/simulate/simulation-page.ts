/** Puts what a run found into `docs/simulation.md`, between the marks of its part, with the day and the commit. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from './plants/plant-fault.ts';

const PATH = join(ROOT, 'docs', 'simulation.md');

export function readSimulationPage(): string {
  return readFileSync(PATH, 'utf8');
}

export async function writeIntoSimulationPage(
  part: 'plants' | 'coverage',
  text: string,
): Promise<void> {
  const page = readSimulationPage();
  const begin = `<!-- ${part}: begin -->`;
  const [before, rest] = page.split(begin);
  const after = rest?.split(`<!-- ${part}: end -->`)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`docs/simulation.md has lost its marks of ${part}`);
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const whole = [
    before,
    begin,
    `\n\nRun on ${day} at ${commit}.\n\n${text}\n\n`,
    `<!-- ${part}: end -->`,
    after,
  ];
  writeFileSync(PATH, await format(whole.join(''), { parser: 'markdown' }));
}
