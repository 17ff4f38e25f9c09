/** Keeps the processes of the demo running: names the one that crashed, starts it again on its store, and gives up after three crashes. */
import type { CrashCounter } from './crash-counter.ts';
import type { RunningProcess } from './run-process.ts';

export interface Supervised {
  readonly name: string;
  readonly start: () => RunningProcess;
  /** False when `isGivenUp` said so, or when the process did not serve in time. */
  readonly waitUntilReady: (isGivenUp: () => boolean) => Promise<boolean>;
  /** The last lines of its log, for a person. */
  readonly lastWords: () => string;
}

export interface SupervisorOptions {
  readonly crashes: CrashCounter;
  readonly nowEpochMs: () => number;
  readonly say: (line: string) => void;
  /** Called once, after everything was stopped because of crashes. */
  readonly onGivenUp: () => void;
  readonly stopWithinMs: number;
}

export interface Supervisor {
  /** Starts the process and waits until it serves; false when everything was given up meanwhile. */
  start(process: Supervised): Promise<boolean>;
  pids(): Readonly<Record<string, number>>;
  /** Ends every process, the last started first, and waits until all are gone. */
  stop(): Promise<void>;
}

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const running = new Map<string, RunningProcess>();
  let stopping: Promise<void> | undefined;

  const stop = (): Promise<void> => {
    stopping ??= endAll([...running.values()].reverse(), options.stopWithinMs);
    return stopping;
  };

  const run = (supervised: Supervised): void => {
    const process = supervised.start();
    running.set(supervised.name, process);
    void process.ended.then(async (how) => {
      if (stopping !== undefined) return;
      if (options.crashes.count(options.nowEpochMs()) === 'stop_all') {
        options.say(
          `${supervised.name} ${how}. That is the third crash within a minute, so everything is stopped.`,
        );
        options.say(supervised.lastWords());
        await stop();
        options.onGivenUp();
        return;
      }
      options.say(`${supervised.name} ${how}. It is started again on its store.`);
      run(supervised);
      if (await waitFor(supervised)) options.say(`${supervised.name} is running again.`);
    });
  };

  const waitFor = async (supervised: Supervised): Promise<boolean> => {
    const current = running.get(supervised.name);
    const isReady = await supervised.waitUntilReady(
      () => stopping !== undefined || running.get(supervised.name) !== current,
    );
    if (isReady || stopping !== undefined) return isReady;
    // Another run of the same process has taken over after a crash: it is that one which counts now.
    if (running.get(supervised.name) !== current) return waitFor(supervised);
    options.say(`${supervised.name} does not answer. Everything is stopped.`);
    options.say(supervised.lastWords());
    await stop();
    options.onGivenUp();
    return false;
  };

  return {
    start: async (supervised) => {
      if (stopping !== undefined) return false;
      run(supervised);
      return waitFor(supervised);
    },
    pids: () =>
      Object.fromEntries(
        [...running].flatMap(([name, { pid }]) => (pid === undefined ? [] : [[name, pid]])),
      ),
    stop,
  };
}

async function endAll(processes: readonly RunningProcess[], withinMs: number): Promise<void> {
  for (const process of processes) process.signal('SIGTERM');
  const allEnded = Promise.all(processes.map(({ ended }) => ended));
  const timer = setTimeout(() => {
    for (const process of processes) process.signal('SIGKILL');
  }, withinMs);
  await allEnded;
  clearTimeout(timer);
}
