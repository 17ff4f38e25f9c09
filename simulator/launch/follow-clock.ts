/**
 * Preloaded into each process of a demo whose clock can be moved (`npm start -- --clock FILE`), before its own first line: what it takes for the
 * present moment is then what the file says. The product knows nothing of it and has no switch for it; timers go on as they do.
 */
import { followClockFile } from './clock-file.ts';
import { movedDate } from './moved-date.ts';

const file = new URL(import.meta.url).searchParams.get('file');
if (file === null) throw new Error('the address names no file to follow');
globalThis.Date = movedDate(
  Date,
  followClockFile(file, () => performance.now()),
);
