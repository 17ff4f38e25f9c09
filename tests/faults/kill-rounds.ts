/** Kill rounds: orders under load, a random process ended by SIGKILL at a random moment, started again on its store, and a reckoning. */
import { openMint } from '../bench/shop/mint-tokens.ts';
import { createCustomer, type Customer, type PreparedOrder } from './shop/customer.ts';
import { customerName, startFaultShop, type FaultShop } from './shop/fault-shop.ts';
import { orderUntilKnown } from './shop/order-until-known.ts';
import { pressProcessor } from './shop/press.ts';
import { reconcile, type Reckoning, type ToldOrder } from './shop/reconcile.ts';
import type { SideProcess } from './shop/side-process.ts';
import { PATIENCE } from './shop/until-answered.ts';
import { untilQuiet } from './shop/until-quiet.ts';
import { seededChance, type Chance } from './seeded.ts';

export interface KillRoundOptions {
  readonly seed: number;
  readonly rounds: number;
  readonly ordersPerRound: number;
  /** How many settlement processes share the one store. */
  readonly settlements: number;
}

export interface KillRoundReport extends Reckoning {
  readonly rounds: number;
  readonly orders: number;
  readonly kills: Readonly<Record<string, number>>;
  readonly outcomes: Readonly<Record<string, number>>;
}

/** A kill comes so long after the load has begun, at most. */
const LATEST_KILL_MS = 300;

type Race = 'none' | 'cancel' | 'decline';

export async function runKillRounds(options: KillRoundOptions): Promise<KillRoundReport> {
  const chance = seededChance(options.seed);
  const customers = (options.rounds + 1) * options.ordersPerRound;
  const shop = await startFaultShop({ customers, settlements: options.settlements });
  const kills = new Map<string, number>();
  const told: ToldOrder[] = [];
  const faults: string[] = [];
  try {
    const mint = await openMint(shop.demo);
    let nextCustomer = 0;
    const prepareBatch = (): Promise<readonly Prepared[]> =>
      Promise.all(
        Array.from({ length: options.ordersPerRound }, async () => {
          const index = nextCustomer;
          nextCustomer += 1;
          const who = { customerId: customerName(index), caller: index, patience: PATIENCE };
          const customer = await createCustomer(shop, mint, who);
          return { customer, order: await customer.prepare() };
        }),
      );
    let batch = await prepareBatch();
    for (let round = 0; round < options.rounds; round += 1) {
      await misbehaveSometimes(shop, chance);
      const races = batch.map(() => raceOf(chance));
      const load = Promise.all([
        Promise.allSettled(batch.map((each, place) => finish(shop, each, races[place] ?? 'none'))),
        prepareBatch(),
      ]);
      const victim = chooseVictim(shop, chance);
      await new Promise((resolve) => setTimeout(resolve, chance.below(LATEST_KILL_MS)));
      await victim.kill();
      kills.set(victim.name, (kills.get(victim.name) ?? 0) + 1);
      await victim.start();
      const [finished, prepared] = await load;
      for (const each of finished) {
        if (each.status === 'fulfilled') told.push(each.value);
        else faults.push(`round ${String(round)}: ${String(each.reason)}`);
      }
      batch = prepared;
    }
    if (!(await untilQuiet(shop, PATIENCE.limitMs))) faults.push('settlement never came to rest');
    const reckoning = await reconcile(shop, told);
    return {
      ...reckoning,
      faults: [...faults, ...reckoning.faults],
      rounds: options.rounds,
      orders: told.length,
      kills: Object.fromEntries(kills),
      outcomes: countOutcomes(told),
    };
  } finally {
    await shop.stop();
  }
}

interface Prepared {
  readonly customer: Customer;
  readonly order: PreparedOrder;
}

/** @throws when no answer came, or one that may not be given. */
async function finish(
  { relay }: Pick<FaultShop, 'relay'>,
  { customer, order }: Prepared,
  race: Race,
): Promise<ToldOrder> {
  const racing = raceAgainst(customer, order, race);
  const outcome = await orderUntilKnown(customer, order, { relay, patience: PATIENCE });
  const stopped = await racing;
  const allowed = [
    'ordered',
    'payment_declined',
    ...(race === 'none' ? [] : [`${race}led`, `${race}d`]),
  ];
  if (!allowed.includes(outcome)) throw new Error(`${order.digest} was answered ${outcome}`);
  if (stopped === 'cancelled' && outcome !== 'cancelled') {
    throw new Error(`${order.digest} was told cancelled, and then ${outcome}`);
  }
  return { digest: order.digest, outcome };
}

async function raceAgainst(
  customer: Customer,
  order: PreparedOrder,
  race: Race,
): Promise<string | undefined> {
  if (race === 'none') return undefined;
  if (race === 'decline') {
    await customer.decline(order).catch(() => undefined);
    return undefined;
  }
  return customer.cancel(order).catch(() => undefined);
}

function raceOf(chance: Chance): Race {
  const thrown = chance.below(20);
  if (thrown === 0) return 'cancel';
  return thrown === 1 ? 'decline' : 'none';
}

/** Settlement most often: it is the one that moves money. The merchant stays up. */
function chooseVictim(shop: FaultShop, chance: Chance): SideProcess {
  const thrown = chance.below(100);
  if (thrown < 72) return chance.pick(shop.settlements).process;
  if (thrown < 84) return shop.processes.approval;
  if (thrown < 95) return shop.processes.mcp;
  return shop.processes.processor;
}

/** The processor answers late, not at all, with a fault of its own, or declines. */
async function misbehaveSometimes(shop: FaultShop, chance: Chance): Promise<void> {
  const next = chance.pick([
    ...Array.from({ length: 14 }, () => 'normal' as const),
    'answer_late',
    'time_out_before',
    'time_out_after',
    'error_500_after',
    'decline',
  ] as const);
  if (next !== 'normal') await pressProcessor(shop, { next, delayMs: 40 });
}

function countOutcomes(told: readonly ToldOrder[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { outcome } of told) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
