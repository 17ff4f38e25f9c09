/** Sixty-four processes on one store at a limit. */
import { spawnSync } from 'node:child_process';
import type { Part } from './parts.ts';

const PROCESSES = 64;
const LONGEST_MS = 20 * 60_000;

export const LIMITS: Part = {
  name: `limits: ${String(PROCESSES)} processes`,
  run: () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', 'tests/settlement/limits/processes.test.ts'],
      {
        encoding: 'utf8',
        timeout: LONGEST_MS,
        env: {
          ...process.env,
          HEARBACK_LIMIT_PROCESSES: String(PROCESSES),
          NO_COLOR: '1',
        },
      },
    );
    const figures = /Tests\s+(.*)/.exec(stdout)?.[1] ?? 'no test ran';
    if (status !== 0) throw new Error(figures);
    return `${String(PROCESSES)} processes, ${figures}`;
  },
};
