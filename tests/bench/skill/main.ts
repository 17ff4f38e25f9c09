/** `node tests/bench/skill/run.mjs [--starts N] [--rounds N] [--json] [--write]`: the skill's own figures. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureAnswers, type AnswerTimes } from './measure-answers.ts';
import { measureColdStarts, type ColdStart } from './measure-cold-starts.ts';
import { writeIntoPage } from '../write-into-page.ts';

export const USAGE =
  'Use: node tests/bench/skill/run.mjs [--starts N] [--rounds N] [--json] [--write]';

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      starts: { type: 'string', default: '21' },
      rounds: { type: 'string', default: '300' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
    strict: true,
  });
  const starts = Number(values.starts);
  const rounds = Number(values.rounds);
  if (![starts, rounds].every((count) => Number.isInteger(count) && count > 0)) {
    process.stderr.write('--starts and --rounds are whole numbers from 1.\n');
    return 1;
  }
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const coldStarts = await measureColdStarts(starts);
  const answers = await measureAnswers(rounds);
  const text = `${formatColdStarts(coldStarts)}\n\n${formatAnswers(answers)}`;
  process.stdout.write(`${values.json ? JSON.stringify({ coldStarts, answers }) : text}\n`);
  if (values.write) writeIntoPage(`load ${load} before it began.\n\n${text}`, 'skill');
  return 0;
}

function formatColdStarts(starts: readonly ColdStart[]): string {
  const rows = starts.map(
    ({ name, bytes, load, firstAnswer, cpu }) =>
      `| ${name} | ${kib(bytes)} | ${ms(load.p50Ms)} | ${ms(firstAnswer.p50Ms)} | ${ms(cpu.p50Ms)} |`,
  );
  const [ours, least] = starts;
  const ratio =
    ours && least
      ? [
          `| ratio | ${times(ours.bytes, least.bytes)} | ${times(ours.load.p50Ms, least.load.p50Ms)} |  | ${times(ours.cpu.p50Ms, least.cpu.p50Ms)} |`,
        ]
      : [];
  return [
    `| fresh process, median of ${String(starts[0]?.load.count ?? 0)} | KiB | until it is read ms | first answer ms | processor ms, Node included |`,
    '| --- | --: | --: | --: | --: |',
    ...rows,
    ...ratio,
  ].join('\n');
}

function formatAnswers(answers: readonly AnswerTimes[]): string {
  return [
    `| the skill itself, ${String(answers[0]?.own.count ?? 0)} of each | p50 ms | p99 ms | with the shop p50 ms (p99) | largest answer KiB | longest speech |`,
    '| --- | --: | --: | --: | --: | --: |',
    ...answers.map(
      ({ name, own, whole, largestBytes, longestSpeech }) =>
        `| ${name} | ${ms(own.p50Ms)} | ${ms(own.p99Ms)} | ${ms(whole.p50Ms)} (${ms(whole.p99Ms)}) | ${kib(largestBytes)} | ${String(longestSpeech)} |`,
    ),
  ].join('\n');
}

const ms = (value: number): string => value.toFixed(1);
const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
const times = (one: number, other: number): string => (one / other).toFixed(1);
