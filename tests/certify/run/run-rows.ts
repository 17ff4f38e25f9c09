/** Runs the rows one after the other, and says of each what came. */
import { NotMet, type Row, type Section } from '../row.ts';
import type { World } from '../world/world.ts';
import { readTest, type TestReport } from './run-tests.ts';

export const RESULTS = ['passed', 'FAILED', 'needs Amazon', 'open', 'not offered'] as const;
export type Result = (typeof RESULTS)[number];

export interface RanRow {
  readonly row: Row;
  readonly result: Result;
  readonly evidence: string;
}

export interface RanSection {
  readonly title: string;
  readonly rows: readonly RanRow[];
}

export interface RunWith {
  readonly world: World;
  /** Of the tests that the rows name; undefined where none were run: then these rows fail. */
  readonly tests: TestReport | undefined;
  readonly onRow?: (ran: RanRow) => void;
}

export async function runSections(
  sections: readonly Section[],
  using: RunWith,
): Promise<readonly RanSection[]> {
  const ran: RanSection[] = [];
  for (const { title, rows } of sections) {
    const done: RanRow[] = [];
    for (const row of rows) {
      const result = await runRow(row, using);
      using.onRow?.(result);
      done.push(result);
    }
    ran.push({ title, rows: done });
  }
  return ran;
}

export async function runRow(row: Row, { world, tests }: RunWith): Promise<RanRow> {
  try {
    const evidence =
      typeof row.check === 'function'
        ? await row.check(world)
        : readTest(tests ?? { testResults: [] }, row.check);
    return { row, result: resultOf(row), evidence };
  } catch (fault) {
    // A check that breaks shows nothing: the row is not met, whatever the reason.
    const words = fault instanceof Error ? fault.message : String(fault);
    const evidence = fault instanceof NotMet ? words : `the check broke: ${words}`;
    return { row, result: 'FAILED', evidence: evidence.slice(0, 400) };
  }
}

function resultOf({ standing }: Row): Result {
  switch (standing?.kind) {
    case undefined:
      return 'passed';
    case 'amazon':
      return 'needs Amazon';
    case 'open':
      return 'open';
    case 'not_offered':
      return 'not offered';
  }
}
