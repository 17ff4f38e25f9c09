/** Yesterday's copy of one side's store is put back while the others go on. */
import { copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openMint } from '../bench/shop/mint-tokens.ts';
import { createCustomer, type Customer, type PreparedOrder } from './shop/customer.ts';
import { customerName, startFaultShop, type FaultShop, type SideName } from './shop/fault-shop.ts';
import { readCaptures, readLedger, readSettlement } from './shop/reconcile.ts';
import { PATIENCE, untilAnswered } from './shop/until-answered.ts';
import { untilQuiet } from './shop/until-quiet.ts';

export interface RestoredReport {
  readonly side: SideName;
  /** What was done after the copy was taken, and what its customer is told after the copy was put back. */
  readonly told: Readonly<Record<string, string>>;
  readonly captures: Readonly<Record<string, number>>;
  readonly states: Readonly<Record<string, string>>;
  /** A new order of a new customer after it. */
  readonly newOrder: string;
  /** What the process said about it to its operator, at its highest level. */
  readonly alarms: readonly string[];
  /** Told once a person has looked and let settlement go on; empty for the other sides, which never stopped. */
  readonly toldAfterwards: Readonly<Record<string, string>>;
  readonly capturesAfterwards: Readonly<Record<string, number>>;
  /** What it said to its operator when it was let go on. */
  readonly alarmsAfterwards: readonly string[];
  /** Whether all three ledgers verify in the end. */
  readonly areLedgersWhole: boolean;
}

const STORE_OF = { mcp: 'request', approval: 'approval', settlement: 'settlement' } as const;
const LATER = [
  'bought before the copy',
  'bought after the copy',
  'cancelled after the copy',
  'declined after the copy',
  'confirmed before the copy',
  'proposed and bought after the copy',
] as const;
type Later = (typeof LATER)[number];

interface Planned {
  readonly what: Later;
  readonly customer: Customer;
  readonly order: PreparedOrder;
}

export async function runRestoredStore(side: SideName): Promise<RestoredReport> {
  const shop = await startFaultShop({ customers: LATER.length + 1 });
  try {
    const mint = await openMint(shop.demo);
    const prepare = async (what: Later, caller: number): Promise<Planned> => {
      const who = { customerId: customerName(caller), caller, patience: PATIENCE };
      const customer = await createCustomer(shop, mint, who);
      return { what, customer, order: await customer.prepare() };
    };
    const planned: Planned[] = [];
    for (const [caller, what] of LATER.entries()) {
      if (what === 'proposed and bought after the copy') await takeCopy(shop, side);
      const each = await prepare(what, caller);
      planned.push(each);
      if (what === 'bought before the copy') await buy(each);
    }
    for (const each of planned) await goOn(shop, each);
    await untilQuiet(shop, PATIENCE.limitMs);
    await putCopyBack(shop, side);
    const told: Record<string, string> = {};
    for (const { what, customer, order } of planned) {
      told[what] = await customer.redeem(order).catch((fault: unknown) => String(fault));
    }
    const last = await createCustomer(shop, mint, {
      customerId: customerName(LATER.length),
      caller: LATER.length,
      patience: { ...PATIENCE, limitMs: 5000 },
    });
    const newOrder = await last
      .prepare()
      .then((order) => last.redeem(order))
      .catch((fault: unknown) => String(fault));
    await untilQuiet(shop, 3000);
    const found = await describe(shop, side, { planned, told, newOrder });
    const toldAfterwards: Record<string, string> = {};
    if (side === 'settlement') {
      await letGoOn(shop);
      for (const { what, customer, order } of planned) {
        if (what === 'cancelled after the copy') continue;
        toldAfterwards[what] = await customer.redeem(order).catch(String);
      }
    }
    const afterwards = await describe(shop, side, { planned, told, newOrder });
    const ledgers = [
      readLedger(shop, 'request'),
      readLedger(shop, 'approval'),
      readLedger(shop, 'settlement'),
    ];
    return {
      ...found,
      toldAfterwards,
      capturesAfterwards: afterwards.captures,
      alarmsAfterwards: afterwards.alarms.filter((alarm) => !found.alarms.includes(alarm)),
      areLedgersWhole: ledgers.every(({ faults }) => faults.length === 0),
    };
  } finally {
    await shop.stop();
  }
}

