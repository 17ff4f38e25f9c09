/** What every process of a simulated world is made from. */
import { pino } from 'pino';
import { minorUnitsOf, CURRENCY_CODES, type Clock, type Randomness } from '#core';
import type { Timers } from '#edge';
import { nodeHash } from '#stores';
import { NO_RISK, shopPolicyWith } from '../../core/policy/shop-policy.ts';
import type { Bell } from './bell.ts';
import type { Chaos } from './chaos.ts';
import type { Coverage } from './coverage.ts';
import type { History } from './history.ts';
import type { Network } from './network.ts';
import type { Incarnation, Scheduler } from './scheduler.ts';
import type { SeededRandom } from './seeded-random.ts';
import { SIMULATED_KEYS } from './simulated-keys.ts';
import { throughSteps } from './through-steps.ts';
import type { WorldFolder } from './world-folder.ts';

export const SHOP = { id: 'harbor-roasters', name: 'Harbor Roasters' };
export const CARD_ORIGIN = 'https://card.example';

/** So high that no order of these worlds reaches it. */
const HIGH = Object.fromEntries(CURRENCY_CODES.map((code) => [code, minorUnitsOf(100_000_000)]));
const NO_LIMITS = { haltAtMinor: HIGH, refuseAtMinor: HIGH };

export const NOTHING_HALTED = shopPolicyWith({ orders: NO_LIMITS, risk: NO_RISK });

export interface WorldMeans {
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly chaos: Chaos;
  readonly coverage: Coverage;
  readonly history: History;
  readonly folder: WorldFolder;
  /** Rings when the approval side has written. */
  readonly approvalWrites: Bell;
  readonly random: SeededRandom;
  /** By how much the clocks are set back (forward where negative) just after the first charge, whose answer is lost for that; 0 leaves both alone. */
  readonly setBackMs: number;
}

/** What is handed to the code of one incarnation: its clock, its timers, its stores, its randomness. */
export function meansOf({ scheduler, chaos, random }: WorldMeans, incarnation: Incarnation) {
  const clock: Clock = { nowEpochMs: () => scheduler.nowEpochMs() };
  const randomness: Randomness = { bytes: (length) => random.bytes(length) };
  const timers: Timers = {
    after: (afterMs, run) =>
      scheduler.plan({ name: `${incarnation.name} timer`, owner: incarnation, afterMs, run }),
  };
  const owned = { scheduler, owner: incarnation };
  let isBooting = true;
  /** As `setImmediate` does in a process: what is written until this step is run is committed together, and lost when the process dies before. */
  const atTurnEnd = (run: () => void): void => {
    if (isBooting) run();
    else {
      scheduler.plan({ name: `${incarnation.name} commits`, owner: incarnation, afterMs: 0, run });
    }
  };
  return {
    hash: nodeHash,
    clock,
    timers,
    randomness,
    log: pino({ level: 'silent' }),
    keys: SIMULATED_KEYS,
    atTurnEnd,
    hasBooted: () => {
      isBooting = false;
    },
    ownStore: <Store extends object>(store: Store): Store =>
      throughSteps(store, { ...owned, name: 'store', strike: () => chaos.strikeOwnStore() }),
    otherStore: <Store extends object>(store: Store, side: string): Store =>
      throughSteps(store, { ...owned, name: side, strike: () => chaos.strikeOtherStore(side) }),
  };
}
