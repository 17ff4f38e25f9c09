/** One process of the shop under test: started on its configuration, ended by SIGKILL at any moment, started again on its store. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { waitUntilReady } from '../../../simulator/launch/wait-until-ready.ts';

export interface SideProcess {
  readonly name: string;
  /** Starts it and waits until it serves. @throws when it does not. */
  start(): Promise<void>;
  /** Starts it without waiting: for a process that a fault will end while it starts. */
  launch(): void;
  isReady(): Promise<boolean>;
  /** As a loss of power to this process alone: nothing of it runs any more. */
  kill(): Promise<void>;
  /** Asks it to end, as a restart by the operator does. */
  stop(): Promise<void>;
  isRunning(): boolean;
  /** Resolves when the process that runs now has ended, by whatever cause. */
  ended(): Promise<void>;
  pid(): number | undefined;
}

export interface SideProcessPlan {
  readonly name: string;
  /** The program and its arguments, asked for at each start. */
  readonly command: () => readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly logPath: string;
  readonly port: number;
  /** The `Host` that it answers for. */
  readonly host: string;
}

const READY_WITHIN_MS = 60_000;

export function planProcess(plan: SideProcessPlan): SideProcess {
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();
  const isRunning = (): boolean => child?.exitCode === null && child.signalCode === null;

  const launch = (): void => {
    const log = openSync(plan.logPath, 'a', 0o600);
    const [program, ...args] = plan.command();
    const started = spawn(program, args, {
      stdio: ['ignore', log, log],
      env: { NODE_ENV: 'production', PATH: '/usr/bin:/bin', ...plan.environment },
      cwd: plan.cwd,
    });
    closeSync(log);
    child = started;
    ended = new Promise((resolve) => {
      started.once('exit', () => {
        resolve();
      });
    });
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (isRunning()) child?.kill(signal);
    await ended;
  };
  const isReady = (): Promise<boolean> =>
    waitUntilReady(
      { port: plan.port, host: plan.host },
      { boundMs: READY_WITHIN_MS, isGivenUp: () => !isRunning() },
    );
  return {
    name: plan.name,
    launch,
    isReady,
    async start() {
      launch();
      if (await isReady()) return;
      // The folder will be gone when somebody reads this.
      const lastWords = readFileSync(plan.logPath, 'utf8').slice(-1500);
      throw new Error(`${plan.name} does not serve: ${lastWords}`);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    isRunning,
    ended: () => ended,
    pid: () => child?.pid,
  };
}
