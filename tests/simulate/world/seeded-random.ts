/** All chance of a run comes from its seed: the same seed gives the same run. */
import { createHash } from 'node:crypto';

export interface SeededRandom {
  /** A whole number from 0 up to, and without, `below`. */
  int(below: number): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  bytes(length: number): Uint8Array;
  /** Another stream of chance that follows from the seed and this name alone. */
  fork(name: string): SeededRandom;
}

export function createSeededRandom(seed: string): SeededRandom {
  const next = createSfc32(seed);
  const int = (below: number): number => Math.floor((next() / 2 ** 32) * below);
  return {
    int,
    between: (least, most) => least + int(most - least + 1),
    chance: (probability) => next() / 2 ** 32 < probability,
    pick: (items) => items[int(items.length)] ?? items[0],
    bytes: (length) => Uint8Array.from({ length }, () => int(256)),
    fork: (name) => createSeededRandom(`${seed}/${name}`),
  };
}

/** Words of 32 bits by the small fast counting generator sfc32, started from a hash of the seed. */
function createSfc32(seed: string): () => number {
  const start = createHash('sha256').update(seed, 'utf8').digest();
  let [a, b, c, counter] = [0, 4, 8, 12].map((at) => start.readInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  return () => {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + word;
    c |= 0;
    return word >>> 0;
  };
}
