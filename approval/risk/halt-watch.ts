/** Looks at every new order once, whether or not anybody opens its card or wants notices: what is halted is recorded before it can be tried again. */
import { riskPolicyInForce, StoreUnavailable, type DryRunMark, type StoredDryRun } from '#core';
import type { Log, Timers } from '#edge';
import { judgeNewOrder, type NewOrderParts } from './judge-new-order.ts';

export interface HaltWatch {
  start(): void;
  stop(): void;
}

export type HaltWatchParts = NewOrderParts & { readonly timers: Timers; readonly log: Log };

const LOOK_EVERY_MS = 150;
const LOOK_ANYWAY_MS = 5000;
const AFTER_FAULT_MS = 1000;
const ORDERS_PER_LOOK = 20;
/** A write wakes who watches the store: after a crash a minute of orders is looked at twice, which changes nothing. */
const KEEP_PLACE_EVERY_MS = 60_000;
const MOST_LEFT = 1000;

export function createHaltWatch(parts: HaltWatchParts): HaltWatch {
  const watching = new Watching(parts);
  let isStopped = false;
  let cancel: (() => void) | undefined;

  const run = async (): Promise<void> => {
    let pauseMs = LOOK_EVERY_MS;
    try {
      if ((await watching.look()) === 'more') pauseMs = 0;
    } catch (fault) {
      pauseMs = AFTER_FAULT_MS;
      // Another side's store is not there yet, or being restored: nothing is missed meanwhile.
      if (!(fault instanceof StoreUnavailable) && !isStopped) {
        parts.log.error({ err: fault }, 'new orders could not be looked at');
      }
    }
    if (!isStopped) cancel = parts.timers.after(pauseMs, () => void run());
  };
  return {
    start: () => void run(),
    stop: () => {
      isStopped = true;
      cancel?.();
    },
  };
}

class Watching {
  readonly #parts: HaltWatchParts;
  /** Undefined before the first look. */
  #place: DryRunMark | null | undefined;
  #kept: DryRunMark | null = null;
  #keptAt = Number.NEGATIVE_INFINITY;
  #counter = Number.NaN;
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** Their time has not come, or they could not be judged. */
  readonly #left = new Map<string, StoredDryRun>();

  constructor(parts: HaltWatchParts) {
    this.#parts = parts;
  }

  async look(): Promise<'more' | 'all'> {
    const { requests, store, clock } = this.#parts;
    const nowEpochMs = clock.nowEpochMs();
    const counter = await requests.changeCounter();
    const isDue = !(Math.abs(nowEpochMs - this.#lookedAt) < LOOK_ANYWAY_MS);
    if (counter === this.#counter && !isDue) return 'all';
    if (this.#place === undefined) this.#kept = (await store.findLookedTo()) ?? null;
    const place = this.#place ?? this.#kept;
    if (isDue) await this.#judgeAll([...this.#left.values()]);
    const page = await requests.readNewDryRuns({
      after: place,
      sinceEpochMs: this.#lookedBackTo(nowEpochMs),
      limit: ORDERS_PER_LOOK,
    });
    await this.#judgeAll(page.orders);
    this.#place = page.last;
    if (page.hasMore) return 'more';
    // Only now: what failed before is looked at again.
    this.#counter = counter;
    this.#lookedAt = nowEpochMs;
    await this.#keepPlace(nowEpochMs);
    return 'all';
  }

  /** What was halted before that would count against nothing any more. */
  #lookedBackTo(nowEpochMs: number): number {
    const { retry } = riskPolicyInForce(this.#parts.policy.current().policy);
    return Math.max(0, nowEpochMs - retry.withinMs);
  }

  async #judgeAll(orders: readonly StoredDryRun[]): Promise<void> {
    for (const stored of orders) {
      const { digest } = stored.dryRun;
      if ((await this.#judge(stored)) === 'judged') this.#left.delete(digest);
      else this.#leave(stored);
    }
  }

  /** One that cannot be judged does not hold up the others; a store that cannot be read holds up all. */
  async #judge(stored: StoredDryRun): Promise<'judged' | 'too_early' | 'failed'> {
    try {
      return await judgeNewOrder(stored, this.#parts);
    } catch (fault) {
      if (fault instanceof StoreUnavailable) throw fault;
      const { digest } = stored.dryRun;
      this.#parts.log.error({ err: fault, digest }, 'a new order could not be judged');
      return 'failed';
    }
  }

  #leave(stored: StoredDryRun): void {
    this.#left.set(stored.dryRun.digest, stored);
    const [oldest] = this.#left.keys();
    if (this.#left.size > MOST_LEFT && oldest !== undefined) this.#left.delete(oldest);
  }

  async #keepPlace(nowEpochMs: number): Promise<void> {
    const place = this.#place ?? null;
    // What is left would be forgotten by a restart that begins after it.
    if (place === null || place.row === this.#kept?.row || this.#left.size > 0) return;
    if (nowEpochMs - this.#keptAt < KEEP_PLACE_EVERY_MS) return;
    await this.#parts.store.keepLookedTo(place);
    this.#kept = place;
    this.#keptAt = nowEpochMs;
  }
}
