/** So many pieces of work at once; the others wait their turn, first come first served. */
export interface Turns {
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createTurns(places: number): Turns {
  const waiting: (() => void)[] = [];
  let free = places;
  return {
    async take(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // The place goes to the next without becoming free in between, so that nobody overtakes.
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
