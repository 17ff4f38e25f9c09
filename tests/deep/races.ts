/** Each race of the second device from 2,000 seeds. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { RACES } from '../races/races.ts';
import type { Part } from './parts.ts';

const RUNS = 2000;
const RUNNER = fileURLToPath(new URL('../races/run.mjs', import.meta.url));

export const RACE_PARTS: readonly Part[] = RACES.map(({ name }) => ({
  name: `race: ${name}`,
  run: () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [RUNNER, '--race', name, '--runs', String(RUNS)],
      { encoding: 'utf8' },
    );
    const said = stdout.trim();
    if (status !== 0) throw new Error(said.slice(0, 2000));
    return said;
  },
}));
