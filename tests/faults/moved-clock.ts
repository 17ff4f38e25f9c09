/** Settlement's clock moves by hours in the middle of charges whose outcome is not known, and back again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Demo } from '../../simulator/launch/make-demo.ts';
import { openMint } from '../bench/shop/mint-tokens.ts';
import { createCustomer } from './shop/customer.ts';
import { customerName, startFaultShop } from './shop/fault-shop.ts';
import { readCaptures, readSettlement, reconcile, type Reckoning } from './shop/reconcile.ts';
import { PATIENCE, untilAnswered } from './shop/until-answered.ts';
import { untilQuiet } from './shop/until-quiet.ts';

export interface ClockReport extends Reckoning {
  readonly moves: readonly {
    readonly hours: number;
    /** The state of the charge while the clock was off. */
    readonly meanwhile: string;
    readonly chargesWhileOff: number;
    /** What another customer was told whose code came meanwhile, and then when the clock was right again. */
    readonly newOrder: { readonly whileOff: string; readonly afterwards: string };
    readonly secondsUntilKnown: number;
  }[];
  /** What settlement said to its operator, at its highest level. */
  readonly alarms: readonly string[];
}

const PRELOAD = fileURLToPath(new URL('preload/shift-clock.mjs', import.meta.url));
const HOUR_MS = 60 * 60 * 1000;
/** Longer than the first three pauses between two attempts at the processor. */
const OFF_FOR_MS = 6000;

function clockFileOf({ plan }: Demo): string {
  return join(plan.directory, 'settlement.clock');
}

/** For each move: an order whose first charge is lost on the way, the clock off for a while in which another order is to be bought, then right. */
export async function runClockMoves(hours: readonly number[]): Promise<ClockReport> {
  const shop = await startFaultShop({
    customers: 2 * hours.length,
    wrap: (side) =>
      side === 'settlement' ? { before: [], node: ['--import', PRELOAD] } : undefined,
    environment: (_side, demo) => ({ HEARBACK_CLOCK: clockFileOf(demo) }),
  });
  const setClock = (off: number): void => {
    writeFileSync(clockFileOf(shop.demo), String(off * HOUR_MS));
  };
  try {
    const mint = await openMint(shop.demo);
    const faults: string[] = [];
    const told = [];
    const moves = [];
    for (const [caller, off] of hours.entries()) {
      const [customer, other] = await Promise.all(
        [caller, hours.length + caller].map((index) =>
          createCustomer(shop, mint, {
            customerId: customerName(index),
            caller: index,
            patience: PATIENCE,
          }),
        ),
      );
      if (!customer || !other) throw new Error('two customers were made');
      const order = await customer.prepare();
      const waiting = await other.prepare();
      let isLost = true;
      shop.relay.cutWith((digest) => {
        if (digest !== order.digest || !isLost) return 'none';
        setClock(off);
        isLost = false;
        return 'cut_after';
      });
      await customer.redeem(order);
      const whileOff = await other.redeem(waiting);
      const asked = shop.relay.charges();
      await new Promise((resolve) => setTimeout(resolve, OFF_FOR_MS));
      const chargesWhileOff = shop.relay.charges() - asked;
      const meanwhile = readSettlement(shop).charges.get(order.digest)?.state ?? 'none';
      setClock(0);
      const rightAt = performance.now();
      if (!(await untilQuiet(shop, 130_000))) faults.push(`${String(off)} h: never came to rest`);
      const secondsUntilKnown = Math.round((performance.now() - rightAt) / 1000);
      const outcome = await untilAnswered('asking again', PATIENCE, () => customer.redeem(order));
      const afterwards = await untilAnswered('buying', PATIENCE, () => other.redeem(waiting));
      told.push({ digest: order.digest, outcome }, { digest: waiting.digest, outcome: afterwards });
      const newOrder = { whileOff, afterwards };
      moves.push({ hours: off, meanwhile, chargesWhileOff, newOrder, secondsUntilKnown });
    }
    if ([...(await readCaptures(shop)).values()].some((count) => count > 1)) {
      faults.push('charged twice');
    }
    const reckoning = await reconcile(shop, told);
    const log = readFileSync(shop.demo.logPaths.settlement, 'utf8');
    const alarms = log.split('\n').filter((line) => line.includes('"level":60'));
    return { ...reckoning, faults: [...faults, ...reckoning.faults], moves, alarms };
  } finally {
    setClock(0);
    await shop.stop();
  }
}
