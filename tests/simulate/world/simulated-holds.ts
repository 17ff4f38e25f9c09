/** Goods that the merchant of a simulated world keeps for orders: until they are let go, sent, or their time is over by true time. */
import type { Coverage } from './coverage.ts';
import type { Scheduler } from './scheduler.ts';

interface Hold {
  readonly until: number;
  readonly units: ReadonlyMap<string, number>;
}

export class SimulatedHolds {
  readonly #scheduler: Scheduler;
  readonly #coverage: Coverage;
  /** Some merchants keep nothing. */
  readonly isOffered: boolean;
  readonly #holds = new Map<string, Hold>();
  /** The keys, each time that one was let go. */
  readonly letGo: string[] = [];

  constructor(of: {
    readonly scheduler: Scheduler;
    readonly coverage: Coverage;
    readonly isOffered: boolean;
  }) {
    this.#coverage = of.coverage;
    this.#scheduler = of.scheduler;
    this.isOffered = of.isOffered;
  }

  /** Until when; undefined where nothing is kept. */
  keep(
    { key, until }: { readonly key: string; readonly until: number },
    lines: readonly { readonly productId: string; readonly quantity: number }[],
  ): number | undefined {
    if (!this.isOffered || until <= this.#scheduler.trueEpochMs()) return undefined;
    const units = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
    this.#holds.set(key, { until, units });
    this.#coverage.count('goods_held');
    return until;
  }

  isKept(key: string, productId: string, quantity: number): boolean {
    return (this.#find(key)?.units.get(productId) ?? 0) >= quantity;
  }

  isHeld(key: string): boolean {
    return this.#find(key) !== undefined;
  }

  send(key: string): void {
    this.#holds.delete(key);
  }

  release(holdKey: string): void {
    this.letGo.push(holdKey);
    this.#holds.delete(holdKey);
  }

  #find(key: string): Hold | undefined {
    const hold = this.#holds.get(key);
    return hold && hold.until > this.#scheduler.trueEpochMs() ? hold : undefined;
  }
}
