/** The figures of the hostile host as a table of Markdown. */
import type { HostileFigures } from './measure-hostile-host.ts';

export function formatHostileFigures({ seconds, calm, attacks }: HostileFigures): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const head = [
    `hostile host, ${String(seconds)} s each`,
    'at once',
    'a second',
    'answers',
    'peak memory MiB',
    'honest customer: p50 ms',
    'p99 ms',
    'refused',
  ];
  return [
    line(head),
    line(head.map(() => '---')),
    line(['nobody hostile', '', '', '', ...rest(calm)]),
    ...attacks.map((attack) =>
      line([
        attack.name,
        String(attack.callers),
        attack.perSecond.toFixed(0),
        Object.entries(attack.statuses)
          .map(([status, count]) => `${status === '0' ? 'ended' : status}: ${String(count)}`)
          .join(', '),
        ...rest(attack),
      ]),
    ),
  ].join('\n');
}

function rest({ peakMemoryMib, honest, honestRefused }: HostileFigures['calm']): readonly string[] {
  return [
    String(peakMemoryMib ?? ''),
    honest.p50Ms.toFixed(1),
    honest.p99Ms.toFixed(1),
    String(honestRefused),
  ];
}
