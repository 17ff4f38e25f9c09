/** The table of results for people, and the verdict on the whole run. */
import { ARM_NAMES, type ArmName } from './arms/arm.ts';
import { WHOLE_RUN, type Result, type Verdict } from './suite.ts';

/** What the table has a line for. */
export interface Row {
  readonly id: string;
  readonly kind: 'hostile' | 'benign';
  readonly title: string;
}

export interface Summary {
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What is not as it must be, in words. */
  readonly faults: readonly string[];
}

const VERDICTS: readonly Verdict[] = [
  'blocked',
  'harmed',
  'served',
  'failed',
  'defect',
  'not here',
];

export function summarize(results: readonly Result[], cases: readonly Row[]): Summary {
  const arms = armsIn(results);
  const counts = Object.fromEntries(
    arms.map((arm) => [
      arm,
      Object.fromEntries(
        VERDICTS.map((verdict) => [
          verdict,
          results.filter(
            (each) => each.arm === arm && each.caseId !== WHOLE_RUN && each.verdict === verdict,
          ).length,
        ]),
      ),
    ]),
  );
  const wrong = results
    .filter(({ isAsItMustBe }) => !isAsItMustBe)
    .map(
      ({ arm, caseId, verdict, because }) => `${arm}, ${caseId}: ${verdict}. ${because.join('; ')}`,
    );
  return { counts, faults: [...wrong, ...findBlindSpots(results, cases)] };
}

/** Each attack must have been seen to do harm on some control arm: a detector that cannot fire proves nothing. */
function findBlindSpots(results: readonly Result[], cases: readonly Row[]): readonly string[] {
  const control: readonly ArmName[] = [
    'agent holds the credential',
    'one-click approval',
    'a card without guards',
  ];
  const played = results.filter(({ arm }) => control.includes(arm));
  return cases
    .filter(({ kind, id }) => kind === 'hostile' && played.some(({ caseId }) => caseId === id))
    .filter(
      ({ id }) => !played.some(({ caseId, verdict }) => caseId === id && verdict === 'harmed'),
    )
    .map(({ id }) => `no control arm was harmed by ${id}: its detector never fired`);
}

export function formatTable(results: readonly Result[], cases: readonly Row[]): string {
  const arms = armsIn(results);
  const find = (arm: ArmName, id: string): string => {
    const result = results.find((each) => each.arm === arm && each.caseId === id);
    if (result === undefined) return '-';
    return `${result.verdict}${result.isAsItMustBe ? '' : ' !'}`;
  };
  const head = ['case', '', ...arms];
  const rows = cases.map(({ id, title }) => [id, title, ...arms.map((arm) => find(arm, id))]);
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export function formatCounts({ counts }: Summary): string {
  return Object.entries(counts)
    .map(([arm, of]) => {
      const told = Object.entries(of).filter(([, count]) => count > 0);
      return `${arm}: ${told.map(([verdict, count]) => `${String(count)} ${verdict}`).join(', ')}`;
    })
    .join('\n');
}

function armsIn(results: readonly Result[]): readonly ArmName[] {
  return ARM_NAMES.filter((name) => results.some(({ arm }) => arm === name));
}
