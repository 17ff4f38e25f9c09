/** Every screen of the card at each width in each theme; `npm test` has each width, and the themes in turns. */
import { spawnSync } from 'node:child_process';
import type { Part } from './parts.ts';

export const SCREENS: Part = {
  name: 'screens at every width in every theme',
  run: () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', 'tests/screens/every-state.test.ts'],
      { encoding: 'utf8', env: { ...process.env, HEARBACK_IN_FULL: '1', NO_COLOR: '1' } },
    );
    const figures = /Tests\s+(.*)/.exec(stdout)?.[1] ?? 'no test ran';
    if (status !== 0) throw new Error(figures);
    return figures;
  },
};
