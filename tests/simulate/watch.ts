/** Looks at a world after each step and says what does not hold. */
import { EVERY_INVARIANT } from './invariants/every-invariant.ts';
import type { Invariant, Moment } from './invariants/invariant.ts';
import type { Onlooker, StoresSeen } from './invariants/stores-seen.ts';
import type { World } from './world/world.ts';

export interface Violation {
  readonly invariant: string;
  readonly number: number;
  readonly words: string;
  readonly step: number;
}

export class Watch {
  readonly #world: World;
  readonly #onlooker: Onlooker;
  readonly #checks: readonly {
    readonly of: Invariant;
    readonly check: ReturnType<Invariant['begin']>;
  }[];
  #captures = 0;
  #requests = 0;
  #told = 0;
  seen: StoresSeen;
  readonly settlementEntries: string[] = [];

  constructor(world: World, onlooker: Onlooker) {
    this.#world = world;
    this.#onlooker = onlooker;
    this.#checks = EVERY_INVARIANT.map((of) => ({ of, check: of.begin() }));
    this.seen = onlooker.look();
  }

  check(isAtRest: boolean): Violation | undefined {
    const moment = this.#moment(isAtRest);
    this.#noteChanges(moment);
    for (const { of, check } of this.#checks) {
      const words = check(moment);
      if (words !== undefined) return this.complain(words, of);
    }
    return undefined;
  }

  complain(words: string, of?: Pick<Invariant, 'name' | 'number'>): Violation {
    const step = this.#world.scheduler.stepsRun;
    return { invariant: of?.name ?? 'comes to rest', number: of?.number ?? 6, words, step };
  }

  #moment(isAtRest: boolean): Moment {
    const { history, processor } = this.#world;
    const before = this.seen;
    const now = this.#onlooker.look();
    this.seen = now;
    const { captures, requests } = processor.api;
    const moment = {
      world: this.#world,
      before,
      now,
      newEndings:
        now.endings === before.endings
          ? []
          : [...now.endings.values()].filter(({ digest }) => !before.endings.has(digest)),
      newCaptures: captures.slice(this.#captures),
      newRequests: requests.slice(this.#requests),
      newTold: history.told.slice(this.#told),
      redeems: history.redeems,
      isAtRest,
    };
    this.#captures = captures.length;
    this.#requests = requests.length;
    this.#told = history.told.length;
    return moment;
  }

  /** What was decided is part of the trace: a replay that takes the same steps to other ends is no replay. */
  #noteChanges({ now, newTold }: Moment): void {
    const { scheduler } = this.#world;
    for (const [side, entries] of Object.entries(now.newEntries)) {
      for (const { entryText, signature } of entries) {
        if (side === 'settlement') this.settlementEntries.push(entryText);
        scheduler.note(`  ${side} records ${entryText} ${signature.slice(0, 12)}`);
      }
    }
    for (const { by, about, digest, outcome } of newTold) {
      scheduler.note(`  ${by} tells ${about} of ${digest.slice(0, 8)}: ${outcome}`);
    }
  }
}
