// `npm test`: installs what is missing, checks types, lint and format, builds, and runs every test. The last line counts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureInstalled } from '../simulator/setup.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const browser = await ensureBrowser();

let passed = 0;
let failed = 0;
const skipped = [];

function count(name, isFine) {
  if (isFine) passed += 1;
  else failed += 1;
  console.log(`${isFine ? 'passed' : 'FAILED'}: ${name}`);
}

/** Runs a script to its end, and keeps what it says. */
function check(script, ...args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.once('close', (status) => {
      done({ isFine: status === 0, said: Buffer.concat(said).toString() });
    });
  });
}

const typesOf = (project) => () =>
  check('node_modules/typescript/bin/tsc', '-p', project, '--noEmit');
const CHECKS = [
  ['lint', () => check('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0')],
  ['types of the tests', typesOf('tests/tsconfig.json')],
  [
    'format',
    () => check('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  ],
  ['types of the processes', typesOf('tsconfig.json')],
  ['types of the screens', typesOf('screens/tsconfig.json')],
];
const BUILD = ['build', () => check('simulator/build.mjs')];

/** One after the other. */
async function doChecks(checks) {
  const done = [];
  for (const [name, start] of checks) done.push({ name, ...(await start()) });
  return done;
}

function tell(checks) {
  for (const { name, isFine, said } of checks) {
    process.stdout.write(said);
    count(name, isFine);
  }
}

// The checks need nothing of the build, and no test needs them: they run beside both, so that neither of two cores waits.
const checking = doChecks(process.argv.length === 2 ? CHECKS : []);
tell(await doChecks([BUILD]));

const folder = mkdtempSync(join(tmpdir(), 'hearback-tests-'));
const report = join(folder, 'report.json');
const testing = spawn(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, HEARBACK_CHROMIUM: browser ?? '', HEARBACK_WEB: resolve('dist/web') },
  },
);
await once(testing, 'close');
// What they say comes after the tests, in one piece each.
tell(await checking);
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
