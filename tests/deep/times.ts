/** The bounds on time that `npm test` takes tenfold, as they are: for a machine that does nothing else. */
import { spawnSync } from 'node:child_process';
import type { Part } from './parts.ts';

export const TIMES: Part = {
  name: 'bounds on time, on a quiet machine',
  run: () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers', '1', ...FILES],
      { encoding: 'utf8', env: { ...process.env, HEARBACK_QUIET: '1', NO_COLOR: '1' } },
    );
    const figures = /Tests\s+(.*)/.exec(stdout)?.[1] ?? 'no test ran';
    if (status !== 0) {
      const failed = stdout.split('\n').filter((line) => line.startsWith(' FAIL '));
      throw new Error(`${figures}; ${[...new Set(failed)].join('; ')}`);
    }
    return figures;
  },
};

/** Those that use `tests/at-most.ts`. */
const FILES = [
  'tests/approval/live.test.ts',
  'tests/approval/trace.test.ts',
  'tests/core/speech/outside/outside-text.test.ts',
  'tests/core/speech/sentence/locale-sentences.test.ts',
  'tests/screens/live.test.ts',
  'tests/simulator/merchant/search-catalogue.test.ts',
];
