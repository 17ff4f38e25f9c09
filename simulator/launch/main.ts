/** `npm start`: makes the folder of the run, starts the nine processes in order, keeps them running, and stops them. */
import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PAYEE_IDS } from '../merchant/sellers.ts';
import { createCrashCounter } from './crash-counter.ts';
import { prepareMachine } from './isolation/prepare-machine.ts';
import { removeStaleFolders, throwAwayPrefix } from './isolation/stale-folders.ts';
import { findFreePorts, findPortsInUse } from './free-ports.ts';
import { readLaunchOptions, type LaunchOptions } from './launch-options.ts';
import { describeForPerson, launchReportSchema, type LaunchReport } from './launch-report.ts';
import { makeDemo, type Demo } from './make-demo.ts';
import { DEMO_PORTS, PROCESS_NAMES, planPorts, type Ports } from './plan-addresses.ts';
import { planStart } from './plan-start.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const STOP_WITHIN_MS = 3000;

await launch(process.argv.slice(2));

async function launch(args: readonly string[]): Promise<void> {
  const read = readLaunchOptions(args);
  if (read.outcome === 'help') {
    process.stdout.write(`${read.message}\n`);
    return;
  }
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
  const machine = options.isIsolated ? await prepareMachine({ root: ROOT, ...options }) : undefined;
  if (machine?.outcome === 'cannot_isolate') {
    refuse(`The sides cannot be isolated here: ${machine.reason}`);
    return;
  }

  removeStaleFolders(tmpdir());
  const demo = makeDemo({
    options,
    ports,
    root: ROOT,
    payees: PAYEE_IDS,
    throwAwayPrefix: throwAwayPrefix(options.isIsolated, process.pid),
    nowEpochMs: Date.now(),
  });
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

  for (const group of planStart(demo, machine, options.clockFile)) {
    if (!options.isJson) say(`starting ${group.map(({ name }) => name).join(', ')}`);
    const started = await Promise.all(group.map((process) => supervisor.start(process)));
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

function reportOf({ plan }: Demo, options: LaunchOptions, supervisor: Supervisor): LaunchReport {
  return launchReportSchema.parse({
    page: plan.addresses.page,
    addresses: plan.addresses,
    ports: plan.ports,
    pids: pidsOf(supervisor),
    directory: plan.directory,
    isKept: options.keepDirectory !== undefined,
    isIsolated: options.isIsolated,
    publicUrls: options.publicUrls ?? null,
    customers: plan.secrets.customers,
  });
}

/** Of the nine processes; the gate of an isolated run is none of them. */
function pidsOf(supervisor: Supervisor): Readonly<Record<string, number | undefined>> {
  const pids = supervisor.pids();
  return Object.fromEntries(PROCESS_NAMES.map((name) => [name, pids[name]]));
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
