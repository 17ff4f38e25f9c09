/** Runs one race from many seeds; tells each end that is none of those named, and how often each of them was met. */
import type { Outcome, Race } from './race.ts';
import { openRaceWorld, type RaceWorld, type Stage } from './race-world.ts';

export interface RaceReport {
  readonly race: string;
  readonly runs: number;
  readonly met: Readonly<Record<string, number>>;
  /** What must never happen, with its seed; empty when all is well. */
  readonly faults: readonly string[];
}

/** A settlement process reads the whole ledger anew after another one wrote: short ledgers keep that cheap. */
const RUNS_OF_A_WORLD = 8;
const MOST_FAULTS_TOLD = 5;
const AGREED_MINOR = 4761;

export async function runRace(
  race: Race,
  { from = 1, runs }: { readonly from?: number; readonly runs: number },
): Promise<RaceReport> {
  const met: Record<string, number> = {};
  const faults: string[] = [];
  let world: RaceWorld | undefined;
  for (let seed = from; seed < from + runs; seed += 1) {
    if ((seed - from) % RUNS_OF_A_WORLD === 0) {
      world?.close();
      world = openRaceWorld();
    }
    if (!world) break;
    const { outcome, fault } = await runOnce(race, world, seed);
    if (outcome) met[outcome.name] = (met[outcome.name] ?? 0) + 1;
    if (fault !== '')
      faults.push(`seed ${seed}: ${fault}; turns: ${world.turns.played().join(', ')}`);
    if (faults.length === MOST_FAULTS_TOLD) break;
  }
  world?.close();
  return { race: race.name, runs, met, faults };
}

async function runOnce(
  race: Race,
  world: RaceWorld,
  seed: number,
): Promise<{ readonly outcome?: Outcome; readonly fault: string }> {
  const { turns } = world;
  const stage = await world.stage(seed);
  const { runners, afterwards } = await race.prepare(stage);
  const names = Object.keys(runners);
  const told = await turns.race(seed, Object.values(runners));
  await stage.settle();
  const answers = Object.fromEntries(names.map((name, index) => [name, told[index] ?? '']));
  const seen = await look(stage, answers);
  const outcome = race.outcomes.find((each) => isOutcome(each, seen));
  if (!outcome) return { fault: `ended as none of those named: ${JSON.stringify(seen)}` };
  const first = turns.played().find((step) => race.decidedBy?.[step] !== undefined);
  const due = first === undefined ? undefined : race.decidedBy?.[first];
  if (due !== undefined && due !== outcome.name) {
    return { outcome, fault: `${outcome.name}, though ${String(first)} came first` };
  }
  const money = findMoneyFault(stage, outcome);
  const later = money === '' ? ((await afterwards?.(outcome, answers)) ?? '') : money;
  const twice = findMoneyFault(stage, undefined);
  return { outcome, fault: later === '' ? twice : `${outcome.name}, but ${later}` };
}

interface Seen {
  readonly answers: Readonly<Record<string, string>>;
  readonly ending: string;
  readonly phones: readonly string[];
  readonly status: string;
}

async function look(stage: Stage, answers: Seen['answers']): Promise<Seen> {
  const { order, phones } = stage;
  const status = await stage.status(order);
  const ending = await stage.ending(order);
  const states: string[] = [];
  for (const phone of phones) {
    const { state, code, receipt } = await phone.view(order);
    // A code is shown where the confirmation counts, a receipt where it was bought, and nowhere else.
    const isShown = (code !== null) === (state === 'confirmed_here');
    const isReceipted = (receipt !== null) === (ending === 'redeemed');
    states.push(isShown && isReceipted ? state : `${state} with another's code or receipt`);
  }
  return { answers, ending, phones: states, status };
}

function isOutcome(outcome: Outcome, seen: Seen): boolean {
  return (
    Object.entries(outcome.answers).every(([who, allowed]) =>
      allowed.includes(seen.answers[who] ?? ''),
    ) &&
    outcome.ending === seen.ending &&
    outcome.status === seen.status &&
    outcome.phones.every((state, index) => state === seen.phones[index])
  );
}

/** Once where it was bought, at the agreed total, and otherwise never; `undefined` asks for at most once. */
function findMoneyFault(stage: Stage, outcome: Outcome | undefined): string {
  const charges = stage.captures();
  const keys = new Set(charges.map(({ idempotencyKey }) => idempotencyKey)).size;
  const isAgreed = charges.every(({ amount }) => amount.amountMinor === AGREED_MINOR);
  const expected = outcome?.ending === 'redeemed' ? 1 : 0;
  const isRight = outcome === undefined ? keys <= 1 : keys === expected;
  return isRight && isAgreed ? '' : `${keys} charges: ${JSON.stringify(charges)}`;
}
