/** The command line of the risk study: measures, prints, and with `--write` puts the figures into `docs/risk.md`. */
import { parseArgs } from 'node:util';
import { DEFAULT_RISK_POLICY } from '#core';
import { driftChart, type Curve } from './drift-chart.ts';
import {
  alarmTable,
  alguardTable,
  effortTable,
  habitTable,
  honestTable,
  reasonTable,
  thiefTable,
  type HabitCounts,
  type ThiefRuns,
} from './figures.ts';
import { HABITS } from './habits.ts';
import { writeRiskPage } from './risk-page.ts';
import { studyHonest } from './study-honest.ts';
import { MOST_THEFTS, studyThief, type Thief } from './study-thief.ts';

export const USAGE = 'Use: npm run risk-study -- [--customers N] [--seed S] [--write]';

const ORDERS = 150;
const CHART_ORDERS = 100;
/** The threshold of the demo's spending policy, above which a passkey is wanted anyway. */
const SPENDING_HALT_MINOR = 40_000;

const THIEVES: readonly (Thief & Pick<Curve, 'colour' | 'dash'>)[] = [
  { name: '10 % more each', amountStep: 1.1, gapStep: 1, colour: '#b3261e', dash: '' },
  { name: '3 % more each', amountStep: 1.03, gapStep: 1, colour: '#8a4b00', dash: '8 3' },
  { name: '1 % more each', amountStep: 1.01, gapStep: 1, colour: '#5b3fa8', dash: '3 3' },
  { name: '3 % sooner each', amountStep: 1, gapStep: 0.97, colour: '#00629b', dash: '10 3 2 3' },
  { name: 'no thief', amountStep: 1, gapStep: 1, colour: '#4a5260', dash: '2 5' },
];

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      customers: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
    },
    strict: true,
  });
  const size = { customers: Number(values.customers), seed: Number(values.seed) };
  const honest = honestOf(size);
  const thieves = THIEVES.map((thief) => thiefOf(thief, size));
  const figures = wordsOf(honest, thieves, size);
  process.stdout.write(`${figures}\n`);
  if (values.write) writeRiskPage(figures, driftChart(THIEVES.map(curveOf(thieves)), CHART_ORDERS));
  return Promise.resolve(0);
}

interface Size {
  readonly customers: number;
  readonly seed: number;
}

function honestOf({ customers, seed }: Size): readonly HabitCounts[] {
  return HABITS.map((habit, index) => ({
    habit,
    counts: studyHonest(habit, {
      customers,
      orders: ORDERS,
      seed: seed * 100 + index,
      policy: DEFAULT_RISK_POLICY,
      spendingHaltMinor: SPENDING_HALT_MINOR,
    }),
  }));
}

function thiefOf(thief: Thief, { customers, seed }: Size): ThiefRuns {
  const runs = HABITS.flatMap((habit, index) =>
    Array.from({ length: customers }, (_, customer) => ({
      habit,
      found: studyThief(habit, thief, {
        seed: (seed * 100 + index) * 100_003 + 50_000 + customer,
        policy: DEFAULT_RISK_POLICY,
      }),
    })),
  );
  return { thief, runs };
}

function curveOf(all: readonly ThiefRuns[]) {
  return (thief: (typeof THIEVES)[number]): Curve => {
    const runs = all.find((one) => one.thief === thief)?.runs ?? [];
    const shares = Array.from(
      { length: MOST_THEFTS },
      (_, index) =>
        runs.filter(({ found }) => (found.drift?.order ?? Infinity) <= index + 1).length /
        runs.length,
    );
    return { label: thief.name, colour: thief.colour, dash: thief.dash, shares };
  };
}

function wordsOf(
  honest: readonly HabitCounts[],
  thieves: readonly ThiefRuns[],
  { customers, seed }: Size,
): string {
  const each = `${String(customers)} customers of each habit, ${String(ORDERS)} orders each, seed ${String(seed)}.`;
  return [
    `### Honest customers\n\n${each} All are confirmed. "Halted below 400": where the demo's spending policy would have asked for no passkey.`,
    honestTable(honest),
    reasonTable(honest),
    `### False alarms of the charts\n\nOf the orders after the first ${String(DEFAULT_RISK_POLICY.drift.baselineOrders)} of each of these customers. In "growing family" the drift is real: a quarter more each year.`,
    alarmTable(honest),
    `### The patient thief\n\n${String(customers)} accounts of each habit, taken over after 40 orders, at most ${String(MOST_THEFTS)} orders more. "Taken" is what went above the customer's own spending until the sign, in dollars.`,
    thiefTable(thieves),
    habitTable(thieves, HABITS),
    '### Effort\n\nBy the model of `tests/risk-study/customer-effort.ts`, in English.',
    effortTable(),
    "### Alguard's fifteen lines",
    alguardTable(),
  ].join('\n\n');
}
