/** The shop as real processes whose stores outlive them, with the network to the processor in the test's own hands. */
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { findFreePorts } from '../../../simulator/launch/free-ports.ts';
import type { Demo } from '../../../simulator/launch/make-demo.ts';
import type { ProcessName } from '../../../simulator/launch/plan-addresses.ts';
import { storesOf } from '../../../simulator/launch/write-configs.ts';
import { makeBenchFolder } from '../../bench/shop/bench-folder.ts';
import { writePlainPolicy } from './plain-policy.ts';
import { openProcessorRelay, type ProcessorRelay } from './processor-relay.ts';
import { planProcess, type SideProcess } from './side-process.ts';

export const SIDE_NAMES = ['mcp', 'approval', 'settlement'] as const;
export type SideName = (typeof SIDE_NAMES)[number];
type StandIn = 'identity' | 'merchant' | 'processor' | 'outbox';
const STAND_INS: readonly StandIn[] = ['identity', 'merchant', 'processor', 'outbox'];

export interface FaultShop {
  readonly demo: Demo;
  readonly stores: ReturnType<typeof storesOf>;
  readonly processes: Readonly<Record<SideName | StandIn, SideProcess>>;
  /** All on one store; the first is the one that mcp asks. */
  readonly settlements: readonly SettlementProcess[];
  readonly relay: ProcessorRelay;
  stop(): Promise<void>;
}

export interface SettlementProcess {
  readonly url: string;
  readonly process: SideProcess;
  readonly logPath: string;
}

export interface FaultShopOptions {
  readonly customers: number;
  /** How many settlement processes share the store; one when left out. */
  readonly settlements?: number;
  /** Puts something into the stores before anybody opens them. */
  readonly fill?: (demo: Demo) => Promise<void>;
  /** Undoes, once all processes have ended, what `fill` did outside of the folder. */
  readonly release?: () => void;
  /** How the process is started where a fault is to be put into it, asked at each start; as always when it gives undefined. */
  readonly wrap?: (
    side: SideName,
    demo: Demo,
  ) => { readonly before: readonly string[]; readonly node: readonly string[] } | undefined;
  readonly environment?: (side: SideName, demo: Demo) => Readonly<Record<string, string>>;
}

export function customerName(index: number): string {
  return `bench-customer-${String(index)}`;
}

export async function startFaultShop(options: FaultShopOptions): Promise<FaultShop> {
  const names = Array.from({ length: options.customers }, (_each, index) => customerName(index));
  const demo = makeBenchFolder(await findFreePorts(randomInt), names);
  writePlainPolicy(demo.plan.directory);
  const relay = await openProcessorRelay(demo.plan.ports.processor);
  const { processor } = settlementConfigSchema.parse(readJson(demo.configPaths.settlement));
  changeConfig(demo.configPaths.settlement, { processor: { ...processor, url: relay.url } });
  const processes = planProcesses(demo, options);
  const further = await planFurtherSettlements(demo, options);
  const settlements = [
    {
      url: demo.plan.addresses.settlement,
      process: processes.settlement,
      logPath: demo.logPaths.settlement,
    },
    ...further,
  ];
  const all = [...Object.values(processes), ...further.map(({ process }) => process)];
  const stop = async (): Promise<void> => {
    await Promise.all(all.map((process) => process.kill()));
    await relay.close();
    options.release?.();
    demo.remove();
  };
  try {
    await options.fill?.(demo);
    await Promise.all(STAND_INS.map((name) => processes[name].start()));
    // The first makes the stores that the others open.
    await Promise.all(SIDE_NAMES.map((name) => processes[name].start()));
    for (const { process } of further) await process.start();
  } catch (fault) {
    await stop();
    throw fault;
  }
  return { demo, stores: storesOf(demo.plan), processes, settlements, relay, stop };
}

function planProcesses(demo: Demo, options: FaultShopOptions): FaultShop['processes'] {
  const plan = (name: ProcessName): SideProcess => planOne(demo, name, options);
  return {
    identity: plan('identity'),
    merchant: plan('merchant'),
    processor: plan('processor'),
    outbox: plan('outbox'),
    mcp: plan('mcp'),
    approval: plan('approval'),
    settlement: plan('settlement'),
  };
}

function planOne(
  demo: Demo,
  name: ProcessName,
  { wrap, environment }: FaultShopOptions,
): SideProcess {
  const { plan, configPaths, logPaths } = demo;
  const side = SIDE_NAMES.find((candidate) => candidate === name);
  const program = [entryOf(plan.root, name), '--config', configPaths[name]];
  return planProcess({
    name,
    command: () => {
      const { before = [], node = [] } = (side && wrap?.(side, demo)) ?? {};
      const [first, ...rest] = before;
      const started = [process.execPath, ...node, ...program] as const;
      return first === undefined ? started : [first, ...rest, ...started];
    },
    ...(side && environment ? { environment: environment(side, demo) } : {}),
    cwd: plan.root,
    logPath: logPaths[name],
    port: plan.ports[name],
    host: new URL(plan.addresses[name]).host,
  });
}

/** Users are verified apart: the bench's approval process has everything real but that. */
function entryOf(root: string, name: ProcessName): string {
  if (name === 'approval') return join(root, 'tests/bench/shop/approval-without-sign-in.mjs');
  const folder = STAND_INS.some((standIn) => standIn === name) ? 'dist/simulator' : 'dist';
  return join(root, folder, name, 'main.js');
}

async function planFurtherSettlements(
  demo: Demo,
  { settlements = 1 }: FaultShopOptions,
): Promise<readonly SettlementProcess[]> {
  const { plan, configPaths } = demo;
  const folder = join(plan.directory, 'further');
  mkdirSync(folder, { recursive: true });
  const ports = await findFurtherPorts(settlements - 1);
  return ports.map((port) => {
    const host = `127.0.0.1:${String(port)}`;
    const configPath = join(folder, `settlement-${String(port)}.json`);
    const config = configSchema.parse(readJson(configPaths.settlement));
    // The vault was filled by the first.
    const changed = { ...config, port, hosts: [host], demoBooks: null };
    writeFileSync(configPath, JSON.stringify(changed), { mode: 0o600 });
    const entry = entryOf(plan.root, 'settlement');
    const logPath = join(folder, `settlement-${String(port)}.log`);
    return {
      url: `http://${host}`,
      logPath,
      process: planProcess({
        name: `settlement at ${String(port)}`,
        command: () => [process.execPath, entry, '--config', configPath],
        cwd: plan.root,
        logPath,
        port,
        host,
      }),
    };
  });
}

async function findFurtherPorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('a port is missing');
    return address.port;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

const configSchema = z.looseObject({});
const settlementConfigSchema = z.looseObject({ processor: z.looseObject({ url: z.string() }) });

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

export function changeConfig(path: string, change: Readonly<Record<string, unknown>>): void {
  writeFileSync(path, JSON.stringify({ ...configSchema.parse(readJson(path)), ...change }));
}
