/** The tables of the study, in words. */
import { CURRENCY_EXPONENTS, RISK_REASONS } from '#core';
import { alguardLines } from '../core/risk/alguard-lines.ts';
import { EFFORT_CASES, effortOf } from './customer-effort.ts';
import type { Habit } from './habits.ts';
import { tableOf } from './risk-page.ts';
import type { HonestCounts } from './study-honest.ts';
import { SIGNS, type Found, type Sign, type Thief } from './study-thief.ts';

export interface HabitCounts {
  readonly habit: Habit;
  readonly counts: HonestCounts;
}

export interface ThiefRuns {
  readonly thief: Thief;
  readonly runs: readonly { readonly habit: Habit; readonly found: Found }[];
}

export function honestTable(rows: readonly HabitCounts[]): string {
  return tableOf(
    ['honest customer', 'orders', 'told of something', 'halted', 'halted below 400'],
    [
      ...rows.map(({ habit, counts }) => [
        `${habit.name}: ${habit.words}`,
        String(counts.orders),
        share(counts.told, counts.orders),
        share(counts.halted, counts.orders),
        share(counts.haltedBelow, counts.orders),
      ]),
      [
        '**all**',
        String(sumOf(rows, (counts) => counts.orders)),
        share(
          sumOf(rows, (counts) => counts.told),
          sumOf(rows, (counts) => counts.orders),
        ),
        share(
          sumOf(rows, (counts) => counts.halted),
          sumOf(rows, (counts) => counts.orders),
        ),
        share(
          sumOf(rows, (counts) => counts.haltedBelow),
          sumOf(rows, (counts) => counts.orders),
        ),
      ],
    ],
  );
}

export function reasonTable(rows: readonly HabitCounts[]): string {
  const orders = sumOf(rows, (counts) => counts.orders);
  const of = (reason: (typeof RISK_REASONS)[number]) =>
    sumOf(rows, (counts) => counts.reasons.get(reason) ?? 0);
  return tableOf(
    ['told to honest customers', 'of all orders'],
    RISK_REASONS.filter((reason) => of(reason) > 0).map((reason) => [
      `\`${reason}\``,
      share(of(reason), orders),
    ]),
  );
}

export function alarmTable(rows: readonly HabitCounts[]): string {
  const charts = ['amountCusum', 'amountEwma', 'paceCusum', 'paceEwma'] as const;
  const cells = (of: (chart: (typeof charts)[number]) => number, judged: number, any: number) => [
    ...charts.map((chart) => share(of(chart), judged)),
    share(any, judged),
    any === 0 ? 'none' : String(Math.round(judged / any)),
  ];
  const drifts = (counts: HonestCounts) => counts.reasons.get('slow_drift') ?? 0;
  return tableOf(
    [
      'false alarms of the charts',
      'amount, CUSUM',
      'amount, EWMA',
      'pace, CUSUM',
      'pace, EWMA',
      'any',
      'orders for one alarm',
    ],
    [
      ...rows.map(({ habit, counts }) => [
        habit.name,
        ...cells((chart) => counts.drift[chart], counts.drift.judged, drifts(counts)),
      ]),
      [
        '**all**',
        ...cells(
          (chart) => sumOf(rows, (counts) => counts.drift[chart]),
          sumOf(rows, (counts) => counts.drift.judged),
          sumOf(rows, drifts),
        ),
      ],
    ],
  );
}

const SIGN_WORDS: Readonly<Record<Sign, string>> = {
  cusum: 'CUSUM',
  ewma: 'EWMA',
  drift: 'either chart (told)',
  unusual: 'anything told',
  halted: 'halted',
};

export function thiefTable(all: readonly ThiefRuns[]): string {
  return tableOf(
    ['thief', 'sign', 'found', 'orders, median', 'orders, 9 of 10', 'taken by then, median'],
    all.flatMap(({ thief, runs }) =>
      SIGNS.map((sign) => {
        const found = runs.flatMap(({ found: signs }) => signs[sign] ?? []);
        return [
          thief.name,
          SIGN_WORDS[sign],
          share(found.length, runs.length),
          middleOf(
            found.map(({ order }) => order),
            runs.length,
            0.5,
          ),
          middleOf(
            found.map(({ order }) => order),
            runs.length,
            0.9,
          ),
          dollars(
            middleOf(
              found.map(({ takenMinor }) => takenMinor),
              runs.length,
              0.5,
            ),
          ),
        ];
      }),
    ),
    2,
  );
}

export function habitTable(all: readonly ThiefRuns[], habits: readonly Habit[]): string {
  return tableOf(
    ['orders until drift is told, median', ...all.map(({ thief }) => thief.name)],
    habits.map((habit) => [
      habit.name,
      ...all.map(({ runs }) => {
        const own = runs.filter((run) => run.habit === habit);
        const found = own.flatMap(({ found: { drift } }) => drift ?? []);
        return middleOf(
          found.map(({ order }) => order),
          own.length,
          0.5,
        );
      }),
    ]),
  );
}

export function effortTable(): string {
  return tableOf(
    ['order', 'taps', 'keys', 'words said', 'words read', 'seconds'],
    EFFORT_CASES.map(({ name, reasons }) => {
      const { taps, keys, wordsSaid, wordsRead, seconds } = effortOf(reasons);
      return [name, ...[taps, keys, wordsSaid, wordsRead, seconds].map(String)];
    }),
  );
}

export function alguardTable(): string {
  return tableOf(
    ["Alguard's line", 'its page expects', 'ours', 'why'],
    alguardLines().map(({ words, alguard, ours }) => [
      words,
      alguard,
      ours.outcome,
      ours.reasons.map((reason) => `\`${reason}\``).join(', '),
    ]),
    4,
  );
}

function sumOf(rows: readonly HabitCounts[], of: (counts: HonestCounts) => number): number {
  return rows.reduce((sum, { counts }) => sum + of(counts), 0);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(2)} %`;
}

/** The value that so large a share of all runs stays below; those that were never found count as later than all. */
function middleOf(found: readonly number[], runs: number, at: number): string {
  const value = [...found].sort((one, other) => one - other)[Math.ceil(runs * at) - 1];
  return value === undefined ? 'not found' : String(value);
}

function dollars(minor: string): string {
  return minor === 'not found' ? minor : (Number(minor) / 10 ** CURRENCY_EXPONENTS.USD).toFixed(0);
}
