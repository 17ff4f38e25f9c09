/** The tests that rows name, run now in one go: a row is met when every test that its title names passed, and there is one. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { NotMet, type TestCheck } from '../row.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
export type TestReport = z.output<typeof reportSchema>;

/** @returns the report; empty where no file is there. */
export async function runTests(checks: readonly TestCheck[]): Promise<TestReport> {
  const files = [...new Set(checks.map(({ file }) => file))].filter((file) =>
    existsSync(join(ROOT, file)),
  );
  if (files.length === 0) return { testResults: [] };
  const folder = mkdtempSync(join(tmpdir(), 'hearback-certify-'));
  const report = join(folder, 'report.json');
  const isWhole = checks.some(({ title }) => title === '');
  const wanted = checks.map(({ title }) => escape(title)).join('|');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  try {
    await new Promise<void>((resolve) => {
      const child = spawn(process.execPath, isWhole ? args : [...args, '-t', `(${wanted})`], {
        cwd: ROOT,
        stdio: 'ignore',
      });
      child.once('close', () => {
        resolve();
      });
    });
    return existsSync(report)
      ? reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
      : { testResults: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws {NotMet} where no such test ran, or one did not pass. */
export function readTest(report: TestReport, { file, title }: TestCheck): string {
  const ran = report.testResults
    .filter(({ name }) => name.endsWith(file))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(
      ({ fullName, status }) =>
        fullName.includes(title) && status !== 'skipped' && status !== 'pending',
    );
  if (ran.length === 0) throw new NotMet(`no test of ${file} ran for "${title}"`);
  const failed = ran.filter(({ status }) => status !== 'passed');
  const [first] = failed;
  if (first)
    throw new NotMet(
      `${String(failed.length)} of ${String(ran.length)} tests of ${file} failed: ${first.fullName}`,
    );
  return `${String(ran.length)} ${ran.length === 1 ? 'test' : 'tests'} of \`${file}\` passed`;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
