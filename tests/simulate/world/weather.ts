/** What may happen to the world between two steps: a crash, a clock that is set, a machine that sleeps, an outage, a new price. */
import type { Process } from './process.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { StandIn } from './stand-in.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How far the clocks on the wall are set back at most, all told: settlement asks the processor for three and a half hours by its own clock,
 * and the processor knows a key for six hours of true time.
 */
export const MOST_SET_BACK_MS = 2 * HOUR;

type AnyProcess = Pick<Process<unknown>, 'name' | 'start' | 'crash' | 'running'>;

export const LONGEST_OUTAGE_MS = 9 * HOUR;

export function blow(world: World, random: SeededRandom): void {
  const { chaos } = world;
  if (chaos.strikes('crash')) crashOne(world, random);
  if (chaos.strikes('clockSet')) setClock(world, random);
  if (chaos.strikes('sleep')) sleep(world, random);
  if (chaos.strikes('merchantChange')) {
    world.merchant.api.change(random);
    world.coverage.count('merchant_changes');
    world.scheduler.note('the merchant changes a price or its stock');
  }
  if (chaos.strikes('outage')) {
    if (random.chance(0.6)) beOut(world, random, world.processor);
    else
      beOut(
        world,
        random,
        random.pick<StandIn<unknown>>([
          world.mailbox,
          world.merchant,
          world.fulfilment,
          world.identity,
        ]),
      );
  }
}

/** All is well again: what is down starts, what was out of reach is back. Only an outage of the processor takes its own time. */
export function clearUp({ chaos, scheduler, ...world }: World): void {
  chaos.isCalm = true;
  scheduler.note('all is well again');
  for (const process of processesOf(world)) process.start();
  for (const standIn of [world.merchant, world.fulfilment, world.mailbox, world.identity]) {
    standIn.isReachable = true;
  }
  world.merchant.api.refill();
}

function processesOf(
  world: Pick<World, 'request' | 'approval' | 'settlements'>,
): readonly AnyProcess[] {
  return [world.request, world.approval, ...world.settlements];
}

function crashOne(world: World, random: SeededRandom): void {
  const { settlements, request, approval, coverage, scheduler } = world;
  // Settlement most often: it is where money moves.
  const process: AnyProcess = random.chance(0.6)
    ? random.pick(settlements)
    : random.pick<AnyProcess>([request, approval]);
  if (!process.running) return;
  const name = process.name.startsWith('settlement') ? 'settlement' : process.name;
  if (name === 'settlement' || name === 'request' || name === 'approval') {
    coverage.count(`crashes_of_${name}`);
  }
  process.crash();
  scheduler.plan({
    name: `${process.name} is started again`,
    owner: undefined,
    afterMs: random.chance(0.8) ? random.between(0, 3000) : random.between(0, 5 * MINUTE),
    run: () => {
      process.start();
    },
  });
}

function setClock({ scheduler, coverage }: World, random: SeededRandom): void {
  const isForward = random.chance(0.5);
  const farthest = isForward ? 5 * HOUR : MOST_SET_BACK_MS + scheduler.clockIsAheadByMs;
  if (farthest <= 0) return;
  const ms = random.chance(0.5)
    ? random.between(0, Math.min(farthest, 10 * MINUTE))
    : random.between(0, farthest);
  scheduler.setClockBy(isForward ? ms : -ms);
  coverage.count(isForward ? 'clock_set_forward' : 'clock_set_back');
  scheduler.note(`the clocks are set by ${String(isForward ? ms : -ms)} ms`);
}

function sleep({ scheduler, coverage }: World, random: SeededRandom): void {
  const ms = random.chance(0.6) ? random.between(0, 12 * MINUTE) : random.between(0, 8 * HOUR);
  scheduler.sleepFor(ms);
  coverage.count('sleeps');
  scheduler.note(`everything sleeps for ${String(ms)} ms`);
}

function beOut(
  { scheduler, coverage }: World,
  random: SeededRandom,
  standIn: StandIn<unknown>,
): void {
  if (!standIn.isReachable) return;
  standIn.isReachable = false;
  if (standIn.name === 'processor') coverage.count('outages_of_processor');
  if (standIn.name === 'mailbox') coverage.count('outages_of_mailbox');
  scheduler.note(`${standIn.name} is out of reach`);
  scheduler.plan({
    name: `${standIn.name} is back`,
    owner: undefined,
    afterMs: random.chance(0.6)
      ? random.between(0, 5 * MINUTE)
      : random.between(0, LONGEST_OUTAGE_MS),
    run: () => {
      standIn.isReachable = true;
    },
  });
}
