/** What listeners of three kinds make of what was heard, counted; and the same sentence with and without read-back, paired. */
import type { Money } from '#core';
import type { HeardAmount } from './heard-amount.ts';
import type { Noise, Voice } from './speak-and-listen.ts';

export const OUTCOMES = ['exact', 'another amount', 'not understood'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One amount by one voice in one noise, heard twice. */
export interface Trial {
  readonly setName: string;
  readonly voice: Voice;
  readonly noise: Noise;
  readonly money: Money;
  readonly without: HeardAmount;
  /** Undefined where the product reads nothing back. */
  readonly withReadBack: HeardAmount | undefined;
}

/** Without read-back there are only words to go by; with it, digits alone, or both, taken only when they agree. */
export const LISTENERS = {
  'words, no read-back': ({ without }) => without.wordsMinor,
  'digits of the read-back': ({ withReadBack }) => withReadBack?.digitsMinor,
  'words and digits, which must agree': ({ withReadBack }) =>
    withReadBack?.wordsMinor === withReadBack?.digitsMinor ? withReadBack?.digitsMinor : undefined,
} as const satisfies Readonly<Record<string, (trial: Trial) => number | undefined>>;
export type Listener = keyof typeof LISTENERS;
export const LISTENER_NAMES = [
  'words, no read-back',
  'digits of the read-back',
  'words and digits, which must agree',
] as const satisfies readonly Listener[];

export function outcomeOf(trial: Trial, listener: Listener): Outcome {
  const heard = LISTENERS[listener](trial);
  if (heard === undefined) return 'not understood';
  return heard === trial.money.amountMinor ? 'exact' : 'another amount';
}

/** In the order of {@link OUTCOMES}. */
export function countOutcomes(trials: readonly Trial[], listener: Listener): readonly number[] {
  const outcomes = trials.map((trial) => outcomeOf(trial, listener));
  return OUTCOMES.map((outcome) => outcomes.filter((each) => each === outcome).length);
}

/** Two wordings of the same amounts: in how many the first gives the outcome and the second not, and the other way round. */
export function pairedWordings(
  ours: readonly Trial[],
  others: readonly Trial[],
  listener: Listener,
  outcome: Outcome,
): PairedCounts {
  const isIt = (trial: Trial | undefined) =>
    trial !== undefined && outcomeOf(trial, listener) === outcome;
  const pairs = ours.map((trial, index) => [isIt(trial), isIt(others[index])] as const);
  const gained = pairs.filter(([our, other]) => our && !other).length;
  const lost = pairs.filter(([our, other]) => !our && other).length;
  return { lost, gained, chance: chanceOfSplit(lost, gained) };
}

export interface PairedCounts {
  /** `outcome` without the read-back and not with it. */
  readonly lost: number;
  /** With it and not without. */
  readonly gained: number;
  /** Chance of a split at least so uneven, were both as likely; two-sided, exact. */
  readonly chance: number;
}

/** McNemar's table, its uneven cells: the same amount, voice and noise without read-back and by that listener with it. */
export function pairedCounts(
  trials: readonly Trial[],
  listener: Listener,
  outcome: Outcome,
): PairedCounts {
  let lost = 0;
  let gained = 0;
  for (const trial of trials) {
    const before = outcomeOf(trial, 'words, no read-back') === outcome;
    const after = outcomeOf(trial, listener) === outcome;
    if (before && !after) lost += 1;
    if (!before && after) gained += 1;
  }
  return { lost, gained, chance: chanceOfSplit(lost, gained) };
}

export function chanceOfSplit(one: number, other: number): number {
  const tosses = one + other;
  let probability = 0.5 ** tosses;
  let tail = 0;
  for (let heads = 0; heads <= Math.min(one, other); heads += 1) {
    tail += probability;
    probability *= (tosses - heads) / (heads + 1);
  }
  return Math.min(1, 2 * tail);
}
