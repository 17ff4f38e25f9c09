/** What goes wrong in one run, and how often: drawn from the seed, so that runs differ in kind and not only in luck. */
import { StoreUnavailable } from '#core';
import type { Coverage } from './coverage.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface CallFate {
  readonly kind: 'delivered' | 'request_lost' | 'answer_lost' | 'delivered_twice';
  readonly requestAfterMs: number;
  readonly answerAfterMs: number;
  /** Whoever called waits no longer than this, whatever the other end is doing. */
  readonly givesUpAfterMs: number | undefined;
}

/** Probabilities; each run has some of them at zero. */
export interface Rates {
  readonly requestLost: number;
  readonly answerLost: number;
  readonly deliveredTwice: number;
  readonly late: number;
  readonly crash: number;
  readonly clockSet: number;
  readonly sleep: number;
  readonly ownStoreFault: number;
  readonly otherStoreFault: number;
  readonly merchantChange: number;
  readonly outage: number;
  readonly decline: number;
  readonly soldOut: number;
  readonly refundRefused: number;
  readonly cardRefused: number;
  readonly crashWhileCharging: number;
  readonly givesUp: number;
}

/** None, now and then, often. */
const RATES: { readonly [Kind in keyof Rates]: readonly [number, ...number[]] } = {
  requestLost: [0, 0.02, 0.15],
  answerLost: [0, 0.02, 0.2],
  deliveredTwice: [0, 0.05, 0.3],
  late: [0, 0.05, 0.3],
  crash: [0, 0.003, 0.015],
  clockSet: [0, 0, 0.002],
  sleep: [0, 0, 0.003],
  ownStoreFault: [0, 0, 0.005],
  otherStoreFault: [0, 0, 0.01],
  merchantChange: [0, 0.002, 0.006],
  outage: [0, 0, 0.004],
  decline: [0, 0.1, 0.5],
  soldOut: [0, 0.3, 0.7],
  refundRefused: [0, 0.25, 0.5],
  cardRefused: [0, 0, 0.3],
  crashWhileCharging: [0, 0, 0.1],
  givesUp: [0, 0.03, 0.15],
};

const SHORTEST_MS = 1;
const USUAL_LATENCY_MS = 40;
const LATE_MS = 20_000;
/** The time limits of the sides' own clients lie within it. */
const LONGEST_PATIENCE_MS = 6000;

export class Chaos {
  readonly rates: Rates;
  readonly #random: SeededRandom;
  readonly #coverage: Coverage;
  /** Set when the run is driven to its end: then all is well with the world. */
  isCalm = false;

  constructor(random: SeededRandom, coverage: Coverage) {
    this.#random = random;
    this.#coverage = coverage;
    const kinds = random.fork('rates');
    this.rates = Object.fromEntries(
      Object.entries(RATES).map(([kind, rates]) => [kind, kinds.pick(rates)]),
    ) as unknown as Rates;
  }

  strikes(kind: keyof Rates): boolean {
    const isStruck = this.#random.chance(this.rates[kind]);
    return isStruck && !this.isCalm;
  }

  countGivenUp(): void {
    this.#coverage.count('given_up');
  }

  latencyMs(): number {
    return this.#random.between(SHORTEST_MS, USUAL_LATENCY_MS);
  }

  fateOfCall(): CallFate {
    const kind = this.#kindOfFate();
    this.#coverage.count(kind === 'delivered' ? 'calls' : kind);
    return {
      kind,
      requestAfterMs: this.#lateness(),
      answerAfterMs: this.#lateness(),
      givesUpAfterMs: this.strikes('givesUp')
        ? this.#random.between(SHORTEST_MS, LONGEST_PATIENCE_MS)
        : undefined,
    };
  }

  /** A disk that does not take a write or give a row, or a lock that is not to be had in time: nothing was stored. */
  strikeOwnStore(): Error | undefined {
    if (!this.strikes('ownStoreFault')) return undefined;
    this.#coverage.count('own_store_faults');
    if (this.#random.chance(0.5)) return new Error('the disk gave an error');
    this.#coverage.count('own_stores_busy');
    return new StoreUnavailable('own', { cause: new Error('simulated') });
  }

  strikeOtherStore(side: string): Error | undefined {
    if (!this.strikes('otherStoreFault')) return undefined;
    this.#coverage.count('other_store_faults');
    return new StoreUnavailable(side, { cause: new Error('simulated') });
  }

  #kindOfFate(): CallFate['kind'] {
    if (this.strikes('requestLost')) return 'request_lost';
    if (this.strikes('answerLost')) return 'answer_lost';
    return this.strikes('deliveredTwice') ? 'delivered_twice' : 'delivered';
  }

  #lateness(): number {
    return this.strikes('late') ? this.#random.between(SHORTEST_MS, LATE_MS) : this.latencyMs();
  }
}
