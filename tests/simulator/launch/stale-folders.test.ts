/** What is left of runs that were killed, in a folder of the test's own. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  removeStaleFolders,
  throwAwayPrefix,
} from '../../../simulator/launch/isolation/stale-folders.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'hearback-stale-'));
});
afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

/** Of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

it('a throw-away folder is removed once its launcher is gone, and nothing else is', () => {
  const dead = deadPid();
  for (const isIsolated of [false, true]) {
    const stale = mkdtempSync(join(parent, throwAwayPrefix(isIsolated, dead)));
    mkdirSync(join(stale, 'mcp'));
    writeFileSync(join(stale, 'mcp', 'a-key'), 'a key');
    mkdtempSync(join(parent, throwAwayPrefix(isIsolated, process.pid)));
  }
  const dir = (name: string): void => {
    mkdirSync(join(parent, name));
  };
  dir(`hearback-run-${String(dead)}-kept by hand`);
  dir(`hearback-kept-${String(dead)}-abcdef`);
  dir('hearback-run-abcdef');
  dir(`my-hearback-run-${String(dead)}-abcdef`);
  writeFileSync(join(parent, `hearback-run-${String(dead)}-afileX`), '');
  dir('elsewhere');
  symlinkSync(join(parent, 'elsewhere'), join(parent, `hearback-run-${String(dead)}-alinkX`));
  const before = readdirSync(parent);
  removeStaleFolders(parent);
  const gone = before.filter((name) => !readdirSync(parent).includes(name));
  expect(gone).toHaveLength(2);
  for (const name of gone) {
    expect(name).toMatch(new RegExp(`^hearback-(run|isolated)-${String(dead)}-.{6}$`));
  }
});
