/** Runs test files in the copy and tells what became of each, without believing an exit code alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A change that makes a loop endless is ended; it is no kill by a test. */
const LONGEST_START_MS = 120_000;
const LONGEST_FILE_MS = 120_000;

/**
 * `passed`; `noticed` by a test that failed; or `broken`, when the files did not come to be run as tests: a load that failed, a hook that
 * threw, a run that did not end.
 */
export function runTests(folder, files, { mustBail }) {
  const report = join(folder, 'mutate-report.json');
  rmSync(report, { force: true });
  const run = spawnSync(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--maxWorkers=1',
      '--cache=false',
      ...(mustBail ? ['--bail=1'] : []),
      ...files,
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: LONGEST_START_MS + LONGEST_FILE_MS * files.length,
      killSignal: 'SIGKILL',
    },
  );
  if (run.error?.code === 'ETIMEDOUT') return { outcome: 'broken', reason: 'did not end' };
  if (!existsSync(report)) {
    return { outcome: 'broken', reason: lastLine(run.stderr || run.stdout || 'no report') };
  }
  return judge(JSON.parse(readFileSync(report, 'utf8')), { folder, files });
}

function judge({ testResults }, { folder, files }) {
  const failed = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => ({
        file: relative(folder, file.name),
        title: test.fullName,
        message: test.failureMessages.join('\n').split('\n').slice(0, 3).join(' '),
        case: counterexampleIn(test.failureMessages),
      })),
  );
  // A busy machine makes tests time out too, so that alone shows nothing.
  const noticed = failed.filter(({ message }) => !/timed out in \d+ ?ms/.test(message));
  if (noticed.length > 0) return { outcome: 'noticed', by: noticed };
  if (failed.length > 0)
    return { outcome: 'broken', reason: `timed out: ${failed[0].title}`, by: failed };
  const broken = testResults.find(({ status }) => status === 'failed');
  if (broken) {
    const reason = `${relative(folder, broken.name)}: ${broken.message?.split('\n')[0] ?? ''}`;
    return { outcome: 'broken', reason };
  }
  const passedTests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed'),
  );
  if (testResults.length !== files.length || passedTests.length === 0) {
    return { outcome: 'broken', reason: 'not every test file was run' };
  }
  return { outcome: 'passed' };
}

/** What a property test found; the case of a table is in the title already. */
function counterexampleIn(messages) {
  const found = /Counterexample: (.*)/.exec(messages.join('\n'))?.[1];
  return found === undefined ? '' : found.slice(0, 80);
}

function lastLine(text) {
  return text.trim().split('\n').at(-1);
}
