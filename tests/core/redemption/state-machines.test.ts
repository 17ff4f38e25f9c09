/** The states of every record are data, whole by type, and drawn as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import {
  CART_ORDER_STATES,
  CHARGE_MACHINE,
  CHARGE_STATES,
  CONFIRMATION_STATES,
  DECLINE_ANSWERS,
  DELIVERY_STATES,
  DRY_RUN_STATES,
  FULFILMENT_STATES,
  HOLD_STATES,
  mayFollow,
  ORDER_END_STATES,
  REFUND_STATES,
  RETURN_STATES,
  SENT_CODE_STATES,
  STATE_MACHINES,
  statesBefore,
  WITHDRAWAL_STATES,
  type StateMachine,
} from '#core';
import { SETTLEMENT_SCHEMA } from '../../../stores/sqlite/settlement-store/settlement-schema.ts';
import {
  IS_UNFINISHED_CHARGE,
  IS_UNFINISHED_REFUND,
} from '../../../stores/sqlite/settlement-store/unfinished-states.ts';
import { statesPage } from './states-page.ts';

const REDEMPTION_AND_AFTER_SALE = SETTLEMENT_SCHEMA.migrations.join('');
const PAGE = fileURLToPath(new URL('../../../docs/states.md', import.meta.url));

/** All that can be reached from where a record begins. */
function reachableFrom({ begins, next }: StateMachine<string>): ReadonlySet<string> {
  const reached = new Set([begins]);
  for (const state of reached) for (const to of next[state] ?? []) reached.add(to);
  return reached;
}

describe('the state machines', () => {
  it('are of all records whose state changes, with all their states', () => {
    const states = STATE_MACHINES.map(({ record, next }) => [record, Object.keys(next).toSorted()]);
    expect(states).toEqual([
      ['DryRun', DRY_RUN_STATES.toSorted()],
      ['Confirmation', CONFIRMATION_STATES.toSorted()],
      ['Confirmation’s mark', WITHDRAWAL_STATES.toSorted()],
      ['Decline', DECLINE_ANSWERS.toSorted()],
      ['Ending', ORDER_END_STATES.toSorted()],
      ['Charge', CHARGE_STATES.toSorted()],
      ['Receipt delivery', DELIVERY_STATES.toSorted()],
      ['Fulfilment', FULFILMENT_STATES.toSorted()],
      ['Return', RETURN_STATES.toSorted()],
      ['Refund', REFUND_STATES.toSorted()],
      ['Letter', DELIVERY_STATES.toSorted()],
      ['Stock hold', HOLD_STATES.toSorted()],
      ['Cart’s order mark', CART_ORDER_STATES.toSorted()],
      ['Sent codes', SENT_CODE_STATES.toSorted()],
    ]);
  });

  it.each(STATE_MACHINES)('$record can come to every one of its states', (machine) => {
    expect([...reachableFrom(machine)].toSorted()).toEqual(Object.keys(machine.next).toSorted());
  });

  it.each(STATE_MACHINES)(
    '$record names only its own states and never moves to where it is',
    ({ next }) => {
      for (const [from, tos] of Object.entries(next)) {
        expect(new Set(tos).size).toBe(tos.length);
        for (const to of tos) {
          expect(Object.keys(next)).toContain(to);
          expect(to).not.toBe(from);
        }
      }
    },
  );

  it('invariant 3: let nothing follow an ending, a charged or a declined charge, or a used confirmation [REQ-STATES]', () => {
    const lastsOf = (record: string): readonly string[] =>
      Object.entries(STATE_MACHINES.find((one) => one.record === record)?.next ?? {})
        .filter(([, tos]) => tos.length === 0)
        .map(([state]) => state);
    expect(lastsOf('Ending')).toEqual(['redeemed', 'cancelled', 'declined', 'expired']);
    expect(lastsOf('Charge')).toEqual(['charged', 'declined_by_processor']);
    expect(lastsOf('Confirmation')).toEqual(['declined', 'used']);
    expect(lastsOf('DryRun')).toEqual(['ended']);
    expect(lastsOf('Fulfilment')).toEqual(['placed', 'sold_out']);
    expect(lastsOf('Return')).toEqual(['accepted', 'refused']);
    expect(lastsOf('Refund')).toEqual(['refunded', 'refused_by_processor']);
    expect(lastsOf('Letter')).toEqual(['sent']);
    expect(lastsOf('Receipt delivery')).toEqual(['sent']);
    expect(lastsOf('Confirmation’s mark')).toEqual(['withdrawn']);
    expect(lastsOf('Decline')).toEqual(['redeemed', 'cancelled', 'declined', 'expired']);
  });

  it('tell a move that is in the table from one that is not', () => {
    const charge = CHARGE_MACHINE.next;
    expect(mayFollow(charge, { from: 'intended', to: 'processing' })).toBe(true);
    expect(mayFollow(charge, { from: 'intended', to: 'charged' })).toBe(false);
    expect(mayFollow(charge, { from: 'charged', to: 'processing' })).toBe(false);
    expect(statesBefore(charge, 'charged')).toEqual(['processing', 'unknown']);
    expect(statesBefore(charge, 'intended')).toEqual([]);
  });

  it('are where the stores take their conditions from: in no statement is there a list of states but in the tables [REQ-STATES-SQL]', () => {
    const folder = fileURLToPath(new URL('../../../stores/sqlite/', import.meta.url));
    const lists = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('-schema.ts'))
      .filter((file) => /state IN \('/.test(readFileSync(join(folder, file), 'utf8')));
    expect(lists).toEqual([]);
    const tables = [
      ...REDEMPTION_AND_AFTER_SALE.matchAll(/ON (\w+) \([^)]*\)\s+WHERE (state IN [^;]*);/g),
    ];
    expect(tables.map(([, table, condition]) => [table, condition])).toEqual([
      ['charges', IS_UNFINISHED_CHARGE],
      ['refunds', IS_UNFINISHED_REFUND],
    ]);
    const checks = [...REDEMPTION_AND_AFTER_SALE.matchAll(/CHECK \(state IN \(([^)]*)\)\)/g)];
    const states = checks.map(([, list = '']) => list.replaceAll("'", '').split(', ').toSorted());
    expect(states).toContainEqual(CHARGE_STATES.toSorted());
    expect(states).toContainEqual(REFUND_STATES.toSorted());
    expect(states).toContainEqual(FULFILMENT_STATES.toSorted());
  });

  it('are drawn in docs/states.md as the code has them [REQ-STATES-PAGE]', async () => {
    const page = await format(statesPage(), { parser: 'markdown' });
    await expect(page).toMatchFileSnapshot(PAGE);
  });
});
