/** The files of the repository, for rows that look at what is built or handed in. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { met } from '../row.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** @throws {NotMet} where there is no such file. */
export function readText(path: string): string {
  met(existsSync(join(ROOT, path)), `there is no ${path}`);
  return readFileSync(join(ROOT, path), 'utf8');
}

export function isThere(path: string): boolean {
  return existsSync(join(ROOT, path));
}

export function filesUnder(folder: string, ending: string): readonly string[] {
  if (!isThere(folder)) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort();
}
