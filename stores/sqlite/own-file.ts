/** Whether the file that a store has open is still the one that everybody else finds under its path. */
import { statSync } from 'node:fs';

/**
 * A file that was put in the place of an open one, as `mv` does it, leaves us with one that nobody else can see: what was written into it would be lost
 * when we stop. The write-ahead log beside it is as much a part of it, and is there as long as anybody has the store open.
 */
export function watchOwnFile(path: string): () => boolean {
  const opened = fileIdOf(path);
  return () => fileIdOf(path) === opened;
}

function fileIdOf(path: string): string {
  return [path, `${path}-wal`]
    .map((each) => statSync(each, { bigint: true, throwIfNoEntry: false }))
    .map((file) => `${String(file?.dev)}:${String(file?.ino)}`)
    .join(' ');
}
