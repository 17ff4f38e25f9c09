/** Numbers every reading of the orders, so that a browser can tell which of two views is the newer one, however they reached it. */
import { encodeBase64Url, type Randomness, type Reading } from '#core';

export interface Readings {
  /** Take it right before the reading: what is written after it was taken may be missing in what is read, what was written before may not. */
  next(): Reading;
}

/** One for a run of the process: after a restart the numbers begin anew under another name. */
export function createReadings(randomness: Randomness): Readings {
  const run = encodeBase64Url(randomness.bytes(16));
  let version = 0;
  return {
    next() {
      version += 1;
      return { run, version };
    },
  };
}
