/** Random numbers that are the same for a seed: mulberry32, a public-domain generator of 32 bits, far good enough for habits. */
export interface SeededRandom {
  /** From 0 up to, not with, 1. */
  next(): number;
  /** Around 0 with spread 1 (Box and Muller, 1958). */
  normal(): number;
  isTrue(chance: number): boolean;
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    isTrue: (chance) => next() < chance,
  };
}
