/** A disk of one megabyte under settlement's store: it fills up in the middle of orders, nothing is charged twice, and more room is all that is needed. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMint } from '../bench/shop/mint-tokens.ts';
import { createCustomer, type Customer, type PreparedOrder } from './shop/customer.ts';
import { customerName, startFaultShop } from './shop/fault-shop.ts';
import { orderUntilKnown } from './shop/order-until-known.ts';
import { readLog, reconcile, type Reckoning, type ToldOrder } from './shop/reconcile.ts';
import { PATIENCE } from './shop/until-answered.ts';
import { untilQuiet } from './shop/until-quiet.ts';

export interface FullDiskReport extends Reckoning {
  readonly ordersUntilFull: number;
  /** What the customers heard whose orders met the full disk. */
  readonly heardWhenFull: readonly string[];
}

/** Undefined where a small file system may be mounted; else why not. */
export function whyNoSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-small-disk-'));
  try {
    if (!mount(folder, 'size=1m')) return 'nothing may be mounted here';
    unmount(folder);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mount(folder: string, options: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
}

/** @throws when the disk keeps its size. */
function resize(folder: string, size: string): void {
  const done = spawnSync('mount', ['-o', `remount,size=${size}`, folder]);
  if (done.status !== 0) throw new Error(`the disk could not be made ${size}`);
}

function unmount(folder: string): void {
  spawnSync('umount', ['-l', folder]);
}

/** Each has a place in the vault, which fills a part of the disk. */
const MOST_ORDERS = 16;
const HURT = 3;

export async function runFullDisk(): Promise<FullDiskReport> {
  let folder = '';
  const shop = await startFaultShop({
    customers: MOST_ORDERS,
    fill: ({ plan }) => {
      folder = join(plan.directory, 'settlement');
      const kept = join(plan.directory, 'settlement-kept');
      cpSync(folder, kept, { recursive: true });
      if (!mount(folder, 'size=16m,mode=0700')) throw new Error('nothing may be mounted here');
      cpSync(kept, folder, { recursive: true });
      return Promise.resolve();
    },
    release: () => {
      unmount(folder);
    },
  });
  try {
    // The first start writes more than there will be room for; an end in order leaves the store alone, without its write-ahead log.
    await shop.processes.settlement.stop();
    resize(folder, '1m');
    await shop.processes.settlement.start();
    const mint = await openMint(shop.demo);
    const told: ToldOrder[] = [];
    const faults: string[] = [];
    const hurt: {
      readonly customer: Customer;
      readonly order: PreparedOrder;
      readonly heard: string;
    }[] = [];
    let ordersUntilFull = 0;
    for (let caller = 0; caller < MOST_ORDERS && hurt.length < HURT; caller += 1) {
      const who = { customerId: customerName(caller), caller, patience: PATIENCE };
      const customer = await createCustomer(shop, mint, who);
      const order = await customer.prepare();
      const heard = await customer.redeem(order).catch((fault: unknown) => String(fault));
      if (heard === 'ordered') {
        if (!shop.relay.isCaptured(order.digest)) faults.push('called done before any charge');
        if (hurt.length === 0) ordersUntilFull += 1;
        told.push({ digest: order.digest, outcome: heard });
      } else hurt.push({ customer, order, heard });
    }
    if (hurt.length === 0) faults.push('the disk never filled up');
    if (!/disk is full|ENOSPC|disk I\/O/.test(readLog(shop.demo.logPaths.settlement))) {
      faults.push('settlement said nothing of the full disk');
    }
    resize(folder, '64m');
    for (const { customer, order } of hurt) {
      const outcome = await orderUntilKnown(customer, order, {
        relay: shop.relay,
        patience: PATIENCE,
      });
      told.push({ digest: order.digest, outcome });
      if (outcome !== 'ordered') faults.push(`told ${outcome} after there was room`);
    }
    if (!(await untilQuiet(shop, PATIENCE.limitMs))) faults.push('settlement never came to rest');
    const reckoning = await reconcile(shop, told);
    return {
      ...reckoning,
      faults: [...faults, ...reckoning.faults],
      ordersUntilFull,
      heardWhenFull: hurt.map(({ heard }) => heard.slice(0, 120)),
    };
  } finally {
    await shop.stop();
  }
}
