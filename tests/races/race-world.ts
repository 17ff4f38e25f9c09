/** One customer with an order, two phones and an assistant: each deed is a real use case, and what everybody sees afterwards is read back. */
import {
  clientIdSchema,
  customerIdSchema,
  productIdSchema,
  type ChargeRequest,
  type OrderDigest,
} from '#core';
import { proposeOrder } from '../../mcp/orders/propose-order.ts';
import { redeemOrder } from '../../mcp/orders/redeem-order.ts';
import { redeemWords } from '../../mcp/words/redeem-words.ts';
import { bookOf } from '../settlement/settlement-fixture.ts';
import { createManualTimers } from '../settlement/manual-timers.ts';
import { createRaceMerchant, FIRST_PRICE_MINOR } from './race-merchant.ts';
import { makePhone, type Phone } from './race-phone.ts';
import { makeApproval, makeRequestSide, makeSettlement, type RaceClock } from './race-sides.ts';
import { openRaceStores } from './race-stores.ts';
import { createSeededBytes } from './seeded-bytes.ts';
import { createSeededTurns, type SeededTurns } from './seeded-turns.ts';

const START = 1_790_000_000_000;
const STEPS_OF_A_PURCHASE = 40;
const assistant = clientIdSchema.parse('alexa-skill');

export interface RaceWorld {
  readonly turns: SeededTurns;
  /** A new customer with an order that waits, and with all that a race is made of. */
  stage(seed: number): Promise<Stage>;
  close(): void;
}

export interface Stage {
  readonly clock: RaceClock;
  readonly order: OrderDigest;
  readonly phones: readonly [Phone, Phone];
  /** Proposes another order of the same customer. */
  proposeAnother(): Promise<OrderDigest>;
  /** What the assistant hears; `through` is which of settlement's processes answers. */
  redeem(code: string, through: 0 | 1): Promise<string>;
  cancel(through: 0 | 1): Promise<string>;
  status(digest: OrderDigest): Promise<string>;
  raisePrice(): Promise<string>;
  /** Time is at least that late from its turn on. */
  passTo(epochMs: number): Promise<string>;
  readonly confirmBy: number;
  readonly redeemBy: number;
  captures(): readonly ChargeRequest[];
  ending(digest: OrderDigest): Promise<string>;
  /** Everything that waits for its time is done. */
  settle(): Promise<void>;
}

export function openRaceWorld(): RaceWorld {
  const clock: RaceClock = {
    now: START,
    nowEpochMs() {
      return this.now;
    },
  };
  // Time goes on with each turn: what was read before another's turn is older than what that one read.
  const turns = createSeededTurns(() => {
    clock.now += 1;
  });
  const stores = openRaceStores();
  const timers = createManualTimers();
  const merchant = createRaceMerchant();
  const captures: ChargeRequest[] = [];
  const randomness = createSeededBytes();
  const around = { clock, timers, turns, merchant, captures, randomness };
  const [one, two] = stores.processes;
  const settlements = [makeSettlement(one, 'A', around), makeSettlement(two, 'B', around)] as const;
  const approvals = [
    makeApproval(one, 'A', { ...around, settlement: settlements[0] }),
    makeApproval(two, 'B', { ...around, settlement: settlements[1] }),
  ] as const;
  const sides = settlements.map((settlement) =>
    makeRequestSide(stores.requests, settlement, around),
  );
  const sideOf = (through: 0 | 1) => {
    const side = sides[through];
    if (!side) throw new Error('there are two processes');
    return side;
  };
  let customers = 0;

  return {
    turns,
    async stage(seed) {
      randomness.restart(seed);
      customers += 1;
      const customerId = customerIdSchema.parse(`customer-${customers}`);
      const caller = { customerId, clientId: assistant };
      clock.now = START + customers * 3_600_000;
      merchant.unitPriceMinor = FIRST_PRICE_MINOR;
      await one.settlements.insertBook(bookOf(customerId));
      const propose = async (product: string) => {
        const items = [{ productId: productIdSchema.parse(product), quantity: 2 }];
        const answer = await proposeOrder(sideOf(0), caller, { items, locale: 'en-US' });
        if (answer.outcome !== 'proposed') throw new Error(answer.reason);
        return answer;
      };
      const { dryRun, token } = await propose('dark-roast-12oz');
      const { digest: order, terms } = dryRun;
      const before = captures.length;
      // A purchase takes that many steps: price and time may change before, in between and after.
      const somewhereInBetween = async (who: string): Promise<void> => {
        for (let steps = seed % STEPS_OF_A_PURCHASE; steps >= 0; steps -= 1) await turns.take(who);
      };
      return {
        clock,
        order,
        confirmBy: terms.confirmBy,
        redeemBy: terms.redeemBy,
        phones: [
          await makePhone(approvals[0].parts, customerId),
          await makePhone(approvals[1].parts, customerId),
        ],
        // The same total, so that both phones type the same.
        proposeAnother: async () => (await propose('light-roast-12oz')).dryRun.digest,
        async redeem(code, through) {
          const call = { digest: order, token, code, waitMs: 5000, locale: 'en-US' } as const;
          const { answer } = await redeemOrder(sideOf(through), caller, call);
          return said(answer.outcome, redeemWords(answer, 'en-US').spoken);
        },
        async cancel(through) {
          const { outcome } = await settlements[through].cancel({ ...caller, digest: order });
          return outcome;
        },
        async status(digest) {
          const { orders } = await settlements[0].status({ ...caller, digest });
          return orders[0]?.state ?? 'unknown';
        },
        async raisePrice() {
          await somewhereInBetween('price');
          merchant.unitPriceMinor += 100;
          return 'raised';
        },
        async passTo(epochMs) {
          await somewhereInBetween('time');
          clock.now = Math.max(clock.now, epochMs);
          return 'over';
        },
        captures: () => captures.slice(before),
        ending: async (digest) => (await one.settlements.findEnding(digest))?.kind ?? 'none',
        async settle() {
          for (let rounds = 0; rounds < 5; rounds += 1) {
            for (const { parts } of approvals) parts.tellSettlement();
            await new Promise((resolve) => setImmediate(resolve));
          }
        },
      };
    },
    close() {
      for (const { stop } of approvals) stop();
      for (const settlement of settlements) settlement.stop();
      stores.close();
    },
  };
}

/** What the assistant says must say whether anything was bought. */
function said(outcome: string, words: string): string {
  const isBought = outcome === 'ordered';
  const saysNothing = /Nothing was (bought|charged)|Nothing has been bought/.test(words);
  if (isBought === saysNothing && outcome !== 'payment_processing') {
    throw new Error(`"${outcome}" is said as: ${words}`);
  }
  return outcome;
}
