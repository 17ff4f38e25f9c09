/** Opening a new store in several processes at once: going over to WAL can be told "busy" at once, without the wait of other writes. */
import { isBusyError } from './connection.ts';

const ATTEMPTS = 100;
const PAUSE_MS = 20;

/** What `work` gives, tried again for two seconds while another connection keeps it from the file. Any other error ends it at once. */
export function repeatWhileBusy<Result>(work: () => Result): Result {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let attemptsLeft = ATTEMPTS - 1; ; attemptsLeft -= 1) {
    try {
      return work();
    } catch (error) {
      if (!isBusyError(error) || attemptsLeft === 0) throw error;
      Atomics.wait(pause, 0, 0, PAUSE_MS);
    }
  }
}
