/** Does one part, keeps what it found, and says it in one line. */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { FAULT_PARTS } from './parts.ts';
import { keepFaultResult } from './results.ts';

export const USAGE = 'Use: node tests/faults/run.mjs [--part NAME]';

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { part: { type: 'string' } },
    strict: true,
  });
  const part = FAULT_PARTS.find(({ name }) => name === values.part);
  if (!part) {
    process.stderr.write(`${FAULT_PARTS.map(({ name }) => name).join('\n')}\n`);
    return 1;
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const begunAt = performance.now();
  const { cells, faults } = await part.run();
  const seconds = Math.round((performance.now() - begunAt) / 1000);
  const day = new Date().toISOString().slice(0, 10);
  keepFaultResult(part.name, { table: part.table, cells, faults, commit, day, seconds });
  const words = Object.entries(cells).map(([name, value]) => `${name}: ${String(value)}`);
  process.stdout.write(`${words.join('; ')}\n`);
  for (const fault of faults.slice(0, 20)) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
}
