/** One run: a world, its people and its weather from one seed, every invariant after every step, and at the end a world at rest. */
import { Agent } from './actors/agent.ts';
import { shop } from './actors/customer.ts';
import { attack } from './actors/malicious-agent.ts';
import { obey } from './actors/obeying-agent.ts';
import { Phone } from './actors/phone.ts';
import { EVERY_INVARIANT } from './invariants/every-invariant.ts';
import type { Invariant, Moment } from './invariants/invariant.ts';
import { Onlooker, type StoresSeen } from './invariants/stores-seen.ts';
import { CUSTOMERS } from './world/books.ts';
import type { Coverage } from './world/coverage.ts';
import { countFoundOut, countOutcomes } from './world/count-outcomes.ts';
import { createSeededRandom } from './world/seeded-random.ts';
import { blow, clearUp, LONGEST_OUTAGE_MS } from './world/weather.ts';
import { makeWorld, type World, type WorldOptions } from './world/world.ts';

export interface SeedReport {
  readonly seed: number;
  readonly steps: number;
  /** Over every step with its time, and over the three ledgers at the end. */
  readonly traceHash: string;
  readonly coverage: Coverage;
  readonly violation: Violation | undefined;
  /** The newest steps, or all where they were to be kept. */
  readonly lines: readonly string[];
}

export interface Violation {
  readonly invariant: string;
  readonly number: number;
  readonly words: string;
  readonly step: number;
}

/** So many steps do the people and the weather have; then all is well and only what was begun is brought to its end. */
const MOST_LIVED_STEPS = 4000;
/** By then everything that was begun is done, and what is tried again has been. What is left for a person goes on being looked at for ever. */
const REST_AFTER_MS = LONGEST_OUTAGE_MS + 4 * 60 * 60 * 1000;
/** A world that needs more than this to come to rest never does. */
const MOST_STEPS_TO_REST = 40_000;

export async function simulateSeed(
  seed: number,
  { mustKeepAll = false, setBackMs = 0 }: Partial<WorldOptions> = {},
): Promise<SeedReport> {
  const world = makeWorld(seed, { mustKeepAll, setBackMs });
  const onlooker = new Onlooker(world.folder);
  try {
    const watch = new Watch(world, onlooker);
    const violation = await live(world, watch, createSeededRandom(`seed ${String(seed)}/weather`));
    countOutcomes(world, watch.seen);
    world.coverage.count('captures_found_after_unknown', countFoundOut(watch.settlementEntries));
    const { stepsRun, traceHash, lines } = world.scheduler;
    return { seed, steps: stepsRun, traceHash, coverage: world.coverage, violation, lines };
  } finally {
    onlooker.close();
    world.remove();
  }
}

async function live(
  world: World,
  watch: Watch,
  weather: ReturnType<typeof createSeededRandom>,
): Promise<Violation | undefined> {
  const { scheduler } = world;
  const lives = beginLives(world);
  while (!lives.areOver() && scheduler.stepsRun < MOST_LIVED_STEPS) {
    blow(world, weather);
    await scheduler.runNext();
    const violation = watch.check(false);
    if (violation) return violation;
  }
  clearUp(world);
  const restsAt = scheduler.elapsedMs + REST_AFTER_MS + Math.abs(world.setBackMs);
  for (let steps = 0; scheduler.elapsedMs < restsAt; steps += 1) {
    if (!(await scheduler.runNext())) break;
    const violation = watch.check(false);
    if (violation) return violation;
    if (steps > MOST_STEPS_TO_REST) return watch.complain('the world does not come to rest');
  }
  return watch.check(true);
}

/** Two customers with their assistants, now and then several orders at once, and one assistant that means harm. */
function beginLives(world: World): { readonly areOver: () => boolean } {
  const { people } = world;
  let living = 0;
  const begin = (life: Promise<void>): void => {
    living += 1;
    void life.then(() => {
      living -= 1;
    });
  };
  for (const customerId of CUSTOMERS) {
    const customer = {
      phone: new Phone(world, customerId),
      agent: new Agent(world, customerId, 'alexa-skill'),
      isPatient: people.chance(0.7),
    };
    const orders = people.between(1, 3);
    for (let order = 0; order < orders; order += 1) begin(shop(world, customer));
    if (people.chance(0.3)) begin(obey(world, customer.agent));
  }
  if (people.chance(0.7)) {
    const clientName = people.pick(['alexa-skill', 'alexa-skill', 'other-client']);
    begin(attack(world, new Agent(world, people.pick(CUSTOMERS), clientName)));
  }
  return { areOver: () => living === 0 };
}

class Watch {
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

  complain(words: string, of?: Invariant): Violation {
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
