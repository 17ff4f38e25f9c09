/** Runs one process of the demo and collects what it writes in its own log file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ProcessPlan {
  readonly name: string;
  /** Absolute path of the built entry. */
  readonly entry: string;
  readonly configPath: string;
  readonly logPath: string;
  /** Words before Node's own, which run the rest as another user or elsewhere. */
  readonly command?: readonly string[];
  readonly cwd?: string;
  /** Its clock goes as this file says; left out: as the machine's. */
  readonly clockFile?: string | undefined;
}

export interface RunningProcess {
  readonly pid: number | undefined;
  /** Kept once the process has ended, with what ended it in words. */
  readonly ended: Promise<string>;
  signal(signal: 'SIGTERM' | 'SIGKILL'): void;
}

const PRELOAD = new URL('./end-with-launcher.js', import.meta.url).href;

/** The preloaded module that has a process follow the file. */
export function clockPreload(file: string): string {
  const url = new URL('./follow-clock.js', import.meta.url);
  url.searchParams.set('file', file);
  return url.href;
}

/**
 * The process has no standard input and no part of the launcher's environment but what Node needs. It gets a process group of its own,
 * so that Ctrl-C reaches the launcher alone, and a channel whose end tells it that the launcher is gone.
 */
export function runProcess(plan: ProcessPlan): RunningProcess {
  const log = openSync(plan.logPath, 'a', 0o600);
  const { clockFile } = plan;
  const clock = clockFile === undefined ? [] : ['--import', clockPreload(clockFile)];
  const words = ['--import', PRELOAD, ...clock, plan.entry, '--config', plan.configPath];
  const [program = process.execPath, ...rest] = [
    ...(plan.command ?? []),
    process.execPath,
    ...words,
  ];
  const child: ChildProcess = spawn(program, rest, {
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
    env: { NODE_ENV: 'production' },
    cwd: plan.cwd ?? ROOT,
  });
  closeSync(log);
  child.channel?.unref();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (fault) => {
      resolve(`could not be started: ${fault.message}`);
    });
    child.once('exit', (code, signal) => {
      resolve(signal === null ? `ended by itself with ${String(code)}` : `was ended by ${signal}`);
    });
  });
  return {
    pid: child.pid,
    ended,
    signal: (signal) => {
      child.kill(signal);
    },
  };
}

/** Relative to `dist/simulator/launch/`. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