async function buy({ customer, order }: Planned): Promise<void> {
  await untilAnswered('redeem', PATIENCE, async () => {
    const outcome = await customer.redeem(order);
    if (outcome !== 'ordered') throw new Error(`answered ${outcome}`);
  });
}

async function goOn(shop: FaultShop, planned: Planned): Promise<void> {
  const { what, customer, order } = planned;
  switch (what) {
    case 'bought after the copy':
    case 'proposed and bought after the copy':
      await buy(planned);
      return;
    case 'cancelled after the copy':
      await untilAnswered('cancel', PATIENCE, () => customer.cancel(order));
      return;
    case 'declined after the copy':
      await untilAnswered('decline', PATIENCE, () => customer.decline(order));
      await untilAnswered('void', PATIENCE, () => {
        if (!readSettlement(shop).endings.has(order.digest)) throw new Error('not ended');
        return Promise.resolve();
      });
      return;
    case 'bought before the copy':
    case 'confirmed before the copy':
      return;
    default:
      what satisfies never;
  }
}

function pathsOf({ demo, stores }: FaultShop, side: SideName): { store: string; copy: string } {
  return { store: stores[STORE_OF[side]], copy: `${demo.plan.directory}/${side}.yesterday` };
}

/** A process that ends in order leaves the file whole, without a write-ahead log. */
async function takeCopy(shop: FaultShop, side: SideName): Promise<void> {
  const { store, copy } = pathsOf(shop, side);
  await shop.processes[side].stop();
  copyFileSync(store, copy);
  await shop.processes[side].start();
}

async function putCopyBack(shop: FaultShop, side: SideName): Promise<void> {
  const { store, copy } = pathsOf(shop, side);
  await shop.processes[side].kill();
  for (const suffix of ['-wal', '-shm']) rmSync(`${store}${suffix}`, { force: true });
  // Another file takes its place, as `mv` does it: whoever reads it has the old one open.
  copyFileSync(copy, `${store}.restored`);
  renameSync(`${store}.restored`, store);
  await shop.processes[side].start();
}

/** What a person does who has compared the store with the processor's account: takes the old anchor away. */
async function letGoOn({ demo, processes }: FaultShop): Promise<void> {
  await processes.settlement.stop();
  rmSync(join(demo.plan.directory, 'settlement', 'keys', 'ledger.anchor'));
  await processes.settlement.start();
}

async function describe(
  shop: FaultShop,
  side: SideName,
  of: {
    readonly planned: readonly Planned[];
    readonly told: Readonly<Record<string, string>>;
    readonly newOrder: string;
  },
): Promise<
  Omit<
    RestoredReport,
    'toldAfterwards' | 'capturesAfterwards' | 'alarmsAfterwards' | 'areLedgersWhole'
  >
> {
  const captures = await readCaptures(shop);
  const { endings, charges } = readSettlement(shop);
  const by = <Value>(read: (digest: string) => Value): Readonly<Record<string, Value>> =>
    Object.fromEntries(of.planned.map(({ what, order }) => [what, read(order.digest)]));
  return {
    side,
    told: of.told,
    captures: by((digest) => captures.get(digest) ?? 0),
    states: by((digest) => charges.get(digest)?.state ?? endings.get(digest) ?? 'open'),
    newOrder: of.newOrder,
    alarms: alarmsOf(readFileSync(shop.demo.logPaths[side], 'utf8')),
  };
}

function alarmsOf(log: string): readonly string[] {
  const lines = log.split('\n').filter((line) => line.includes('"level":60'));
  return [...new Set(lines.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1] ?? line))];
}
