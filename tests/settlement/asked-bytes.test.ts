/** Under one idempotency key the processor is asked with the same bytes every time, whatever the operator makes of the policy meanwhile. */
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEFAULT_OPERATIONS, idempotencyKeyOf, type ChargeAnswer, type ShopPolicy } from '#core';
import { recordAnswer } from '../../settlement/charge/record-answer.ts';
import { verifyEvidence } from '../../settlement/charge/verify-evidence.ts';
import { NO_RISK, shopPolicyWith } from '../core/policy/shop-policy.ts';
import { makeWorld, redeemRequestOf, type Order, type World } from './settlement-fixture.ts';

let world: World;
let order: Order;
let code: string;
beforeEach(async () => {
  world = await makeWorld();
  order = await world.propose();
  code = await world.confirm(order);
});
afterEach(() => world.stop());

/** A policy that sends a line for the customer's statement along with each charge. */
const WITH_DESCRIPTOR: ShopPolicy = shopPolicyWith({
  risk: NO_RISK,
  over: {
    operations: {
      ...DEFAULT_OPERATIONS,
      charge_order: {
        ...DEFAULT_OPERATIONS.charge_order,
        bound: {
          ...DEFAULT_OPERATIONS.charge_order.bound,
          'purchase_units[0].soft_descriptor': 'CORNER SHOP',
        },
      },
    },
  },
});

async function stateOfCharge(): Promise<string | undefined> {
  return (await world.ports.store.findCharge(order.dryRun.digest))?.state;
}

function keptBody(): string | undefined {
  return world.sql('settlement', (database) => {
    const row: unknown = database.prepare('SELECT body FROM asked_of_processor').get();
    return row === undefined ? undefined : z.object({ body: z.string() }).parse(row).body;
  });
}

describe('the policy is edited while a payment is unknown', () => {
  it('the processor is asked again with the bytes of the first time, and the charge is found out [REQ-SAME-BYTES]', async () => {
    world.processor.next('cut_after');
    await world.settlement.redeem(redeemRequestOf(order, code));
    expect(await stateOfCharge()).toBe('unknown');
    world.settlement.stop();
    const next = world.openUnder(WITH_DESCRIPTOR);
    await next.settlement.recover();
    expect(await stateOfCharge()).toBe('charged');
    expect(world.processor.captures).toHaveLength(1);
    next.close();
  });

  it('a charge that was never asked about goes by the policy of now', async () => {
    world.settlement.stop();
    await world.settlement.redeem(redeemRequestOf(order, code));
    expect(keptBody()).toBeUndefined();
    const next = world.openUnder(WITH_DESCRIPTOR);
    await next.settlement.recover();
    const [capture] = world.processor.captures;
    expect(capture?.order.purchase_units[0].soft_descriptor).toBe('CORNER SHOP');
    expect(JSON.parse(keptBody() ?? '')).toEqual(capture?.order);
    next.close();
  });

  it('invariant 4: a body that was written by hand is not sent [REQ-SAME-BYTES]', async () => {
    world.processor.next('cut_before');
    await world.settlement.redeem(redeemRequestOf(order, code));
    world.settlement.stop();
    const body = keptBody() ?? '';
    world.sql('settlement', (database) => {
      database
        .prepare('UPDATE asked_of_processor SET body = replace(body, ?, ?)')
        .run('"47.61"', '"9.00"');
    });
    expect(keptBody()).not.toBe(body);
    const next = world.open();
    await next.settlement.recover();
    expect(world.processor.captures.map((capture) => capture.order)).toEqual([JSON.parse(body)]);
    next.close();
  });

  it('a row that was put there before the first question is written over', async () => {
    world.sql('settlement', (database) => {
      database
        .prepare("INSERT INTO asked_of_processor VALUES (?, '{}', 'by hand')")
        .run(idempotencyKeyOf(order.dryRun.digest));
    });
    world.processor.next('cut_after');
    await world.settlement.redeem(redeemRequestOf(order, code));
    const next = world.openUnder(WITH_DESCRIPTOR);
    await next.settlement.recover();
    expect(await stateOfCharge()).toBe('charged');
    next.close();
  });
});

describe('a sure answer that contradicts what is recorded', () => {
  const CAPTURE = (processorReference: string): ChargeAnswer => ({
    outcome: 'charged',
    processorReference,
    captured: { amountMinor: order.dryRun.terms.totalMinor, currency: 'USD' },
    payeeId: order.dryRun.terms.payeeId,
  });
  const DECLINED: ChargeAnswer = { outcome: 'declined' };

  /** One answer after the other about a charge that was started; gives what was said loudly. */
  async function record(...answers: readonly ChargeAnswer[]): Promise<readonly string[]> {
    const lines: string[] = [];
    const log = pino({ level: 'fatal' }, { write: (line) => lines.push(line) });
    world.processor.next('cut_before');
    await world.settlement.redeem(redeemRequestOf(order, code));
    world.settlement.stop();
    const { store, keys } = world.ports;
    const { digest } = order.dryRun;
    const rows = { ending: await store.findEnding(digest), charge: await store.findCharge(digest) };
    const evidence = verifyEvidence(rows, keys);
    if (!evidence) throw new Error('the order was redeemed');
    for (const answer of answers) await recordAnswer({ ...world.ports, log }, evidence, answer);
    return lines;
  }
  const contradictions = () =>
    world
      .ledger()
      .filter(({ kind }) => kind === 'answer_contradicted')
      .map(({ facts }) => facts);

  it('a capture after a decline is said loudly and noted, and moves nothing [REQ-ANSWER-CONTRADICTED]', async () => {
    const lines = await record(DECLINED, CAPTURE('C1'));
    expect(await stateOfCharge()).toBe('declined_by_processor');
    expect(lines).toHaveLength(1);
    expect(contradictions()).toEqual([
      {
        what: 'charge',
        recorded: 'declined_by_processor',
        answered: 'charged',
        processorReference: 'C1',
      },
    ]);
  });

  it('so is a decline after a capture [REQ-ANSWER-CONTRADICTED]', async () => {
    expect(await record(CAPTURE('C1'), DECLINED)).toHaveLength(1);
    expect(await stateOfCharge()).toBe('charged');
    expect(contradictions()).toEqual([
      { what: 'charge', recorded: 'charged', answered: 'declined' },
    ]);
  });

  it('so is a second capture [REQ-ANSWER-CONTRADICTED]', async () => {
    expect(await record(CAPTURE('C1'), CAPTURE('C2'))).toHaveLength(1);
    expect(contradictions()).toMatchObject([{ recorded: 'charged', processorReference: 'C2' }]);
  });

  it('the same answer twice, or silence after a sure one, contradicts nothing', async () => {
    expect(await record(CAPTURE('C1'), CAPTURE('C1'), { outcome: 'unknown' })).toEqual([]);
    expect(contradictions()).toEqual([]);
  });
});
