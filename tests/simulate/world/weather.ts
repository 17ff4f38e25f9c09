/** What may happen to the world between two steps: a crash, a clock that is set, a machine that sleeps, an outage, a new price. */
import type { Process } from './process.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { StandIn } from './stand-in.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How far the clocks on the wall are set at once. */
const MOST_SET_MS = 12 * HOUR;

type AnyProcess = Pick<Process<unknown>, 'name' | 'start' | 'crash' | 'running'>;

export const LONGEST_OUTAGE_MS = 9 * HOUR;

export function blow(world: World, random: SeededRandom): void {
  const { chaos } = world;
  if (chaos.strikes('crash')) crashOne(world, random);
  crashWhoCharges(world, random);
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
          world.cardVault,
          world.merchant,
          world.fulfilment,
          world.identity,
        ]),
      );
  }
}

/** All is well again: what is down starts, what was out of reach is back. Only an outage of the processor takes its own time. */
export function clearUp(all: World): void {
  const { chaos, scheduler, ...world } = all;
  chaos.isCalm = true;
  scheduler.note('all is well again');
  // Clocks that were set back on purpose stay so: what was begun must come to its end by the processor's time.
  if (all.setBackMs === 0) setClockRight(all);
  all.goneInTheEnd?.crash();
  for (const process of processesOf(world)) if (process !== all.goneInTheEnd) process.start();
  const { merchant, cardVault, fulfilment, mailbox, identity } = world;
  for (const standIn of [merchant, cardVault, fulfilment, mailbox, identity]) {
    standIn.isReachable = true;
  }
  merchant.api.refill();
}

function processesOf(
  world: Pick<World, 'request' | 'approval' | 'settlements'>,
): readonly AnyProcess[] {
  return [world.request, world.approval, ...world.settlements];
}

function crashOne(world: World, random: SeededRandom): void {
  const { settlements, request, approval } = world;
  // Settlement most often: it is where money moves.
  const process: AnyProcess = random.chance(0.6)
    ? random.pick(settlements)
    : random.pick<AnyProcess>([request, approval]);
  crash(world, process, random);
}

/** A crash in the middle of a charge is what a restart has to make good, and is rare by itself. */
function crashWhoCharges(world: World, random: SeededRandom): void {
  for (const process of world.settlements) {
    const isCharging = world.scheduler.isWaiting(`${process.name} -> processor charge`);
    if (isCharging && world.chaos.strikes('crashWhileCharging')) crash(world, process, random);
  }
}

export function crash(
  { coverage, scheduler }: World,
  process: AnyProcess,
  random: SeededRandom,
): void {
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

function setClock(world: World, random: SeededRandom): void {
  const { scheduler, coverage } = world;
  const isForward = random.chance(0.5);
  const ms = random.chance(0.5) ? random.between(0, 30 * MINUTE) : random.between(0, MOST_SET_MS);
  scheduler.setClockBy(isForward ? ms : -ms);
  coverage.count(isForward ? 'clock_set_forward' : 'clock_set_back');
  scheduler.note(`the clocks are set by ${String(isForward ? ms : -ms)} ms`);
  if (random.chance(0.4)) return;
  scheduler.plan({
    name: 'somebody looks at the clocks',
    owner: undefined,
    afterMs: random.chance(0.6) ? random.between(0, 5 * MINUTE) : random.between(0, 5 * HOUR),
    run: () => {
      setClockRight(world);
    },
  });
}

function setClockRight({ scheduler, coverage }: World): void {
  const { clockIsAheadByMs } = scheduler;
  if (clockIsAheadByMs === 0) return;
  scheduler.setClockBy(-clockIsAheadByMs);
  coverage.count('clock_set_right');
  scheduler.note('the clocks are set right');
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
