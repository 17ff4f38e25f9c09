/** The figures as a page of Markdown: for a person's eyes on a screen as well. */
import { CPU_SLOWED } from './card/measure-first-paint.ts';
import { PHASES } from './measure/measure-orders.ts';
import type { Run } from './measure/run-callers.ts';
import { MOST_MEDIAN_MS } from './speech/measure-sentences.ts';
import type { BenchFigures } from './measure-bench.ts';

export function formatFigures(figures: BenchFigures): string {
  const { commitsOfAnOrder: commits, commitsPerSecond } = figures;
  const eight = figures.wholeOrders.find(({ callers }) => callers === 8);
  const possible = commitsPerSecond / commits.total;
  return [
    `${figures.machine}; ${String(figures.orders)} orders a round.`,
    '',
    ...table(
      ['', 'at once', 'p50 ms', 'p99 ms', 'a second'],
      [
        ...figures.byCallers.flatMap((runs) => PHASES.map((phase) => rowOf(phase, runs[phase]))),
        ...figures.wholeOrders.map((run) => rowOf('whole order', run)),
      ],
    ),
    '',
    ...historyRows(figures),
    ...pastRows(figures),
    ...table(['process', 'CPU ms an order, at 8 callers', 'peak memory MiB'], processRows(figures)),
    '',
    ...table(
      ['sentence of ten lines', `p50 ms (under ${String(MOST_MEDIAN_MS)} wanted)`, 'p99 ms'],
      figures.sentences.map(({ locale, p50Ms, p99Ms }) => [
        locale,
        p50Ms.toFixed(2),
        p99Ms.toFixed(2),
      ]),
    ),
    '',
    ...paintRows(figures),
    `Bare durable commits: ${grouped(Math.round(commitsPerSecond))} a second. An order needs ${String(commits.total)}: ` +
      `${String(commits.request)} in the request store, ${String(commits.approval)} in the approval store, ${String(commits.settlement)} in the settlement store.`,
    `So the disk alone would allow ${possible.toFixed(0)} orders a second; at 8 callers there were ${(eight?.perSecond ?? 0).toFixed(1)}: ${((eight?.perSecond ?? 0) / possible).toFixed(2)} of it.`,
  ].join('\n');
}

function historyRows({ histories, starts }: BenchFigures): readonly string[] {
  const lengths = starts.map(({ entries }) => grouped(entries));
  return [
    ...table(
      ['ledger entries', ...lengths.map((length) => `${length}: p50 ms (p99)`), 'ratio'],
      histories.map(({ phase, times, ratio }) => [
        phase,
        ...times.map(({ p50Ms, p99Ms }) => `${p50Ms.toFixed(1)} (${p99Ms.toFixed(1)})`),
        ratio.toFixed(2),
      ]),
    ),
    '',
    ...table(
      ['settlement', ...lengths],
      [
        [
          'from its start until it serves, s',
          ...starts.map(({ ms }) => ((ms ?? 0) / 1000).toFixed(1)),
        ],
        ['peak memory MiB', ...starts.map(({ peakMemoryMib: peak }) => String(peak ?? ''))],
      ],
    ),
    '',
  ];
}

function pastRows({ pasts: { times, ratio } }: BenchFigures): readonly string[] {
  return [
    ...table(
      [
        'past decisions of one customer with one card',
        ...times.map(({ decisions }) => `${grouped(decisions)}: p50 ms (p99)`),
        'ratio',
      ],
      [
        [
          'the deciding transaction',
          ...times.map(({ p50Ms, p99Ms }) => `${p50Ms.toFixed(1)} (${p99Ms.toFixed(1)})`),
          ratio.toFixed(2),
        ],
      ],
    ),
    '',
  ];
}

function paintRows({ firstPaint }: BenchFigures): readonly string[] {
  if (firstPaint === null) return ['The first paint of the card was not measured: no browser.', ''];
  const { first, again } = firstPaint;
  const name = `card first paint, CPU slowed ${String(CPU_SLOWED)}x: median of ${String(first.count)}`;
  return [
    ...table(
      [name, 'p50 ms', 'slowest ms'],
      [
        ['first visit, nothing kept', first.p50Ms.toFixed(0), first.slowestMs.toFixed(0)],
        ['once more', again.p50Ms.toFixed(0), again.slowestMs.toFixed(0)],
      ],
    ),
    '',
  ];
}

function processRows({
  cpuOfAnOrder,
  peakMemoryMib,
}: BenchFigures): readonly (readonly string[])[] {
  const memory: Readonly<Record<string, number>> = peakMemoryMib;
  return [
    ...Object.entries(cpuOfAnOrder.byProcess).map(([name, ms]) => [
      name,
      ms.toFixed(1),
      String(memory[name] ?? ''),
    ]),
    ['together', cpuOfAnOrder.total.toFixed(1), ''],
  ];
}

function rowOf(name: string, run: Run): readonly string[] {
  return [
    name,
    String(run.callers),
    run.p50Ms.toFixed(1),
    run.p99Ms.toFixed(1),
    run.perSecond.toFixed(1),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_cell, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ];
}

/** 100000 as `100,000`. */
function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}
