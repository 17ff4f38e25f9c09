/** The processes that an order passes, as real ones; approval with the bench's own verifier of users. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '../../../simulator/launch/make-demo.ts';
import type { ProcessName } from '../../../simulator/launch/plan-addresses.ts';
import { waitUntilReady } from '../../../simulator/launch/wait-until-ready.ts';

const GROUPS = [
  ['identity', 'merchant', 'processor', 'outbox'],
  ['settlement', 'approval', 'mcp'],
] as const satisfies readonly (readonly ProcessName[])[];
export type BenchProcess = (typeof GROUPS)[number][number];

const READY_WITHIN_MS = 120_000;

export interface Processes {
  readonly pids: Readonly<Partial<Record<BenchProcess, number>>>;
  /** From the start of each until it served. */
  readonly startedInMs: Readonly<Partial<Record<BenchProcess, number>>>;
  stop(): Promise<void>;
}

export async function startProcesses(demo: Demo): Promise<Processes> {
  const children = new Map<BenchProcess, ChildProcess>();
  const stop = async (): Promise<void> => {
    await Promise.all([...children.values()].reverse().map(end));
  };
  const startedInMs: Partial<Record<BenchProcess, number>> = {};
  for (const group of GROUPS) {
    for (const name of group) children.set(name, start(demo, name));
    const startedAt = performance.now();
    const ready = await Promise.all(
      group.map(async (name) => {
        const isServing = await isReady(demo, name, children);
        startedInMs[name] = performance.now() - startedAt;
        return isServing;
      }),
    );
    if (!ready.every(Boolean)) {
      await stop();
      throw new Error(
        `one of ${group.join(', ')} does not serve; its log is in ${demo.plan.directory}`,
      );
    }
  }
  return {
    pids: Object.fromEntries([...children].map(([name, { pid }]) => [name, pid])),
    startedInMs,
    stop,
  };
}

function start({ plan, configPaths, logPaths }: Demo, name: BenchProcess): ChildProcess {
  const log = openSync(logPaths[name], 'a', 0o600);
  const child = spawn(process.execPath, [entryOf(plan.root, name), '--config', configPaths[name]], {
    stdio: ['ignore', log, log],
    env: { NODE_ENV: 'production' },
    cwd: plan.root,
  });
  closeSync(log);
  return child;
}

function entryOf(root: string, name: BenchProcess): string {
  switch (name) {
    case 'approval':
      return join(root, 'tests/bench/shop/approval-without-sign-in.mjs');
    case 'settlement':
    case 'mcp':
      return join(root, 'dist', name, 'main.js');
    case 'identity':
    case 'merchant':
    case 'processor':
    case 'outbox':
      return join(root, 'dist/simulator', name, 'main.js');
  }
}

async function isReady(
  { plan }: Demo,
  name: BenchProcess,
  children: ReadonlyMap<BenchProcess, ChildProcess>,
): Promise<boolean> {
  return waitUntilReady(
    { port: plan.ports[name], host: new URL(plan.addresses[name]).host },
    {
      boundMs: READY_WITHIN_MS,
      isGivenUp: () => (children.get(name)?.exitCode ?? null) !== null,
    },
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}
