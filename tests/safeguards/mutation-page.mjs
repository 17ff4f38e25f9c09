/** The kept results: one row for each safeguard, of the last run that it was part of. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const TITLE = `# Safeguards that were taken out

\`npm run mutate -- --write\` takes each named safeguard (\`tests/safeguards/registry\`) out of a copy of the tree, runs the tests that are
expected to notice, and writes who did. A \`+\` behind a commit: the tree held changes that were not committed.

`;
const HEAD = `| safeguard | taken out of | requirements | noticed by | date | commit |
| --- | --- | --- | --- | --- | --- |
`;

/** Rows of safeguards that were not run this time stay; rows of safeguards that are no more go. */
export function writeMutationPage(path, results, { safeguards, date, commit }) {
  const rows = existsSync(path) ? readRows(readFileSync(path, 'utf8')) : new Map();
  for (const { safeguard, words } of results) {
    const { id, file, requirements } = safeguard;
    const cells = [`\`${id}\``, file, requirements.join(', '), words, date, commit];
    rows.set(id, `| ${cells.map(escapeCell).join(' | ')} |`);
  }
  const kept = safeguards.flatMap(({ id }) => rows.get(id) ?? []);
  const survivors = kept.filter((row) => !row.includes('| noticed: ')).length;
  const sum = `${kept.length} safeguards, ${kept.length - survivors} noticed, ${survivors} not.\n\n`;
  writeFileSync(path, `${TITLE}${sum}<!-- prettier-ignore -->\n${HEAD}${kept.join('\n')}\n`);
}

function readRows(page) {
  return new Map([...page.matchAll(/^\| `([a-z0-9-]+)` \|.*$/gm)].map(([row, id]) => [id, row]));
}

function escapeCell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ');
}
