/** `npm start`: makes the folder of the run, starts the nine processes in order, keeps them running, and stops them. */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAYEE_ID } from '../merchant/seller.ts';
import { createCrashCounter } from './crash-counter.ts';
import { findFreePorts, findPortsInUse } from './free-ports.ts';
import { readLastWords } from './last-words.ts';
import { readLaunchOptions, type LaunchOptions } from './launch-options.ts';
import { describeForPerson, launchReportSchema, type LaunchReport } from './launch-report.ts';
import { makeDemo, type Demo } from './make-demo.ts';
import {
  DEMO_PORTS,
  planPorts,
  START_GROUPS,
  type Ports,
  type ProcessName,
} from './plan-addresses.ts';
import { runProcess } from './run-process.ts';
import { createSupervisor, type Supervised, type Supervisor } from './supervisor.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const READY_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 3000;

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

await launch(process.argv.slice(2));

async function launch(args: readonly string[]): Promise<void> {
  const read = readLaunchOptions(args);
  if (read.outcome === 'refused') {
    refuse(read.message);
    return;
  }
  const { options } = read;
  const ports = await choosePorts(options);
  const inUse = await findPortsInUse(ports);
  if (inUse.length > 0) {
    refuse(describePortsInUse(inUse));
    return;
  }

  const demo = makeDemo({ options, ports, root: ROOT, payees: [PAYEE_ID] });
  const supervisor = createSupervisor({
    crashes: createCrashCounter(),
    nowEpochMs: () => Date.now(),
    say,
    stopWithinMs: STOP_WITHIN_MS,
    onGivenUp: () => {
      say('Nothing is running any more.');
      leave(demo, 1);
    },
  });
  stopOnSignal(supervisor, demo);

  for (const group of START_GROUPS) {
    if (!options.isJson) say(`starting ${group.join(', ')}`);
    const started = await Promise.all(
      group.map((name) => supervisor.start(supervisedOf(demo, name))),
    );
    if (started.includes(false)) return;
  }
  const report = reportOf(demo, options, supervisor);
  process.stdout.write(`${options.isJson ? JSON.stringify(report) : describeForPerson(report)}\n`);
}

/** People read standard error; standard output holds the report alone, so that a program can read it. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function refuse(message: string): void {
  say(`${message}\nNothing was started.`);
  process.exitCode = 1;
}

function describePortsInUse(inUse: readonly number[]): string {
  const list = inUse.join(', ');
  const subject = inUse.length === 1 ? `Port ${list} is` : `Ports ${list} are`;
  return `${subject} in use by another program. Stop that program, or run: npm start -- --ports auto`;
}

async function choosePorts({ ports }: LaunchOptions): Promise<Ports> {
  if (ports === 'demo') return DEMO_PORTS;
  if (ports === 'auto') return findFreePorts(randomInt);
  return planPorts(ports);
}

function supervisedOf({ plan, configPaths, logPaths }: Demo, name: ProcessName): Supervised {
  const entry = join(ROOT, 'dist', ENTRIES[name]);
  if (!existsSync(entry)) throw new Error(`${entry} is not built; run: npm run build`);
  const logPath = logPaths[name];
  return {
    name,
    start: () => runProcess({ name, entry, configPath: configPaths[name], logPath }),
    waitUntilReady: (isGivenUp) =>
      waitUntilReady(
        { port: plan.ports[name], host: new URL(plan.addresses[name]).host },
        { boundMs: READY_WITHIN_MS, isGivenUp },
      ),
    lastWords: () => readLastWords(logPath),
  };
}

function reportOf({ plan }: Demo, options: LaunchOptions, supervisor: Supervisor): LaunchReport {
  return launchReportSchema.parse({
    page: plan.addresses.page,
    addresses: plan.addresses,
    ports: plan.ports,
    pids: supervisor.pids(),
    directory: plan.directory,
    isKept: options.keepDirectory !== undefined,
    customers: plan.secrets.customers,
  });
}

function stopOnSignal(supervisor: Supervisor, demo: Demo): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    say('\nstopping');
    void supervisor.stop().then(() => {
      say('Everything is stopped.');
      leave(demo, 0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function leave(demo: Demo, exitCode: number): void {
  demo.remove();
  process.exit(exitCode);
}
