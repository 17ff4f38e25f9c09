/** Files that only their owner may read. */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The folder exists afterwards and only its owner may look into it. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}

/** Written beside and moved into place: a stopped machine leaves the old file or the new one, never half of one. */
export function writePrivateFile(path: string, text: string): void {
  const beside = `${path}.new`;
  writeFileSync(beside, text, { mode: 0o600 });
  chmodSync(beside, 0o600);
  renameSync(beside, path);
}

/** The text that is there; where there is none, the made text is stored and given. */
export function keepPrivateFile(path: string, make: () => string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const text = make();
  writePrivateFile(path, text);
  return text;
}
