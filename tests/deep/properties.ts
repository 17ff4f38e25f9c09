/** The property tests once more, from a seed that `npm test` does not use: that of the day. */
import { spawnSync } from 'node:child_process';
import type { Part } from './parts.ts';

const MS_OF_A_DAY = 86_400_000;

export const PROPERTIES: Part = {
  name: 'properties from another seed',
  run: () => {
    const seed = String(Math.floor(Date.now() / MS_OF_A_DAY));
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...FOLDERS],
      { encoding: 'utf8', env: { ...process.env, HEARBACK_SEED: seed, NO_COLOR: '1' } },
    );
    const figures = /Tests\s+(.*)/.exec(stdout)?.[1] ?? 'no test ran';
    if (status !== 0) {
      const failed = stdout.split('\n').filter((line) => line.startsWith(' FAIL '));
      throw new Error(`seed ${seed}: ${figures}; ${[...new Set(failed)].join('; ')}`);
    }
    return `seed ${seed}: ${figures}`;
  },
};

/** Where properties are tested without a browser or a process. */
const FOLDERS = [
  'tests/core',
  'tests/screens/wire',
  'tests/edge',
  'tests/stores',
  'tests/mcp',
  'tests/lambda',
  'tests/settlement',
  'tests/approval',
];
