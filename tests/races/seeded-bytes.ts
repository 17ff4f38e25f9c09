/** Randomness that a seed gives again, so that a race is played again to the same codes. */
import type { Randomness } from '#core';
import { randomNumbers } from './seeded-turns.ts';

export interface SeededBytes extends Randomness {
  restart(seed: number): void;
}

export function createSeededBytes(): SeededBytes {
  let next = randomNumbers(0);
  return {
    restart: (seed) => {
      next = randomNumbers(seed * 7919);
    },
    bytes: (length) => Uint8Array.from({ length }, () => Math.floor(next() * 256)),
  };
}
