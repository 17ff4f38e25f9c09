/** Runs the official MCP conformance suite in a process of its own, and reads the checks that it wrote down. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const checksSchema = z.array(
  z.looseObject({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }),
);

export interface Check {
  readonly scenario: string;
  readonly id: string;
  readonly status: string;
  readonly error: string | undefined;
}

export interface SuiteRun {
  readonly exitCode: number;
  readonly checks: readonly Check[];
  /** What the suite printed. */
  readonly output: string;
}

const LIMIT_MS = 90_000;
const shim = fileURLToPath(new URL('node-20-glob.mjs', import.meta.url));
const suite = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/conformance/dist/index.js',
);

/** @param args as the suite's own command line takes them, without `-o`. */
export async function runSuite(...args: readonly string[]): Promise<SuiteRun> {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-conformance-'));
  try {
    const ended = await runNode(['--import', shim, suite, ...args, '-o', folder]);
    return { ...ended, checks: readChecks(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The names of the scenarios that the suite has for clients, sorted. */
export async function listClientScenarios(): Promise<readonly string[]> {
  const { output } = await runNode(['--import', shim, suite, 'list', '--client']);
  return [...output.matchAll(/^ +- (\S+)/gm)].map(([, name = '']) => name).sort();
}

function runNode(args: readonly string[]): Promise<Omit<SuiteRun, 'checks'>> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...args],
      { timeout: LIMIT_MS, maxBuffer: 32 * 1024 * 1024 },
      (_fault, stdout, stderr) => {
        resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr });
      },
    );
  });
}

/** One folder for each scenario, named for it and the time, with its `checks.json`. */
function readChecks(folder: string): readonly Check[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('checks.json'))
    .flatMap((path) => {
      const scenario = dirname(path)
        .replace(/^(server|client)-/, '')
        .replace(/-20\d\d-.*$/, '');
      const checks = checksSchema.parse(JSON.parse(readFileSync(join(folder, path), 'utf8')));
      return checks.map(({ id, status, errorMessage: error }) => ({ scenario, id, status, error }));
    });
}
