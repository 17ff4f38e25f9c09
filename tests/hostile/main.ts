/** `npm run hostile [-- --json] [--arm NAME] [--case ID]`: every case on every arm, a table, and a status that is zero only when all is as it must be. */
import { parseArgs } from 'node:util';
import type { Arm } from './arms/arm.ts';
import { AGENT_HOLDS_THE_CREDENTIAL, ONE_CLICK_APPROVAL } from './arms/control.ts';
import { OURS, OURS_OBEYING } from './arms/hearback.ts';
import { BENIGN_CASES } from './cases/benign-cases.ts';
import type { Case } from './cases/case.ts';
import { HOSTILE_CASES } from './cases/hostile-cases.ts';
import { formatCounts, formatTable, summarize } from './report.ts';
import { runArm, type OnResult, type Result } from './suite.ts';
import { WEB_ARMS, WEB_CASES } from './web/web-suite.ts';

export const ARMS: readonly Arm[] = [
  OURS,
  OURS_OBEYING,
  AGENT_HOLDS_THE_CREDENTIAL,
  ONE_CLICK_APPROVAL,
];
export const CASES: readonly Case[] = [...HOSTILE_CASES, ...BENIGN_CASES];
/** What the table has a row for. */
const ROWS = [...CASES, ...WEB_CASES];

export const USAGE = 'Use: npm run hostile -- [--json] [--arm NAME] [--case ID]';

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      arm: { type: 'string', multiple: true, default: [] },
      case: { type: 'string', multiple: true, default: [] },
    },
    strict: true,
  });
  const isAsked = (name: string, among: readonly string[]): boolean =>
    among.length === 0 || among.includes(name);
  const arms = ARMS.filter(({ name }) => isAsked(name, values.arm));
  const cases = CASES.filter(({ id }) => isAsked(id, values.case));
  const webArms = WEB_ARMS.filter(({ name }) => isAsked(name, values.arm));
  const rows = ROWS.filter(({ id }) => isAsked(id, values.case));
  if (arms.length + webArms.length === 0 || rows.length === 0) {
    process.stderr.write('There is no such arm or case.\n');
    return 1;
  }
  const results: Result[] = [];
  const tell: OnResult = ({ arm, caseId, verdict, ms }) => {
    process.stderr.write(`${arm}: ${caseId} ${verdict} (${String(ms)} ms)\n`);
  };
  if (cases.length > 0) for (const arm of arms) results.push(...(await runArm(arm, cases, tell)));
  for (const arm of webArms) results.push(...(await arm.run(rows, tell)));
  const summary = summarize(results, rows);
  const isAsItMustBe = summary.faults.length === 0;
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ isAsItMustBe, ...summary, cases: rows.map(described), results })}\n`
      : `\n${formatTable(results, rows)}\n\n${formatCounts(summary)}\n\n${summary.faults.map((fault) => `NOT AS IT MUST BE: ${fault}\n`).join('')}${isAsItMustBe ? 'Everything is as it must be.' : 'Hearback, or this suite, is broken.'}\n`,
  );
  return isAsItMustBe ? 0 : 1;
}

function described(each: (typeof ROWS)[number]): object {
  const { id, kind, title } = each;
  return each.kind === 'hostile'
    ? { id, kind, title, attack: each.attack, harm: each.harm }
    : { id, kind, title, serves: each.serves };
}
