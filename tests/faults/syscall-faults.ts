/** Real system calls that fail: strace puts EIO, ENOSPC or SIGKILL into the Nth write or sync of settlement's store. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '../../simulator/launch/make-demo.ts';
import { storesOf } from '../../simulator/launch/write-configs.ts';
import { openMint } from '../bench/shop/mint-tokens.ts';
import { createCustomer } from './shop/customer.ts';
import { customerName, startFaultShop, type FaultShop } from './shop/fault-shop.ts';
import { orderUntilKnown } from './shop/order-until-known.ts';
import { readLog, reconcile, type Reckoning, type ToldOrder } from './shop/reconcile.ts';
import { PATIENCE } from './shop/until-answered.ts';
import { untilQuiet } from './shop/until-quiet.ts';

export const SYSCALLS = ['pwrite64', 'fdatasync', 'fsync'] as const;
export const INJECTIONS = ['error=EIO', 'error=ENOSPC', 'signal=KILL'] as const;

export interface SyscallCase {
  readonly syscall: (typeof SYSCALLS)[number];
  readonly injection: (typeof INJECTIONS)[number];
  /** Which call of this process on its store, from 1. */
  readonly place: number;
}

export interface SyscallReport extends Reckoning {
  readonly cases: number;
  /** How often each call comes on the way from the start to a sent receipt, without any fault. */
  readonly counted: Readonly<Record<string, number>>;
  readonly injected: number;
}

/** Undefined where strace may be used; else why not. */
export function whyNoStrace(): string | undefined {
  const tried = spawnSync('strace', ['-qq', '-o', '/dev/null', '--', 'true']);
  if (tried.error) return 'strace is not installed';
  return tried.status === 0 ? undefined : 'this machine does not let strace trace';
}

const TRACE_FILE = 'settlement.strace';

/** With `-D` the traced program stays the child that is started, so that a signal to it reaches it. */
function straceOf(demo: Demo, fault: SyscallCase | undefined): readonly string[] {
  const { settlement } = storesOf(demo.plan);
  const traced = ['', '-wal', '-shm', '-journal'].flatMap((suffix) => [
    '-P',
    `${settlement}${suffix}`,
  ]);
  const inject =
    fault === undefined
      ? []
      : ['-e', `inject=${fault.syscall}:${fault.injection}:when=${String(fault.place)}`];
  return [
    ...['strace', '-D', '-f', '-qq', '-o', join(demo.plan.directory, TRACE_FILE)],
    ...['-e', `trace=${SYSCALLS.join(',')}`, ...traced, ...inject, '--'],
  ];
}

/** @param choose the cases, once it is known how often each call comes. */
export async function runSyscallFaults(
  choose: (counted: Readonly<Record<string, number>>) => readonly SyscallCase[],
): Promise<SyscallReport> {
  let fault: SyscallCase | undefined;
  let isTraced = true;
  const shop = await startFaultShop({
    customers: 400,
    wrap: (side, demo) =>
      side === 'settlement' && isTraced ? { before: straceOf(demo, fault), node: [] } : undefined,
  });
  try {
    const mint = await openMint(shop.demo);
    const told: ToldOrder[] = [];
    const faults: string[] = [];
    let next = 0;
    const buy = async (): Promise<void> => {
      const caller = next;
      next += 1;
      const who = { customerId: customerName(caller), caller, patience: PATIENCE };
      const customer = await createCustomer(shop, mint, who);
      const order = await customer.prepare();
      const outcome = await orderUntilKnown(customer, order, {
        relay: shop.relay,
        patience: PATIENCE,
      });
      told.push({ digest: order.digest, outcome });
      if (outcome !== 'ordered') faults.push(`told ${outcome}`);
    };
    // From a start on a store that is there already to a receipt that is sent: that is what is broken below.
    await restart(shop);
    await buy();
    await untilQuiet(shop, PATIENCE.limitMs);
    await shop.processes.settlement.stop();
    const counted = countCalls(shop);
    let injected = 0;
    const cases = choose(counted);
    for (const each of cases) {
      const name = `${each.syscall} ${String(each.place)} ${each.injection}`;
      try {
        fault = each;
        const isInjected = await playCase(shop, buy, () => {
          fault = undefined;
        });
        if (isInjected) injected += 1;
      } catch (thrown) {
        faults.push(`${name}: ${String(thrown)}`);
      }
    }
    isTraced = false;
    await restart(shop);
    if (!(await untilQuiet(shop, PATIENCE.limitMs))) faults.push('settlement never came to rest');
    const reckoning = await reconcile(shop, told);
    return {
      ...reckoning,
      faults: [...faults, ...reckoning.faults],
      cases: cases.length,
      counted,
      injected,
    };
  } finally {
    await shop.stop();
  }
}

async function restart({ demo, processes }: FaultShop): Promise<void> {
  await processes.settlement.kill();
  rmSync(join(demo.plan.directory, TRACE_FILE), { force: true });
  await processes.settlement.start();
}

/** True when the fault was put in. Whatever ends the process, it is started again, without a fault the second time. */
async function playCase(
  shop: FaultShop,
  buy: () => Promise<void>,
  withdrawFault: () => void,
): Promise<boolean> {
  const { settlement } = shop.processes;
  const trace = join(shop.demo.plan.directory, TRACE_FILE);
  await settlement.kill();
  rmSync(trace, { force: true });
  const state = { isInjected: false, isOver: false };
  const isDown = (): boolean => !state.isOver && !settlement.isRunning();
  settlement.launch();
  const keptUp = (async (): Promise<void> => {
    for (let isOver = false; !isOver; { isOver } = state) {
      await Promise.race([settlement.ended(), new Promise((resolve) => setTimeout(resolve, 200))]);
      if (!isDown()) continue;
      state.isInjected = wasInjected(trace);
      withdrawFault();
      await settlement.start();
    }
  })();
  try {
    await buy();
    await untilQuiet(shop, PATIENCE.limitMs);
  } finally {
    state.isOver = true;
    await keptUp;
  }
  return state.isInjected || wasInjected(trace);
}

function wasInjected(trace: string): boolean {
  return /\(INJECTED\)|killed by SIGKILL/.test(readLog(trace));
}

function countCalls({ demo }: FaultShop): Readonly<Record<string, number>> {
  const lines = readFileSync(join(demo.plan.directory, TRACE_FILE), 'utf8').split('\n');
  return Object.fromEntries(
    SYSCALLS.map((name) => [name, lines.filter((line) => line.includes(` ${name}(`)).length]),
  );
}
