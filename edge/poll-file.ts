/** Looks at a watched file again and again, and at once on SIGHUP. */
import type { Timers } from './timers.ts';
import type { WatchedFile } from './watched-file.ts';

/** Soon enough for an operator who has saved the file, and as cheap as reading a small file can be. */
const POLL_MS = 1000;

/** @returns stops it. */
export function pollFile(
  file: Pick<WatchedFile<unknown>, 'check'>,
  using: {
    readonly timers: Timers;
    /** For example `process`; the signal that operators send to have files read again. */
    readonly signals: {
      on(signal: 'SIGHUP', listener: () => void): unknown;
      off(signal: 'SIGHUP', listener: () => void): unknown;
    };
  },
): () => void {
  let stopWaiting: () => void = () => undefined;
  const look = (): void => {
    file.check();
    stopWaiting = using.timers.after(POLL_MS, look);
  };
  const lookNow = (): void => {
    file.check();
    // The second look tells a fault without waiting for the next poll.
    file.check();
  };
  using.signals.on('SIGHUP', lookNow);
  stopWaiting = using.timers.after(POLL_MS, look);
  return () => {
    using.signals.off('SIGHUP', lookNow);
    stopWaiting();
  };
}
