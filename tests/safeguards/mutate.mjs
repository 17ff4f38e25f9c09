// `npm run mutate`: takes each named safeguard out of a copy of the tree in turn, and shows which test noticed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from '../../simulator/setup.mjs';
import { chooseSafeguards, findUnknownIds, readMutateOptions, USAGE } from './mutate-options.mjs';

ensureInstalled();
const { runnerImport } = await import('vite');
const { openCompiler } = await import('./check-compiles.mjs');
const { copyTree, describeCommit } = await import('./copy-tree.mjs');
const { writeMutationPage } = await import('./mutation-page.mjs');
const { runTests } = await import('./run-tests.mjs');

const options = readMutateOptions(process.argv.slice(2));
if (!options) stop(USAGE);

const commit = describeCommit(ROOT);
const copy = copyTree(ROOT);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    copy.remove();
    process.exit(1);
  });
}
process.on('exit', copy.remove);

const { module } = await runnerImport(join(copy.folder, 'tests/safeguards/registry.ts'), {
  configFile: false,
  root: copy.folder,
  logLevel: 'error',
});
const unknown = findUnknownIds(module.SAFEGUARDS, options);
if (unknown.length > 0) stop(`No safeguard is called ${unknown.join(', ')}.`);
const chosen = chooseSafeguards(module.SAFEGUARDS, options);
const files = [...new Set(chosen.flatMap(({ tests }) => tests))].toSorted();

console.log(`the unchanged tree first: ${files.length} test files`);
const unchanged = runTests(copy.folder, files, { mustBail: false });
if (unchanged.outcome !== 'passed') {
  const failures = unchanged.by?.map(
    ({ file, title, message }) => `  ${file}: ${title}\n    ${message}`,
  );
  stop(
    `The unchanged tree fails, so nothing can be learnt.\n${failures?.join('\n') ?? unchanged.reason}`,
  );
}

const findFault = openCompiler(copy.folder);
const results = [];
for (const safeguard of chosen) {
  const result = tryWithout(safeguard);
  results.push({ safeguard, ...result, words: wordsOf(result) });
  console.log(`${safeguard.id.padEnd(40)} ${wordsOf(result)}`);
  // After each, so that a run that is stopped has kept what it found.
  if (options.mustWrite) keepResults();
}

const missed = results.filter(({ outcome }) => outcome !== 'noticed');
console.log(
  `\n${chosen.length} safeguards: ${chosen.length - missed.length} noticed, ${missed.length} not`,
);
for (const { safeguard, words } of missed) console.log(`  ${safeguard.id}: ${words}`);
process.exitCode = missed.length === 0 ? 0 : 1;

function keepResults() {
  const date = new Date().toISOString().slice(0, 10);
  const of = { safeguards: module.SAFEGUARDS, date, commit };
  writeMutationPage(join(ROOT, 'docs/mutation.md'), results, of);
}

function tryWithout({ file, keep, removed, tests }) {
  const path = join(copy.folder, file);
  const source = readFileSync(path, 'utf8');
  const parts = source.split(keep);
  if (parts.length !== 2)
    return { outcome: 'defect', reason: 'it does not stand in its file once' };
  const changed = parts.join(removed);
  const fault = findFault(file, changed);
  if (fault) return { outcome: 'defect', reason: `without it nothing compiles: ${fault}` };
  writeFileSync(path, changed);
  try {
    return runTests(copy.folder, tests, { mustBail: true });
  } finally {
    writeFileSync(path, source);
  }
}

function wordsOf({ outcome, by, reason }) {
  switch (outcome) {
    case 'noticed': {
      const [first] = by;
      return `noticed: ${first.title}${first.case === '' ? '' : ` ${first.case}`} (${first.file})`;
    }
    case 'passed':
      return 'SURVIVED: no test noticed';
    default:
      return `DEFECT: ${reason}`;
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
