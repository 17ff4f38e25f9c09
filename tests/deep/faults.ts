/** The faults at full size, and the formal model: each part is a command of its own, which writes its own page. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FAULT_PARTS } from '../faults/parts.ts';
import type { Part } from './parts.ts';

const script = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The last line that it prints. @throws when it ends with a status that is not 0. */
function runScript(path: string, args: readonly string[]): string {
  const said = execFileSync(process.execPath, [script(path), ...args], { encoding: 'utf8' });
  return said.trim().split('\n').at(-1) ?? '';
}

export const FAULTS: readonly Part[] = [
  ...FAULT_PARTS.map(({ name }): Part => ({
    name: `faults: ${name}`,
    run: () => runScript('faults/run.mjs', ['--part', name]),
  })),
  {
    name: 'formal model',
    run: () => runScript('model/run.mjs', ['--deep', '--write']),
  },
];
