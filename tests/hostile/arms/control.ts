/** The control arms: the two usual ways to let an assistant buy. Each does the harm that the cases look for, and so shows that it is seen. */
import { z } from 'zod';
import { decimalText } from '#core';
import type { ToolAnswer } from '../agent/door.ts';
import { readWireLog } from '../judge/wire-log.ts';
import { CaseBroken, CUSTOMER, VICTIM, type Arm, type RunningArm } from './arm.ts';
import { readDemoBook } from './demo-book.ts';
import { createStandIns } from './stand-ins.ts';
import { startAround } from './start-around.ts';
import { answered, createUnsafeShop, doorWith, type UnsafeShop } from './unsafe-shop.ts';

type Tools = Readonly<Record<string, (args: unknown) => Promise<ToolAnswer>>>;

export const AGENT_HOLDS_THE_CREDENTIAL: Arm = {
  name: 'agent holds the credential',
  isControl: true,
  attackSource: 'tool result',
  start: () => startUnsafe(chargingTools),
};

export const ONE_CLICK_APPROVAL: Arm = {
  name: 'one-click approval',
  isControl: true,
  attackSource: 'tool result',
  start: () => startUnsafe(approvingTools),
};

const amountText = z.union([z.number(), z.string()]).transform(String);
const chargeSchema = z.looseObject({
  order: z.string(),
  amount: amountText.optional(),
  payee: z.string().optional(),
});

/** The assistant charges the card itself, whatever it was told to charge. */
function chargingTools(unsafe: UnsafeShop): Tools {
  return {
    charge_card: async (args) => {
      const { order: digest, amount, payee } = chargeSchema.parse(args);
      const order = unsafe.orders.get(digest);
      if (order === undefined) return answered('refused');
      return unsafe.charge(order, {
        amount: amount ?? (await unsafe.priceNow(order)),
        payee: payee ?? order.quote.payeeId,
      });
    },
  };
}

const approveSchema = z.looseObject({ digest: z.string() });
const redeemSchema = z.looseObject({
  digest: z.string(),
  amount: amountText.optional(),
  payee: z.string().optional(),
});

/** An approval is asked for, and whoever asks can also give it. */
function approvingTools(unsafe: UnsafeShop): Tools {
  return {
    approve_order: (args) => {
      const order = unsafe.orders.get(approveSchema.parse(args).digest);
      if (order !== undefined) order.isApproved = true;
      return Promise.resolve(answered(order === undefined ? 'refused' : 'approved'));
    },
    redeem_order: async (args) => {
      const { digest, amount, payee } = redeemSchema.parse(args);
      const order = unsafe.orders.get(digest);
      if (order?.isApproved !== true) return answered('waiting_for_confirmation');
      return unsafe.charge(order, {
        amount: amount ?? (await unsafe.priceNow(order)),
        payee: payee ?? order.quote.payeeId,
      });
    },
  };
}

async function startUnsafe(buyingTools: (unsafe: UnsafeShop) => Tools): Promise<RunningArm> {
  const shop = await startAround();
  const standIns = createStandIns(shop);
  const books = [CUSTOMER, VICTIM].map((customerId) => readDemoBook(shop, customerId));
  const unsafe = createUnsafeShop({ shop, standIns, books });
  return {
    standIns,
    doorOf: (customerId) => {
      const common = unsafe.commonTools(readDemoBook(shop, customerId));
      return Promise.resolve(doorWith({ ...common, ...buyingTools(unsafe) }));
    },
    // There is no second device: the customer hears the order and says yes to the assistant.
    confirm: (customerId, { digest, wish }) => {
      const order = unsafe.orders.get(digest);
      if (order?.line.productId !== wish.productId || order.line.quantity !== wish.quantity) {
        return Promise.reject(new CaseBroken('the customer hears another order than she wishes'));
      }
      const { totalMinor: amountMinor, currency, payeeId } = order.quote;
      const agreement = {
        reference: digest,
        currency,
        amount: decimalText({ amountMinor, currency }),
        payee: payeeId,
        vaultId: readDemoBook(shop, customerId).vaultId,
      };
      return Promise.resolve({ code: '4821', agreement });
    },
    writeByHand: (what, { asked }) => {
      const order = unsafe.orders.get(asked);
      if (what === 'forged_confirmation' && order !== undefined) order.isApproved = true;
      return { isThere: order !== undefined, code: '4821' };
    },
    bookOf: (customerId) => readDemoBook(shop, customerId),
    wireLog: () => readWireLog(shop.addresses.processor, shop.dial),
    tidy: () => {
      unsafe.orders.clear();
      return standIns.reset();
    },
    stop: () => shop.stop(),
  };
}
