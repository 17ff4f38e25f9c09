/** The speech tools of the machine: which are missing, which versions, and running one of them. */
import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { availableParallelism, devNull } from 'node:os';
import { delimiter, join } from 'node:path';

const COMMANDS = [
  { command: 'flite', packageName: 'flite' },
  { command: 'sox', packageName: 'sox' },
  { command: 'espeak-ng', packageName: 'espeak-ng' },
  { command: 'pocketsphinx_continuous', packageName: 'pocketsphinx' },
] as const;
export type ToolCommand = (typeof COMMANDS)[number]['command'];
const AMERICAN_MODEL = 'pocketsphinx-en-us';
const LONGEST_RUN_MS = 30_000;

export interface ToolVersion {
  readonly name: string;
  readonly version: string;
}

/** The packages that must be installed before anything can be heard; empty when all is there. */
export async function missingPackages(): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const { command, packageName } of COMMANDS) {
    if (!(await isOnPath(command))) missing.push(packageName);
  }
  // Silence tells: without its model the recogniser does not start.
  const silence = ['-infile', devNull, '-logfn', devNull];
  const hasModel = await runTool('pocketsphinx_continuous', silence).then(
    () => true,
    () => false,
  );
  if (!hasModel) missing.push(AMERICAN_MODEL);
  return missing;
}

/** As the machine's package list has them; "unknown" where there is no such list. */
export async function toolVersions(): Promise<readonly ToolVersion[]> {
  const versions: ToolVersion[] = [];
  for (const name of [...COMMANDS.map(({ packageName }) => packageName), AMERICAN_MODEL]) {
    const version = await runCommand('dpkg-query', ['-W', '-f=${Version}', name]).catch(() => '');
    versions.push({ name, version: version.trim() || 'unknown' });
  }
  return versions;
}

/** What the tool writes to its output. @throws when it fails or takes too long. */
export function runTool(command: ToolCommand, args: readonly string[]): Promise<string> {
  return runCommand(command, args);
}

/** Every item in order, two at once; `onDone` hears how many are finished. */
export async function twoAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item, lane: number) => Promise<Result>,
  onDone: (finished: number) => void,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, async (_, lane) => {
    for (const [index, item] of queue) {
      results.set(index, await work(item, lane));
      onDone(results.size);
    }
  });
  await Promise.all(lanes);
  return [...results].sort(([one], [other]) => one - other).map(([, result]) => result);
}

function runCommand(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_RUN_MS,
    });
    let output = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(output);
      else reject(new Error(`${command} ended with ${String(status)}: ${complaint.slice(0, 300)}`));
    });
  });
}

async function isOnPath(command: string): Promise<boolean> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (folder === '') continue;
    const isThere = await access(join(folder, command), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return true;
  }
  return false;
}
