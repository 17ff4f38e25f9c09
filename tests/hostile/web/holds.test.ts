/** What an assistant that holds the customer's token can take from the shop by asking and asking: each preview could hold goods. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientIdSchema, customerIdSchema, productIdSchema, type ChargeRequest } from '#core';
import { proposeOrder } from '../../../mcp/orders/propose-order.ts';
import { createSeededBytes } from '../../races/seeded-bytes.ts';
import { createRaceMerchant } from '../../races/race-merchant.ts';
import { makeRequestSide, makeSettlement } from '../../races/race-sides.ts';
import { openRaceStores, type RaceStores } from '../../races/race-stores.ts';
import { createSeededTurns } from '../../races/seeded-turns.ts';
import { createManualTimers } from '../../settlement/manual-timers.ts';
import { bookOf } from '../../settlement/settlement-fixture.ts';

const customerId = customerIdSchema.parse('customer-1');
const clock = {
  now: 1_790_000_000_000,
  nowEpochMs(): number {
    return this.now;
  },
};
let stores: RaceStores;
let held: Set<string>;

beforeEach(async () => {
  stores = openRaceStores();
  held = new Set();
  await stores.processes[0].settlements.insertBook(bookOf(customerId));
});
afterEach(() => {
  stores.close();
});

function openSide() {
  const plain = createRaceMerchant();
  const merchant: ReturnType<typeof createRaceMerchant> = {
    ...plain,
    async quote(request) {
      const answer = await plain.quote(request);
      if (!request.hold || answer.outcome !== 'quoted') return answer;
      held.add(request.hold.key);
      return { ...answer, heldUntil: request.hold.until };
    },
  };
  const captures: ChargeRequest[] = [];
  const turns = createSeededTurns(() => undefined);
  const randomness = createSeededBytes();
  const timers = createManualTimers();
  const around = { clock, timers, turns, merchant, captures, randomness };
  const settlement = makeSettlement(stores.processes[0], 'A', around);
  return { side: makeRequestSide(stores.requests, settlement, around), settlement };
}

it('five waiting orders hold goods, and no asking after that, by whichever client, holds more [REQ-HOLDS-BOUND]', async () => {
  const { side, settlement } = openSide();
  const outcomes: string[] = [];
  for (const client of ['alexa-skill', 'another-host']) {
    for (let number = 0; number < 30; number += 1) {
      const caller = { customerId, clientId: clientIdSchema.parse(client) };
      const items = [{ productId: productIdSchema.parse(`thing-${number}`), quantity: 99 }];
      const answer = await proposeOrder(side, caller, { items, locale: 'en-US' });
      outcomes.push(answer.outcome === 'refused' ? answer.reason : answer.outcome);
    }
  }
  expect(outcomes.filter((outcome) => outcome === 'proposed')).toHaveLength(5);
  expect(new Set(outcomes.slice(5))).toEqual(new Set(['too_many_waiting']));
  expect(held.size).toBe(5);
  settlement.stop();
});

it('an order that ends makes room, and its successor holds goods again', async () => {
  const { side, settlement } = openSide();
  const caller = { customerId, clientId: clientIdSchema.parse('alexa-skill') };
  for (let number = 0; number < 12; number += 1) {
    const items = [{ productId: productIdSchema.parse(`thing-${number}`), quantity: 1 }];
    const answer = await proposeOrder(side, caller, { items, locale: 'en-US' });
    if (answer.outcome !== 'proposed') throw new Error(answer.reason);
    await settlement.cancel({ ...caller, digest: answer.dryRun.digest });
  }
  expect(held.size).toBe(12);
  settlement.stop();
});
