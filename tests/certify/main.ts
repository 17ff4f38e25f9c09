/**
 * `npm run certify [-- --json] [--write] [--only WORD]`: starts the product, checks every requirement now, and prints a row of each. Ends with 1 when
 * one is not met. What needs Amazon's own tools, and what is open, is counted apart.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { countResults, formatCounts, formatSections } from './run/format-sections.ts';
import { runSections } from './run/run-rows.ts';
import { runTests } from './run/run-tests.ts';
import { SECTIONS } from './rows/sections.ts';
import { startProductWorld } from './world/product-world.ts';

export const USAGE = 'Use: npm run certify -- [--json] [--write] [--only WORD]';

const PAGE = fileURLToPath(new URL('../../docs/certify.md', import.meta.url));

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
    strict: true,
  });
  const only = values.only.toLowerCase();
  const sections = SECTIONS.map(({ title, rows }) => ({
    title,
    rows: rows.filter(({ id }) => `${title} ${id}`.toLowerCase().includes(only)),
  })).filter(({ rows }) => rows.length > 0);
  const tests = sections.flatMap(({ rows }) =>
    rows.flatMap(({ check }) => (typeof check === 'function' ? [] : [check])),
  );
  say(`running the tests that ${String(tests.length)} rows name`);
  const report = await runTests(tests);
  say('starting the product');
  const { world, stop } = await startProductWorld();
  try {
    const ran = await runSections(sections, {
      world,
      tests: report,
      onRow: ({ row, result, evidence }) => {
        if (result === 'FAILED') say(`FAILED ${row.id}: ${evidence}`);
      },
    });
    const text = formatSections(ran);
    process.stdout.write(
      values.json ? `${JSON.stringify(ran)}\n` : `${text}\n\n${formatCounts(ran)}\n`,
    );
    if (values.write && only === '') writeFileSync(PAGE, pageOf(text, formatCounts(ran)));
    return countResults(ran).FAILED === 0 ? 0 : 1;
  } finally {
    await stop();
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function pageOf(table: string, counts: string): string {
  return `# Certification

What Amazon asks of an Alexa+ add-on, of a custom skill and of a skill that allows purchases, as far as it can be known, and how it was checked.
\`npm run certify -- --write\` wrote this page: it starts the product, asks it over the wire, reads what would be handed in, runs the tests that a row
names, and ends with 1 when one is not met. Sources are sections of the reference on Alexa+ with its grade of evidence: [A] read on Amazon's page,
[N#] by a dated note, [U] the UCP specification, [X] a published package, [K] general knowledge, [D] our own inference.

${counts}.

- **passed**: the check ran now and held.
- **needs Amazon**: ours held, and only Amazon's own tools or people can say so in the end. Not counted as passed.
- **open**: the rule and our design pull apart, or nobody knows the rule; our answer stands beside it. Not counted as passed.
- **not offered**: the add-on does not have it; the check is that it does not.

${table}
`;
}
