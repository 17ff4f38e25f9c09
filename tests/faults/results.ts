/** What each part found, with day and commit: `docs/faults.json` for the next run, `docs/faults.md` for people. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { TABLES } from './tables.ts';

const resultSchema = z.strictObject({
  table: z.string(),
  cells: z.record(z.string(), z.union([z.string(), z.number()])),
  faults: z.array(z.string()),
  commit: z.string(),
  day: z.string(),
  seconds: z.number(),
});
const resultsSchema = z.record(z.string(), resultSchema);
type FaultResult = z.output<typeof resultSchema>;

const JSON_PATH = fileURLToPath(new URL('../../docs/faults.json', import.meta.url));
const PAGE_PATH = fileURLToPath(new URL('../../docs/faults.md', import.meta.url));

function readResults(): Readonly<Record<string, FaultResult>> {
  if (!existsSync(JSON_PATH)) return {};
  return resultsSchema.parse(JSON.parse(readFileSync(JSON_PATH, 'utf8')));
}

/** Read again first: another part may have been done meanwhile. */
export function keepFaultResult(
  name: string,
  result: Omit<FaultResult, 'faults'> & { readonly faults: readonly string[] },
): void {
  const kept = { ...result, faults: result.faults.slice(0, 20) };
  const results = { ...readResults(), [name]: kept };
  writeFileSync(JSON_PATH, `${JSON.stringify(results, undefined, 2)}\n`);
  writeFileSync(PAGE_PATH, pageOf(results));
}

const TOP = `# Faults

Written by \`node tests/faults/run.mjs --part NAME\` and by \`npm run test:deep\`, which does every part; nothing here is written by hand. A part that is not here was not done at full size. \`npm test\` does a sample of each.
All processes are real ones, on stores of their own; the processor stand-in remembers, and its own log of captures is what everything is compared with. What each table means, and what cannot hold, is said above it.
`;

function pageOf(results: Readonly<Record<string, FaultResult>>): string {
  const sections = TABLES.flatMap(({ name, title, says }) => {
    const rows = Object.entries(results).filter(([, { table }]) => table === name);
    return rows.length === 0 ? [] : [`## ${title}`, '', says, '', ...tableOf(rows), ''];
  });
  const faults = Object.entries(results).flatMap(([name, { faults: found }]) =>
    found.map((fault) => `- ${name}: ${fault.replaceAll('\n', ' ')}`),
  );
  const found = faults.length === 0 ? [] : ['## What did not hold', '', ...faults, ''];
  return [TOP, ...sections, ...found].join('\n');
}

function tableOf(rows: readonly (readonly [string, FaultResult])[]): readonly string[] {
  const columns = [...new Set(rows.flatMap(([, { cells }]) => Object.keys(cells)))];
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(['part', ...columns, 'result', 'time', 'day', 'commit']),
    `|${'---|'.repeat(columns.length + 5)}`,
    ...rows.map(([name, { cells, faults, seconds, day, commit }]) =>
      line([
        name,
        ...columns.map((column) => String(cells[column] ?? '')),
        faults.length === 0 ? 'holds' : 'DOES NOT HOLD',
        `${String(seconds)} s`,
        day,
        commit,
      ]),
    ),
    ...sumsOf(rows, columns),
  ];
}

/** The kill rounds are done in parts, and asked for as one number. */
function sumsOf(
  rows: readonly (readonly [string, FaultResult])[],
  columns: readonly string[],
): readonly string[] {
  if (rows.length < 2 || !columns.includes('rounds')) return [];
  const sums = columns.map((column) => {
    const values = rows.map(([, { cells }]) => cells[column]);
    const numbers = values.filter((value) => typeof value === 'number');
    return column === 'processes' || numbers.length === 0
      ? ''
      : String(numbers.reduce((sum, value) => sum + value, 0));
  });
  return [`| all | ${sums.join(' | ')} | | | | |`];
}
