/** The figures as a table of Markdown. */
import type { ToolFigures } from './measure-tools.ts';

/** What every tool is to keep at the 95th percentile, the processor's answer apart. */
export const MOST_P95_MS = 50;

export function formatToolTimes(figures: ToolFigures): string {
  const rows = Object.entries(figures.tools).map(([name, times]) => {
    const { count, p50Ms, p95Ms, p99Ms, slowestMs } = times;
    const cells = [p50Ms, p95Ms, p99Ms, slowestMs].map((ms) => ms.toFixed(1));
    return `| ${[name, String(count), ...cells].join(' | ')} |`;
  });
  const memory = Object.entries(figures.peakMemoryMib)
    .map(([name, mib]) => `${name} ${String(mib)}`)
    .join(', ');
  const cpu = Object.entries(figures.cpuOfACallMs)
    .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
    .join(', ');
  return [
    `${String(figures.products)} products more than the shop's own, ${figures.perSecond.toFixed(1)} calls a second for ${figures.seconds.toFixed(0)} s; under ${String(MOST_P95_MS)} ms wanted at p95.`,
    '',
    '| tool | calls | p50 ms | p95 ms | p99 ms | slowest ms |',
    '| --- | --: | --: | --: | --: | --: |',
    ...rows,
    '',
    `The processor's answer is waited for ${figures.processorWaitP50Ms.toFixed(1)} ms longer at p50 (at most 300). Processor time a call, ms: ${cpu}. Peak memory MiB: ${memory}.`,
  ].join('\n');
}
