/** What the deep tests found, with day and commit: `docs/deep.json` for the next run, `docs/deep.md` for people. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const resultSchema = z.strictObject({
  commit: z.string(),
  day: z.string(),
  seconds: z.number(),
  holds: z.boolean(),
  words: z.string(),
});
const resultsSchema = z.record(z.string(), resultSchema);
export type PartResult = z.output<typeof resultSchema>;

const JSON_PATH = fileURLToPath(new URL('../../docs/deep.json', import.meta.url));
const PAGE_PATH = fileURLToPath(new URL('../../docs/deep.md', import.meta.url));

export function readResults(): Readonly<Record<string, PartResult>> {
  if (!existsSync(JSON_PATH)) return {};
  return resultsSchema.parse(JSON.parse(readFileSync(JSON_PATH, 'utf8')));
}

/** Read again first: another shard may have written meanwhile. */
export function keepResult(name: string, result: PartResult): void {
  const results = { ...readResults(), [name]: result };
  writeFileSync(JSON_PATH, `${JSON.stringify(results, undefined, 2)}\n`);
  writeFileSync(PAGE_PATH, pageOf(results));
}

function pageOf(results: Readonly<Record<string, PartResult>>): string {
  const rows = Object.entries(results).map(
    ([name, { commit, day, seconds, holds, words }]) =>
      `| ${name} | ${holds ? 'holds' : 'DOES NOT HOLD'} | ${words.replaceAll('|', '\\|')} | ${seconds.toFixed(0)} s | ${day} | ${commit} |`,
  );
  return [
    '# Deep tests',
    '',
    'Written by `npm run test:deep`: the tests that `npm test` samples, at full size. A part that is not here was not done. A `+` behind a commit: the tree held changes that were not committed.',
    '',
    '<!-- prettier-ignore -->',
    '| part | result | what was done | time | day | commit |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
