/** Whether the file that a store has open is still the one that everybody else finds under its path. */
import { statSync } from 'node:fs';

/**
 * A file that was put in the place of an open one, as `mv` does it, leaves us with one that nobody else can see: what was written into it would be lost
 * when we stop. The write-ahead log beside it is as much a part of it, and is there as long as anybody has the store open.
 */
export function watchOwnFile(path: string): () => boolean {
  const files = [path, `${path}-wal`].map((each) => ({ each, opened: idOf(each) }));
  return () =>
    files.every(({ each, opened }) => {
      const { dev, ino } = idOf(each);
      return dev === opened.dev && ino === opened.ino;
    });
}

/** Asked in each transaction. A file that is not there is another one than every file. */
function idOf(path: string): { readonly dev: number; readonly ino: number } {
  return statSync(path, { throwIfNoEntry: false }) ?? { dev: NaN, ino: NaN };
}
