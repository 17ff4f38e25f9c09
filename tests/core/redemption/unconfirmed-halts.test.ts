/** What the state of a halted order follows from: settlement's own ending, the customer's own acts, and time. */
import { describe, expect, it } from 'vitest';
import {
  customerIdSchema,
  HALTED_ORDERS_READ,
  minorUnitsSchema,
  orderDigestSchema,
  productIdSchema,
  signHaltRecord,
  unconfirmedHaltsOf,
  type EndingKind,
} from '#core';
import { makeSigningKey } from '../signing-key.ts';

const NOW = 1_790_000_000_000;
const key = makeSigningKey('approval-1');
const CHEAP = minorUnitsSchema.parse(100);
const REDEEM_BY = NOW + 1000;

function haltOf(letter: string): string {
  return signHaltRecord(
    {
      version: 1,
      digest: orderDigestSchema.parse(letter.repeat(64)),
      customerId: customerIdSchema.parse('ann'),
      haltedAt: NOW - 1000,
      redeemBy: REDEEM_BY,
      reasons: ['amount_high'],
      merchantId: 'harbor',
      totalMinor: CHEAP,
      currency: 'USD',
      lines: [{ productId: productIdSchema.parse('tea'), quantity: 1, lineTotalMinor: CHEAP }],
    },
    key.signer,
  );
}

function read(of: {
  readonly own?: readonly string[];
  readonly others?: readonly string[];
  readonly ending?: EndingKind;
  readonly nowEpochMs?: number;
}) {
  return unconfirmedHaltsOf(
    {
      haltJwss: () => ({ own: of.own ?? [], others: of.others ?? [] }),
      endingOf: () => of.ending,
      nowEpochMs: of.nowEpochMs ?? NOW,
    },
    { approvalKeys: key.verifier, withinMs: 86_400_000 },
  );
}

const statesOf = (ending: EndingKind | undefined, nowEpochMs: number) =>
  read({ own: [haltOf('a')], nowEpochMs, ...(ending && { ending }) }).unconfirmedHalts.map(
    ({ state }) => state,
  );

describe('[REQ-HALT-STAYS] a halted order', () => {
  it.each([
    [undefined, 'waiting', 'lapsed'],
    // The assistant can do this, so it must win nothing by it.
    ['cancelled', 'waiting', 'waiting'],
    ['declined', 'declined', 'declined'],
    ['expired', 'lapsed', 'lapsed'],
  ] as const)('that ended as %s is %s, and %s when its time is over', (ending, before, after) => {
    expect(statesOf(ending, REDEEM_BY - 1)).toEqual([before]);
    expect(statesOf(ending, REDEEM_BY)).toEqual([after]);
  });

  it('that was redeemed counts no more', () => {
    expect(statesOf('redeemed', NOW)).toEqual([]);
  });
});

describe('[invariant 13] more halts than are looked at', () => {
  const many = Array.from({ length: HALTED_ORDERS_READ + 1 }, () => 'nothing');

  it('are told of the customer alone: a member of the household takes nobody’s orders hostage', () => {
    expect(read({ own: many }).hasMoreHalts).toBe(true);
    expect(read({ own: many.slice(1) }).hasMoreHalts).toBe(false);
    expect(read({ others: many }).hasMoreHalts).toBe(false);
    expect(read({ own: many.slice(1), others: [haltOf('b')] }).unconfirmedHalts).toHaveLength(1);
  });
});
