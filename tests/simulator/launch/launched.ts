/** The built launcher as a process of its own, on ports of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { launchReportSchema, type LaunchReport } from '../../../simulator/launch/launch-report.ts';

const LAUNCHER = fileURLToPath(new URL('../../../dist/simulator/launch/main.js', import.meta.url));

export interface Launched {
  readonly launcher: ChildProcess;
  /** Kept with the exit code. */
  readonly ended: Promise<number | null>;
  report(): Promise<LaunchReport>;
  /** Everything on standard error so far. */
  said(): string;
  /** Waits until the words were said. */
  hears(words: RegExp): Promise<void>;
  output(): string;
}

export function startLauncher(args: readonly string[]): Launched {
  const launcher = spawn(process.execPath, [LAUNCHER, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let said = '';
  const waiting = new Set<() => void>();
  const changed = (): void => {
    for (const look of waiting) look();
  };
  launcher.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    changed();
  });
  launcher.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    changed();
  });
  const ended = new Promise<number | null>((resolve) => {
    launcher.once('close', (code) => {
      resolve(code);
      changed();
    });
  });
  const until = (isThere: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const isOver = launcher.exitCode !== null;
        if (!isThere() && !isOver) return;
        waiting.delete(look);
        if (isThere()) resolve();
        else reject(new Error(`the launcher ended with ${String(launcher.exitCode)}: ${said}`));
      };
      waiting.add(look);
      look();
    });
  return {
    launcher,
    ended,
    said: () => said,
    output: () => output,
    hears: (words) => until(() => words.test(said)),
    report: async () => {
      await until(() => output.includes('\n'));
      return launchReportSchema.parse(JSON.parse(output));
    },
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The status of a GET at the loopback address under the origin's name; undefined where nobody listens. */
export async function statusOf(url: string): Promise<number | undefined> {
  const { host, port, pathname } = new URL(url);
  return new Promise((resolve) => {
    const call = request(
      { host: '127.0.0.1', port, path: pathname, headers: { host } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    call.once('error', () => {
      resolve(undefined);
    });
    call.end();
  });
}
