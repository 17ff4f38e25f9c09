/** Rings when the approval side has written. Who looks again and again is woken by it, so that looks in which nothing is new are no steps. */
import type { Timers } from '#edge';

export class Bell {
  readonly #listeners = new Set<() => void>();

  ring(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** Gives back what ends it. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}

/** Each look in a row in which nothing was new is so many times later than the one before, up to a quarter of an hour. */
const LATER_BY = 10;
const LATEST_MS = 15 * 60_000;

/** Timers of who looks at the approval side's store: at their own pace once it has written, and ever more seldom until it does so again. */
export function lookingTimers(timers: Timers, bell: Bell): Timers {
  let looks = 0;
  return {
    after(delayMs, run) {
      let isOver = false;
      const end = (): void => {
        isOver = true;
        stopListening();
        cancel();
      };
      const look = (): void => {
        if (isOver) return;
        end();
        looks += 1;
        run();
      };
      const stopListening = bell.listen(() => {
        looks = 0;
        cancel();
        cancel = timers.after(delayMs, look);
      });
      let cancel = timers.after(Math.min(delayMs * LATER_BY ** looks, LATEST_MS), look);
      return end;
    },
  };
}

/** What of a port only reads. */
const READS = /^(?:find|list|count|is|read|change)/;

/** The port, which rings after each call that may have written. */
export function ringing<Port extends object>(port: Port, bell: Bell): Port {
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function' || key === 'close' || READS.test(String(key))) return member;
      return async (...args: unknown[]): Promise<unknown> => {
        const result: unknown = await Reflect.apply(member, target, args);
        bell.ring();
        return result;
      };
    },
  });
}
