/** Work that is found by reading and done in rounds: at once when somebody wakes it, and again after growing pauses while something is left. */
import { doubledPause } from './doubled-pause.ts';
import type { Timers } from './timers.ts';

export interface Rounds {
  /** Starts a round, or one more after the round that is running; kept when no round is running. Never rejects. */
  wake(): Promise<void>;
  /** Starts no more rounds; one that is running ends by itself. */
  stop(): void;
  readonly isStopped: boolean;
  /** No round is running, and none is planned. */
  readonly isResting: boolean;
}

/** `again`: something is left that is to be tried after a pause. */
export type RoundEnd = 'done' | 'again';

export interface RoundsOf {
  readonly timers: Timers;
  readonly pauses: { readonly firstMs: number; readonly longestMs: number };
  readonly round: () => Promise<RoundEnd>;
  /** A round that throws has left everything. */
  readonly onFault: (fault: unknown) => void;
  /** After the last of the rounds that were asked for. */
  readonly onRest?: () => void;
}

export function createRounds(of: RoundsOf): Rounds {
  return new WokenRounds(of);
}

class WokenRounds implements Rounds {
  readonly #of: RoundsOf;
  #running: Promise<void> | undefined;
  #isWantedAgain = false;
  #failures = 0;
  #cancel: (() => void) | undefined;
  isStopped = false;

  constructor(of: RoundsOf) {
    this.#of = of;
  }

  wake(): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    this.#failures = 0;
    return this.#start();
  }

  get isResting(): boolean {
    return this.#running === undefined && this.#cancel === undefined;
  }

  stop(): void {
    this.isStopped = true;
    this.#cancel?.();
  }

  #start(): Promise<void> {
    if (this.#running) this.#isWantedAgain = true;
    else this.#running = this.#run();
    return this.#running;
  }

  async #run(): Promise<void> {
    this.#cancel?.();
    this.#cancel = undefined;
    let end: RoundEnd;
    do {
      this.#isWantedAgain = false;
      end = await this.#round();
    } while (this.#wantsAnother());
    this.#running = undefined;
    this.#of.onRest?.();
    if (end === 'done' || this.isStopped) return;
    const pauseMs = doubledPause(this.#failures, this.#of.pauses);
    this.#failures += 1;
    this.#cancel = this.#of.timers.after(pauseMs, () => {
      void this.#start();
    });
  }

  /** Asked for while a round was running, which may have read before it was there. */
  #wantsAnother(): boolean {
    return this.#isWantedAgain && !this.isStopped;
  }

  async #round(): Promise<RoundEnd> {
    try {
      return await this.#of.round();
    } catch (fault) {
      this.#of.onFault(fault);
      return 'again';
    }
  }
}
