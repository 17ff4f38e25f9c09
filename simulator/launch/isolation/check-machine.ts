/** Whether this machine can isolate the sides. Asked before anything is made, and answered in plain words. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandAs } from './command-as.ts';
import { ALL_NUMBERS, SIDE_USERS } from './side-users.ts';
import { findSystemPrograms, type SystemPrograms } from './system-programs.ts';

export type MachineChecked =
  | { readonly outcome: 'can_isolate'; readonly programs: SystemPrograms }
  | { readonly outcome: 'cannot_isolate'; readonly reason: string };

export function checkMachine(of: {
  /** The root of the repository. */
  readonly root: string;
  /** Where the folder of the run will be. */
  readonly directory: string;
}): MachineChecked {
  if (process.platform !== 'linux' || process.geteuid === undefined) {
    return cannot('it needs Linux: network namespaces and users are what it separates with.');
  }
  if (process.geteuid() !== 0) {
    return cannot('it needs root, to become the user of each side: sudo npm start -- --isolated');
  }
  const found = findSystemPrograms();
  if (found.outcome === 'missing') {
    return cannot(`the machine has no ${found.names.join(', ')}; the package is util-linux.`);
  }
  const taken = takenNumbers();
  if (taken.length > 0) {
    return cannot(`a user or group of this machine has the number ${taken.join(', ')}.`);
  }
  const fault = findUnreachable(found.programs, of);
  return fault === undefined ? { outcome: 'can_isolate', programs: found.programs } : cannot(fault);
}

function cannot(reason: string): MachineChecked {
  return { outcome: 'cannot_isolate', reason };
}

/** A number that stands for somebody of this machine would give that person the rights of a side. */
function takenNumbers(): readonly number[] {
  const numbers = ['/etc/passwd', '/etc/group'].flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => Number(line.split(':')[2] ?? Number.NaN)),
  );
  return ALL_NUMBERS.filter((number) => numbers.includes(number));
}

/** Looks as a user who has nothing but what everybody may read, as the users of the sides are. */
const LOOK = `
  const { accessSync, constants } = require('node:fs');
  const [folder, ...files] = process.argv.slice(1);
  const look = (path, mode) => { try { accessSync(path, mode); } catch { console.log(path); process.exit(0); } };
  look(folder, constants.X_OK);
  for (const file of files) look(file, constants.R_OK);
`;

function findUnreachable(
  programs: SystemPrograms,
  { root, directory }: { readonly root: string; readonly directory: string },
): string | undefined {
  const files = ['package.json', 'dist/mcp/main.js', 'dist/web', 'node_modules', 'skill-package'];
  const [command = '', ...words] = [
    ...commandAs(SIDE_USERS.gate, { programs, networkPath: undefined }),
    process.execPath,
    '-e',
    LOOK,
    dirname(directory),
    ...files.map((file) => join(root, file)),
  ];
  const run = spawnSync(command, words, { encoding: 'utf8', cwd: '/', env: {} });
  if (run.status !== 0) {
    return `the user of a side cannot be taken on, or cannot run Node: ${run.stderr.trim()}`;
  }
  const path = run.stdout.trim();
  return path === ''
    ? undefined
    : `the users of the sides cannot get at ${path}. Put it where every user of the machine may read.`;
}
