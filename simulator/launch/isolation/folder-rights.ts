/**
 * Who may read what in the folder of a run. Each side's folder belongs to its user alone; the store in it can be read, and only read, by the
 * group of its readers. Done at each start, so that a kept folder is as it should be whatever happened to it.
 */
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
} from 'node:fs';
import { join } from 'node:path';
import { policyPath } from '../demo-policy.ts';
import { PROCESS_NAMES } from '../plan-addresses.ts';
import { READING_GROUPS, SIDE_USERS, STORE_OWNERS, type StoreOwner } from './side-users.ts';

/**
 * Anything in a kept folder that is neither a plain file nor a folder. The launcher is root and follows where a link leads, so a side could
 * have it write or hand over a file elsewhere: nothing is started on such a folder. The gate's folder, with its sockets, is made anew.
 */
export function findOddFiles(directory: string): readonly string[] {
  if (!existsSync(directory)) return [];
  const gate = gateFolderOf(directory);
  return readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    if (path === gate || entry.parentPath === gate) return [];
    const isPlain = entry.isDirectory() || (entry.isFile() && lstatSync(path).nlink === 1);
    return isPlain ? [] : [path];
  });
}

export function gateFolderOf(directory: string): string {
  return join(directory, 'gate');
}

export function giveToSides(directory: string, stores: Readonly<Record<StoreOwner, string>>): void {
  // Each user has to pass through on the way to its own folder; nobody but root can list it.
  chmodSync(directory, 0o711);
  for (const name of [...PROCESS_NAMES, 'gate'] as const) {
    giveTree(join(directory, name), SIDE_USERS[name].id);
  }
  for (const owner of STORE_OWNERS) letReadersRead(owner, join(directory, owner), stores[owner]);
  // Approval shows by the policy that settlement decides by.
  letReadersReadFile('settlement', policyPath(directory));
}

function giveTree(folder: string, id: number): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    chownSync(path, id, id);
    chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
  }
  chownSync(folder, id, id);
  chmodSync(folder, 0o700);
}

/**
 * SQLite gives `-wal` and `-shm` the mode of the file, and the folder's setgid bit gives them its group. The group may pass through the
 * folder but not list it, and may write nothing: SQLite reads a write-ahead log with read-only shared memory while the owner has it open.
 */
function letReadersRead(owner: StoreOwner, folder: string, store: string): void {
  const { id } = SIDE_USERS[owner];
  const group = READING_GROUPS[owner];
  closeSync(openSync(store, 'a', 0o600));
  for (const path of [store, `${store}-wal`, `${store}-shm`]) letReadersReadFile(owner, path);
  chownSync(folder, id, group);
  chmodSync(folder, 0o2710);
}

function letReadersReadFile(owner: StoreOwner, path: string): void {
  if (!existsSync(path)) return;
  chownSync(path, SIDE_USERS[owner].id, READING_GROUPS[owner]);
  chmodSync(path, 0o640);
}
