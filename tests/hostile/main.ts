/** `npm run hostile [-- --json] [--arm NAME] [--case ID]`: every case on every arm, a table, and a status that is zero only when all is as it must be. */
import { parseArgs } from 'node:util';
import type { Arm } from './arms/arm.ts';
import { AGENT_HOLDS_THE_CREDENTIAL, ONE_CLICK_APPROVAL } from './arms/control.ts';
import { OURS, OURS_OBEYING } from './arms/hearback.ts';
import { BENIGN_CASES } from './cases/benign-cases.ts';
import type { Case } from './cases/case.ts';
import { HOSTILE_CASES } from './cases/hostile-cases.ts';
import { formatCounts, formatTable, summarize } from './report.ts';
import { runArm, type Result } from './suite.ts';

export const ARMS: readonly Arm[] = [
  OURS,
  OURS_OBEYING,
  AGENT_HOLDS_THE_CREDENTIAL,
  ONE_CLICK_APPROVAL,
];
export const CASES: readonly Case[] = [...HOSTILE_CASES, ...BENIGN_CASES];

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
  const arms = ARMS.filter(({ name }) => values.arm.length === 0 || values.arm.includes(name));
  const cases = CASES.filter(({ id }) => values.case.length === 0 || values.case.includes(id));
  if (arms.length === 0 || cases.length === 0) {
    process.stderr.write('There is no such arm or case.\n');
    return 1;
  }
  const results: Result[] = [];
  for (const arm of arms) {
    const ofArm = await runArm(arm, cases, ({ caseId, verdict, ms }) => {
      process.stderr.write(`${arm.name}: ${caseId} ${verdict} (${String(ms)} ms)\n`);
    });
    results.push(...ofArm);
  }
  const summary = summarize(results, cases);
  const isAsItMustBe = summary.faults.length === 0;
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ isAsItMustBe, ...summary, cases: cases.map(described), results })}\n`
      : `\n${formatTable(results, cases)}\n\n${formatCounts(summary)}\n\n${summary.faults.map((fault) => `NOT AS IT MUST BE: ${fault}\n`).join('')}${isAsItMustBe ? 'Everything is as it must be.' : 'Hearback, or this suite, is broken.'}\n`,
  );
  return isAsItMustBe ? 0 : 1;
}

function described(each: Case): object {
  const { id, kind, title } = each;
  return each.kind === 'hostile'
    ? { id, kind, title, attack: each.attack, harm: each.harm }
    : { id, kind, title, serves: each.serves };
}
