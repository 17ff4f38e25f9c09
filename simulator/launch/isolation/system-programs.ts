/** The programs of the system that an isolated run is made with; all are of util-linux but the shell. */
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

type ProgramName = 'nsenter' | 'setpriv' | 'unshare' | 'mount' | 'sh';
/** Absolute paths: what is started as root is not looked up in anybody's PATH. */
export type SystemPrograms = Readonly<Record<ProgramName, string>>;

const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];

export type SystemProgramsFound =
  | { readonly outcome: 'found'; readonly programs: SystemPrograms }
  | { readonly outcome: 'missing'; readonly names: readonly string[] };

export function findSystemPrograms(): SystemProgramsFound {
  const missing: string[] = [];
  const find = (name: ProgramName): string => {
    const path = FOLDERS.map((folder) => join(folder, name)).find(isProgram);
    if (path === undefined) missing.push(name);
    return path ?? '';
  };
  const programs: SystemPrograms = {
    nsenter: find('nsenter'),
    setpriv: find('setpriv'),
    unshare: find('unshare'),
    mount: find('mount'),
    sh: find('sh'),
  };
  return missing.length === 0
    ? { outcome: 'found', programs }
    : { outcome: 'missing', names: missing };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
