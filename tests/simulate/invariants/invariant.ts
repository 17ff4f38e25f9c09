/** What must hold after every step of every run (design, section 3). */
import type { DeliveredRedeem, Told } from '../world/history.ts';
import type { Capture } from '../world/simulated-processor.ts';
import type { ChargeRequest } from '#core';
import type { World } from '../world/world.ts';
import type { EndingSeen, StoresSeen } from './stores-seen.ts';

export interface Moment {
  readonly world: World;
  /** The stores before the step and after it. */
  readonly before: StoresSeen;
  readonly now: StoresSeen;
  /** What is new since the last moment. */
  readonly newEndings: readonly EndingSeen[];
  readonly newCaptures: readonly Capture[];
  readonly newRequests: readonly {
    readonly request: ChargeRequest;
    readonly atElapsedMs: number;
  }[];
  readonly newTold: readonly Told[];
  /** Every redeem call that reached settlement so far. */
  readonly redeems: readonly DeliveredRedeem[];
  /** All is well with the world again and nothing is left to do. */
  readonly isAtRest: boolean;
}

export interface Invariant {
  readonly name: string;
  /** The number in the design. */
  readonly number: number;
  readonly says: string;
  /** A check for one run; it may remember. It answers what does not hold, or undefined. */
  readonly begin: () => (moment: Moment) => string | undefined;
}

/** The first complaint over some items. */
export function firstFault<Item>(
  items: Iterable<Item>,
  find: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const fault = find(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
