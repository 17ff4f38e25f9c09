/** How each process of the demo is started and watched, in the order in which they are started. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isolate, type Isolation } from './isolation/isolate.ts';
import type { PreparedMachine } from './isolation/prepare-machine.ts';
import { readLastWords } from './last-words.ts';
import type { Demo } from './make-demo.ts';
import { START_GROUPS, type ProcessName } from './plan-addresses.ts';
import { runProcess } from './run-process.ts';
import type { Supervised } from './supervisor.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { storesOf } from './write-configs.ts';

const READY_WITHIN_MS = 30_000;

const ENTRIES: Readonly<Record<ProcessName, string>> = {
  identity: 'simulator/identity/main.js',
  merchant: 'simulator/merchant/main.js',
  processor: 'simulator/processor/main.js',
  outbox: 'simulator/outbox/main.js',
  settlement: 'settlement/main.js',
  approval: 'approval/main.js',
  mcp: 'mcp/main.js',
  skill: 'lambda/main.js',
  page: 'simulator/page/main.js',
};

/** @param machine where the sides are to be isolated. @param clockFile by which all clocks go. */
export function planStart(
  demo: Demo,
  machine: PreparedMachine | undefined,
  clockFile: string | undefined,
): readonly (readonly Supervised[])[] {
  const isolation = machine === undefined ? undefined : isolateDemo(demo, machine);
  const groups = START_GROUPS.map((group) =>
    group.map((name) => supervisedOf(demo, name, { isolation, clockFile })),
  );
  return isolation === undefined ? groups : [isolation.gate, ...groups];
}

function isolateDemo({ plan }: Demo, machine: PreparedMachine): Isolation {
  const { request, approval, settlement } = storesOf(plan);
  return isolate({
    machine,
    directory: plan.directory,
    ports: plan.ports,
    stores: { mcp: request, approval, settlement },
    readyWithinMs: READY_WITHIN_MS,
  });
}

function supervisedOf(
  { plan, configPaths, logPaths }: Demo,
  name: ProcessName,
  {
    isolation,
    clockFile,
  }: { readonly isolation: Isolation | undefined; readonly clockFile: string | undefined },
): Supervised {
  const entry = join(plan.root, 'dist', ENTRIES[name]);
  if (!existsSync(entry)) throw new Error(`${entry} is not built; run: npm run build`);
  const logPath = logPaths[name];
  return {
    name,
    start: () =>
      runProcess({
        name,
        entry,
        configPath: configPaths[name],
        logPath,
        command: isolation?.commandOf(name) ?? [],
        clockFile,
      }),
    waitUntilReady: (isGivenUp) =>
      waitUntilReady(
        { port: plan.ports[name], host: new URL(plan.addresses[name]).host },
        { boundMs: READY_WITHIN_MS, isGivenUp },
      ),
    lastWords: () => readLastWords(logPath),
  };
}
