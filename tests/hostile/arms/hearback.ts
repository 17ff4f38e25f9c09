/** The arms that run the real product: its MCP door with the customer's linked token, and its card on her phone. */
import { z } from 'zod';
import { decimalText } from '#core';
import { shopTokenOf } from '../../e2e/code-flow.ts';
import type { Phone, RunningShop } from '../../e2e/running-shop.ts';
import { readWireLog } from '../judge/wire-log.ts';
import { CUSTOMER, VICTIM, type Arm, type RunningArm } from './arm.ts';
import { readDemoBook } from './demo-book.ts';
import { openMcpDoor } from './mcp-door.ts';
import { confirmOnPhone } from './phone.ts';
import { createStandIns, quoteWish } from './stand-ins.ts';
import { startAround } from './start-around.ts';
import { writeByHand } from './write-by-hand.ts';

export const OURS: Arm = {
  name: 'ours',
  isControl: false,
  attackSource: 'own script',
  start: startHearback,
};

export const OURS_OBEYING: Arm = {
  name: 'ours with an obey-everything agent',
  isControl: false,
  attackSource: 'tool result',
  start: startHearback,
};

async function startHearback(): Promise<RunningArm> {
  const shop = await startAround();
  const standIns = createStandIns(shop);
  const phoneOf = onceFor((customerId) => shop.phoneOf(customerId));
  const tokenOf = onceFor((customerId) => shopTokenOf(shop, customerId));
  return {
    standIns,
    doorOf: async (customerId) => openMcpDoor(shop, await tokenOf(customerId)),
    confirm: async (customerId, { digest, wish }) => {
      const book = readDemoBook(shop, customerId);
      const quote = await quoteWish(standIns, wish, book.destination);
      const phone: Phone = await phoneOf(customerId);
      const code = await confirmOnPhone(phone, { digest, quote, book });
      const total = { amountMinor: quote.totalMinor, currency: quote.currency };
      return {
        code,
        agreement: {
          reference: digest,
          currency: quote.currency,
          amount: decimalText(total),
          payee: quote.payeeId,
          vaultId: book.vaultId,
        },
      };
    },
    writeByHand: (what, orders) => writeByHand(shop, what, orders),
    bookOf: (customerId) => readDemoBook(shop, customerId),
    wireLog: () => readWireLog(shop.addresses.processor, shop.dial),
    tidy: async () => {
      for (const customerId of [CUSTOMER, VICTIM]) {
        await cancelAll(shop, await tokenOf(customerId));
      }
      await standIns.reset();
    },
    stop: () => shop.stop(),
  };
}

const listSchema = z.looseObject({
  orders: z.array(z.looseObject({ digest: z.string(), state: z.string() })),
});

async function cancelAll(shop: RunningShop, token: string): Promise<void> {
  const door = await openMcpDoor(shop, token);
  const { structured } = await door.call('list_orders', {});
  for (const { digest, state } of listSchema.parse(structured).orders) {
    if (['waiting', 'confirmed', 'locked'].includes(state)) {
      await door.call('cancel_order', { digest });
    }
  }
}

/** Signing in is slow, and one sign-in serves all cases. */
function onceFor<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const made = new Map<string, Promise<Value>>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
