/** The command line of the simulation. */
import { parseArgs } from 'node:util';
import { findPlanted } from './plants/find-planted.ts';
import { PLANTED_FAULTS, type PlantedFault } from './plants/planted-faults.ts';
import { simulateSeeds } from './simulate-seeds.ts';
import { simulateSeed, type SeedReport } from './simulate-seed.ts';
import { readSimulationPage, writeIntoSimulationPage } from './simulation-page.ts';
import { COVERED } from './world/coverage.ts';

const HOUR_MS = 60 * 60 * 1000;

export const USAGE =
  'Use: npm run simulate -- [--seeds N] [--from S] [--seed S [--trace]] [--set-back HOURS] [--plants [--only ID]] [--write]';

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string', default: '100' },
      from: { type: 'string', default: '1' },
      seed: { type: 'string' },
      trace: { type: 'boolean', default: false },
      plants: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      'set-back': { type: 'string', default: '0' },
    },
    strict: true,
  });
  if (values.plants) return tryPlants(values.only, values.write);
  const setBackMs = Number(values['set-back']) * HOUR_MS;
  if (values.seed !== undefined) {
    return traceOne({ seed: Number(values.seed), setBackMs }, values.trace);
  }
  const range = { from: Number(values.from), seeds: Number(values.seeds), setBackMs };
  return runMany(range, values.write);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function traceOne(
  { seed, setBackMs }: { readonly seed: number; readonly setBackMs: number },
  mustPrint: boolean,
): Promise<number> {
  const report = await simulateSeed(seed, { mustKeepAll: true, setBackMs });
  if (mustPrint) say(report.lines.join('\n'));
  say(`seed ${String(seed)}: ${String(report.steps)} steps, trace ${report.traceHash}`);
  if (report.violation) say(wordsOf(report));
  return report.violation ? 1 : 0;
}

async function runMany(
  range: { readonly from: number; readonly seeds: number; readonly setBackMs: number },
  mustWrite: boolean,
): Promise<number> {
  const begun = performance.now();
  const { steps, coverage, violated, missing } = await simulateSeeds(range, (report) => {
    say(wordsOf(report));
  });
  const seconds = (performance.now() - begun) / 1000;
  for (const what of COVERED) say(`${what.padEnd(32)} ${String(coverage.of(what))}`);
  if (missing.length > 0) say(`NEVER SEEN: ${missing.join(', ')}`);
  const { from, seeds } = range;
  const figures = `${String(seeds)} seeds from ${String(from)}, ${String(steps)} steps in ${seconds.toFixed(1)} s: ${(seeds / seconds).toFixed(1)} seeds/s, ${(steps / seconds).toFixed(0)} steps/s`;
  say(figures);
  say(`${String(seeds - violated.length)} passed, ${String(violated.length)} failed`);
  if (mustWrite) {
    const rows = COVERED.map(
      (what) => `| ${what.replaceAll('_', ' ')} | ${String(coverage.of(what))} |`,
    );
    await writeIntoSimulationPage(
      'coverage',
      [
        `${figures}; ${String(violated.length)} failed.`,
        '',
        '| seen | times |',
        '|---|---|',
        ...rows,
      ].join('\n'),
    );
  }
  return violated.length === 0 && missing.length === 0 ? 0 : 1;
}

async function tryPlants(ids: readonly string[], mustWrite: boolean): Promise<number> {
  const chosen = PLANTED_FAULTS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const rows = new Map(readPlantRows());
  let missed = 0;
  for (const fault of chosen) {
    const { where, words, isFound } = await lookFor(fault);
    if (!isFound) missed += 1;
    say(`${fault.id.padEnd(28)} ${where}: ${words}`);
    rows.set(fault.id, rowOf(fault, where, words));
    // After each, so that a run that is stopped has kept what it found.
    if (mustWrite) await writeIntoSimulationPage('plants', tableOf(rows));
  }
  say(`${String(chosen.length - missed)} passed, ${String(missed)} failed`);
  return missed === 0 ? 0 : 1;
}

/** In the order of the faults: what was not looked for this time stays as it was found before. */
function tableOf(rows: ReadonlyMap<string, string>): string {
  const head = '| planted fault | must be found within | found in | what was noticed |';
  const found = PLANTED_FAULTS.flatMap(({ id }) => rows.get(id) ?? []);
  return [head, '|---|---|---|---|', ...found].join('\n');
}

const ROW_OF_PLANT = /^\| `(?<id>[a-z-]+)`: .*$/gm;

function readPlantRows(): readonly (readonly [string, string])[] {
  const rows = [...readSimulationPage().matchAll(ROW_OF_PLANT)];
  return rows.map(([row, id = '']) => [id, row]);
}

async function lookFor(
  fault: PlantedFault,
): Promise<{ readonly isFound: boolean; readonly where: string; readonly words: string }> {
  try {
    const found = await findPlanted(fault);
    if (!found) return { isFound: false, where: 'NOT FOUND', words: '' };
    const where = `seed ${String(found.seed)}, step ${String(found.step)}`;
    return { isFound: true, where, words: `${found.words} (${found.invariant})` };
  } catch (cause) {
    // The source has moved on: the fault cannot be planted as it stands.
    return { isFound: false, where: 'NOT FOUND', words: String(cause).slice(0, 200) };
  }
}

function rowOf({ id, fault, withinSeeds }: PlantedFault, where: string, words: string): string {
  return `| \`${id}\`: ${fault} | ${String(withinSeeds)} seeds | ${where} | ${words} |`;
}

function wordsOf({ seed, violation }: SeedReport): string {
  if (!violation) return `seed ${String(seed)} holds`;
  const { invariant, number, words, step } = violation;
  return `seed ${String(seed)}, step ${String(step)}: ${words} (${invariant}, invariant ${String(number)})`;
}
