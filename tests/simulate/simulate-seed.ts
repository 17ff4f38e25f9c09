/** One run: a world, its people and its weather from one seed, every invariant after every step, and at the end a world at rest. */
import { Agent } from './actors/agent.ts';
import { shop } from './actors/customer.ts';
import { keepCards } from './actors/keep-cards.ts';
import { attack } from './actors/malicious-agent.ts';
import { obey } from './actors/obeying-agent.ts';
import { Phone } from './actors/phone.ts';
import { Onlooker } from './invariants/stores-seen.ts';
import { putCopyBack } from './put-copy-back.ts';
import { Watch, type Violation } from './watch.ts';
import { CUSTOMERS } from './world/books.ts';
import type { Coverage } from './world/coverage.ts';
import { countFoundOut, countOutcomes } from './world/count-outcomes.ts';
import { createSeededRandom, type SeededRandom } from './world/seeded-random.ts';
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
    const weather = createSeededRandom(`seed ${String(seed)}/weather`);
    const violation =
      (await live(world, { watch, onlooker, weather })) ??
      (await putCopyBack(world, { watch, onlooker }));
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
  {
    watch,
    onlooker,
    weather,
  }: { readonly watch: Watch; readonly onlooker: Onlooker; readonly weather: SeededRandom },
): Promise<Violation | undefined> {
  const { scheduler } = world;
  const lives = beginLives(world);
  while (!lives.areOver() && scheduler.stepsRun < MOST_LIVED_STEPS) {
    blow(world, weather);
    if (scheduler.stepsRun === world.copiedAtStep) onlooker.copySettlement(world.folder.copyPath);
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
    if (people.chance(0.3)) begin(keepCards(world, customer.phone));
  }
  if (people.chance(0.7)) {
    const clientName = people.pick(['alexa-skill', 'alexa-skill', 'other-client']);
    begin(attack(world, new Agent(world, people.pick(CUSTOMERS), clientName)));
  }
  return { areOver: () => living === 0 };
}
