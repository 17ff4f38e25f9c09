/** Throw-away folders of isolated runs that were killed before they could remove them: their names carry the launcher's process id. */
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How the name of a throw-away folder begins. */
export function throwAwayPrefix(isIsolated: boolean, pid: number): string {
  return isIsolated ? `hearback-isolated-${String(pid)}-` : 'hearback-';
}

/** Removes those whose launcher is gone. What does not belong to root was not made by a launcher and stays. */
export function removeStaleFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = /^hearback-isolated-([1-9][0-9]*)-/.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const path = join(parent, name);
    const folder = lstatSync(path);
    if (folder.isDirectory() && folder.uid === 0) rmSync(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
