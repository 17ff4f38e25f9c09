/** Many at once: 64 callers with one token, and thousands of different orders through several settlement processes on one store. */
import { openMint } from '../bench/shop/mint-tokens.ts';
import { makeBulkOrders } from './shop/bulk-orders.ts';
import { createCustomer, type PreparedOrder } from './shop/customer.ts';
import { customerName, startFaultShop, type FaultShop } from './shop/fault-shop.ts';
import { reconcile, readLog, type Reckoning } from './shop/reconcile.ts';
import { openSettlementCaller, type SettlementCaller } from './shop/settlement-caller.ts';
import { PATIENCE, untilAnswered } from './shop/until-answered.ts';
import { untilQuiet } from './shop/until-quiet.ts';

export interface OneTokenReport extends Reckoning {
  /** What each caller was told first, counted. */
  readonly answers: Readonly<Record<string, number>>;
}

/** All callers say the same right code at the same moment, half of them through mcp and half at settlement's own doors. */
export async function callWithOneToken(of: {
  readonly callers: number;
  readonly settlements: number;
}): Promise<OneTokenReport> {
  const shop = await startFaultShop({ customers: 1, settlements: of.settlements });
  const door = await openSettlementCaller(shop);
  try {
    const mint = await openMint(shop.demo);
    const who = { customerId: customerName(0), patience: PATIENCE };
    const customer = await createCustomer(shop, mint, { ...who, caller: 0 });
    const order = await customer.prepare();
    const callers = await Promise.all(
      Array.from({ length: of.callers }, async (_each, caller) => {
        if (caller % 2 === 0) return await createCustomer(shop, mint, { ...who, caller });
        const { url } = doorOf(shop, caller);
        return {
          redeem: async (asked: PreparedOrder) => (await door.redeem(url, asked, 2000)).outcome,
        };
      }),
    );
    const faults: string[] = [];
    const answers = await Promise.all(
      callers.map(async (caller) => {
        const outcome = await caller
          .redeem(order)
          .catch((fault: unknown) => `fault: ${String(fault)}`);
        if (outcome === 'ordered' && !shop.relay.isCaptured(order.digest)) {
          faults.push('called done before any charge');
        }
        return outcome;
      }),
    );
    if (!(await untilQuiet(shop, PATIENCE.limitMs))) faults.push('settlement never came to rest');
    const outcome = await customer.redeem(order);
    const reckoning = await reconcile(shop, [{ digest: order.digest, outcome }]);
    return {
      ...reckoning,
      faults: [...faults, ...faultsInLogs(shop), ...reckoning.faults],
      answers: count(answers),
    };
  } finally {
    await door.close();
    await shop.stop();
  }
}

export interface ManyOrdersReport extends Reckoning {
  readonly orders: number;
  readonly settlements: number;
  /** From the moment at which all calls were made. */
  readonly slowestMs: number;
  readonly medianMs: number;
  readonly perSecond: number;
  readonly firstAnswers: Readonly<Record<string, number>>;
}

export async function redeemManyAtOnce(of: {
  readonly orders: number;
  readonly settlements: number;
  /** Whoever is answered later than this has waited too long. */
  readonly withinMs: number;
}): Promise<ManyOrdersReport> {
  const shop = await startFaultShop({ customers: of.orders + 1, settlements: of.settlements });
  const door = await openSettlementCaller(shop);
  try {
    const orders = await makeBulkOrders(shop, { first: 1, count: of.orders });
    const begunAt = performance.now();
    const answered = await Promise.all(
      orders.map(async (order, place) => {
        const outcome = await firstAnswer(door, doorOf(shop, place).url, order);
        const isUntrue = outcome === 'ordered' && !shop.relay.isCaptured(order.digest);
        return { order, outcome, isUntrue, ms: performance.now() - begunAt };
      }),
    );
    const seconds = (performance.now() - begunAt) / 1000;
    const isQuiet = await untilQuiet(shop, 60_000 + of.orders * 100);
    const told = await askAgain(shop, door, orders);
    const reckoning = await reconcile(shop, told);
    const times = answered.map(({ ms }) => ms).toSorted((left, right) => left - right);
    const untrue = answered.filter(({ isUntrue }) => isUntrue);
    const bad = answered.filter(({ outcome }) => !MAY_BE_ANSWERED.includes(outcome));
    return {
      ...reckoning,
      faults: [
        ...(isQuiet ? [] : ['settlement never came to rest']),
        ...untrue.map(({ order }) => `called done before any charge: ${order.digest}`),
        ...Object.entries(count(bad.map(({ outcome }) => outcome))).map(
          ([outcome, times]) => `${String(times)} callers were answered ${outcome}`,
        ),
        ...answered.flatMap(({ order, ms }) =>
          ms > of.withinMs ? [`answered only after ${ms.toFixed(0)} ms: ${order.digest}`] : [],
        ),
        ...faultsInLogs(shop),
        ...reckoning.faults,
      ],
      orders: of.orders,
      settlements: of.settlements,
      slowestMs: Math.round(times.at(-1) ?? 0),
      medianMs: Math.round(times[times.length >> 1] ?? 0),
      perSecond: Math.round(of.orders / seconds),
      firstAnswers: count(answered.map(({ outcome }) => outcome)),
    };
  } finally {
    await door.close();
    await shop.stop();
  }
}

/**
 * True of a right code that was given in time. `unavailable` says that nothing was recorded, as where the merchant did not answer in time;
 * the order is asked for again later, and has to be bought then.
 */
const MAY_BE_ANSWERED = ['ordered', 'payment_processing', 'payment_unknown', 'unavailable'];

async function firstAnswer(
  door: SettlementCaller,
  url: string,
  order: PreparedOrder,
): Promise<string> {
  try {
    return (await door.redeem(url, order, 5000)).outcome;
  } catch (fault) {
    return `fault: ${String(fault)}`;
  }
}

async function askAgain(
  shop: FaultShop,
  door: SettlementCaller,
  orders: readonly PreparedOrder[],
): Promise<readonly { readonly digest: string; readonly outcome: string }[]> {
  const told = [];
  for (const [place, order] of orders.entries()) {
    const { url } = doorOf(shop, place);
    const answer = await untilAnswered('asking again', PATIENCE, () =>
      door.redeem(url, order, 1000),
    );
    told.push({ digest: order.digest, outcome: answer.outcome });
  }
  return told;
}

function doorOf({ settlements }: FaultShop, place: number): FaultShop['settlements'][number] {
  const door = settlements[place % settlements.length];
  if (!door) throw new Error('there is no settlement');
  return door;
}

/** A lock that was waited for in vain is a fault even where the work was done later; so is whatever was answered with 500. */
function faultsInLogs({ settlements }: FaultShop): readonly string[] {
  return settlements.flatMap(({ logPath, process }) => {
    const lines = readLog(logPath).split('\n');
    const locked = lines.filter((line) => /database is (?:locked|busy)|SQLITE_BUSY/i.test(line));
    const unexpected = lines.filter((line) => line.includes('unexpected fault'));
    return [
      ...(locked.length === 0
        ? []
        : [`${String(locked.length)} lock errors in the log of ${process.name}`]),
      ...unexpected.map((line) => `in the log of ${process.name}: ${line.slice(0, 600)}`),
    ];
  });
}

function count(outcomes: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
