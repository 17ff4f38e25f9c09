/** Throw-away folders of runs that were killed before they could remove them: their names carry the launcher's process id. */
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How the name of a throw-away folder begins. */
export function throwAwayPrefix(isIsolated: boolean, pid: number): string {
  return `hearback-${isIsolated ? 'isolated' : 'run'}-${String(pid)}-`;
}

/** As `mkdtemp` ends the name that begins so. */
const THROW_AWAY = /^hearback-(?:isolated|run)-([1-9][0-9]{0,9})-[A-Za-z0-9]{6}$/;

/** Removes those whose launcher is gone. What belongs to another user was not made by this one's launcher and stays. */
export function removeStaleFolders(parent: string): void {
  const ownUid = process.getuid?.() ?? 0;
  for (const name of readdirSync(parent)) {
    const pid = THROW_AWAY.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const path = join(parent, name);
    try {
      const folder = lstatSync(path);
      if (folder.isDirectory() && folder.uid === ownUid) rmSync(path, { recursive: true });
    } catch {
      // Another launcher was quicker, or it cannot be removed: no reason not to start.
    }
  }
}

/** A process that may not be signalled (EPERM) is there too; only ESRCH says that there is none. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return !(fault instanceof Error && 'code' in fault && fault.code === 'ESRCH');
  }
}
