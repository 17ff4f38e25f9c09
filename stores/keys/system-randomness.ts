/** Randomness from the system's generator. */
import { randomBytes } from 'node:crypto';
import type { Randomness } from '#core';

export const systemRandomness: Randomness = {
  bytes: (length) => new Uint8Array(randomBytes(length)),
};
