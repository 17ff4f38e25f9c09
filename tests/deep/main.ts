/** Does each part of this shard that was not done at this commit, and keeps what it found. */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { PARTS, type Part } from './parts.ts';
import { keepResult, readResults } from './results.ts';

export const USAGE = 'Use: npm run test:deep -- [--shard I/N] [--again]';

/** @returns the exit status. */
export function main(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      shard: { type: 'string', default: '1/1' },
      again: { type: 'boolean', default: false },
    },
    strict: true,
  });
  const shard = /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.shard);
  const [index, count] = [Number(shard?.[1]), Number(shard?.[2])];
  if (shard === null || index > count) {
    process.stderr.write('--shard is I/N, for example 1/2.\n');
    return 1;
  }
  const commit = commitOfTree();
  const mine = PARTS.filter((_part, place) => place % count === index - 1);
  const failed = mine.filter((part) => !holds(part, { commit, isAgain: values.again }));
  process.stdout.write(
    `${String(mine.length - failed.length)} passed, ${String(failed.length)} failed\n`,
  );
  return failed.length === 0 ? 0 : 1;
}

/** What the parts write themselves. */
const RESULTS = ['deep.json', 'deep.md', 'faults.json', 'faults.md', 'model.md'];

/** The short hash of the commit, with `+` where the tree differs from it (its results apart): what was found of such a tree is done again. */
function commitOfTree(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const results = RESULTS.map((name) => `:!docs/${name}`);
  const differing = git('status', '--porcelain', '--', '.', ...results);
  return git('rev-parse', '--short', 'HEAD') + (differing === '' ? '' : '+');
}

function holds(part: Part, { commit, isAgain }: { commit: string; isAgain: boolean }): boolean {
  const known = readResults()[part.name];
  const isKnown = known?.commit === commit && !commit.endsWith('+');
  if (!isAgain && isKnown && known.holds) return true;
  const begun = performance.now();
  const { isFine, words } = runPart(part);
  const seconds = (performance.now() - begun) / 1000;
  const day = new Date().toISOString().slice(0, 10);
  keepResult(part.name, { commit, day, seconds: Math.round(seconds), holds: isFine, words });
  process.stderr.write(
    `${isFine ? 'holds' : 'DOES NOT HOLD'}: ${part.name} (${seconds.toFixed(0)} s)\n`,
  );
  return isFine;
}

function runPart({ run }: Part): { readonly isFine: boolean; readonly words: string } {
  try {
    return { isFine: true, words: run() };
  } catch (fault) {
    return { isFine: false, words: String(fault).replace(/\s+/g, ' ').slice(0, 1500) };
  }
}
