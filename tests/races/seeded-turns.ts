/** Whose turn it is: everything that waits at a port waits here, and a seed says who goes on. Nothing else decides, so a seed plays the same race again. */
import { setImmediate as immediately } from 'node:timers/promises';

export interface SeededTurns {
  /** Kept when it is this caller's turn; at once while no race is on. */
  take(who: string): Promise<void>;
  /** Plays `actors` against each other until nobody waits for a turn any more. */
  race<Result>(seed: number, actors: readonly (() => Promise<Result>)[]): Promise<Result[]>;
  /** Who went on in the last race, in order. */
  played(): readonly string[];
}

/** @param onTurn what happens with each turn, as time does */
export function createSeededTurns(onTurn: () => void): SeededTurns {
  let isRacing = false;
  let waiting: { readonly who: string; readonly go: () => void }[] = [];
  let played: string[] = [];
  return {
    take: (who) =>
      isRacing
        ? new Promise<void>((go) => {
            waiting.push({ who, go });
          })
        : Promise.resolve(),
    played: () => played,
    async race(seed, actors) {
      const next = randomNumbers(seed);
      const paces = new Map<string, number>();
      played = [];
      isRacing = true;
      const results = Promise.all(actors.map((act) => act()));
      // Whoever fails ends the race with the same fault once the others are through.
      results.catch(() => undefined);
      for (;;) {
        // Everything that the last turn has set going comes to its next port first.
        await immediately();
        const chosen = choose(waiting, { next, paces });
        if (!chosen) break;
        waiting = waiting.filter((each) => each !== chosen);
        played.push(chosen.who);
        onTurn();
        chosen.go();
      }
      isRacing = false;
      return results;
    },
  };
}

/** Of two racers one may be far slower than the other: else who has more steps to go never comes in first. */
const PACES = [1, 1, 8, 64] as const;

/** One of those who wait, by the pace that the race has given to each racer. */
function choose<Waiting extends { readonly who: string }>(
  waiting: readonly Waiting[],
  { next, paces }: { readonly next: () => number; readonly paces: Map<string, number> },
): Waiting | undefined {
  const paceOf = ({ who }: Waiting): number => {
    const racer = who.slice(0, who.indexOf(' '));
    const pace = paces.get(racer) ?? PACES[Math.floor(next() * PACES.length)] ?? 1;
    paces.set(racer, pace);
    return pace;
  };
  let left = next() * waiting.reduce((sum, each) => sum + paceOf(each), 0);
  return waiting.find((each) => (left -= paceOf(each)) < 0) ?? waiting.at(-1);
}

/** From 0 to below 1 (the generator known as mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same port, but each call of it takes a turn before it is made. */
export function inTurns<Port extends object>(port: Port, turns: SeededTurns, who: string): Port {
  return new Proxy(port, {
    get(target, name): unknown {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function' || name === 'close') return member;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        await turns.take(`${who} ${String(name)}`);
        return Reflect.apply(member, target, args);
      };
    },
  });
}
