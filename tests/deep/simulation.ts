/** Ten thousand seeds of the simulation, in parts that can be resumed, and every planted fault. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Part } from './parts.ts';

const SEEDS = 10_000;
const SEEDS_OF_A_PART = 1000;
const RUNNER = fileURLToPath(new URL('../simulate/run.mjs', import.meta.url));
const MOST_OUTPUT_BYTES = 16 * 1024 * 1024;

export const SIMULATION_PARTS: readonly Part[] = [
  ...Array.from({ length: SEEDS / SEEDS_OF_A_PART }, (_, part): Part => {
    const from = part * SEEDS_OF_A_PART + 1;
    return {
      name: `simulation seeds ${String(from)} to ${String(from + SEEDS_OF_A_PART - 1)}`,
      run: () =>
        simulate(['--from', String(from), '--seeds', String(SEEDS_OF_A_PART)], / seeds from .*/),
    };
  }),
  {
    name: 'simulation planted faults',
    run: () => simulate(['--plants'], /\d+ passed, \d+ failed/),
  },
];

/** A process of its own: what it holds is gone with it. @throws where a seed or a fault did not do as it must; it tells which. */
function simulate(options: readonly string[], figures: RegExp): string {
  const { status, stdout } = spawnSync(process.execPath, [RUNNER, ...options], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT_BYTES,
  });
  if (status !== 0) {
    const told = stdout.split('\n').filter((line) => /^seed |NOT FOUND|NEVER SEEN/.test(line));
    throw new Error(told.join('; '));
  }
  return figures.exec(stdout)?.[0].trim() ?? '';
}
