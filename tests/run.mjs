// `npm test`: installs what is missing, checks types, lint and format, builds, and runs every test. The last line counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../simulator/setup.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const browser = await ensureBrowser();
const { build } = await import('../simulator/build.mjs');

let passed = 0;
let failed = 0;
const skipped = [];

function count(name, isFine) {
  if (isFine) passed += 1;
  else failed += 1;
  console.log(`${isFine ? 'passed' : 'FAILED'}: ${name}`);
}

function run(script, args) {
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status === 0;
}

if (process.argv.length === 2) {
  count(
    'types',
    ['tsconfig.json', 'screens/tsconfig.json', 'tests/tsconfig.json'].every((project) =>
      run('node_modules/typescript/bin/tsc', ['-p', project, '--noEmit']),
    ),
  );
  count('lint', run('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']));
  count(
    'format',
    run('node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  );
}
count(
  'build',
  await build().then(
    () => true,
    (fault) => (console.error(fault), false),
  ),
);

const folder = mkdtempSync(join(tmpdir(), 'hearback-tests-'));
const report = join(folder, 'report.json');
spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, HEARBACK_CHROMIUM: browser ?? '' } },
);
try {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const file of testResults) {
    // A file that could not be loaded has no test to count; it counts as one failure.
    if (file.status === 'failed' && file.assertionResults.length === 0) failed += 1;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') failed += 1;
      else skipped.push(test.fullName);
    }
  }
} catch {
  count('the test runner gave its report', false);
}
rmSync(folder, { recursive: true, force: true });

if (!browser)
  count('a browser for the screens (install Chromium, or set HEARBACK_CHROMIUM)', false);
for (const name of skipped) console.log(`skipped: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
