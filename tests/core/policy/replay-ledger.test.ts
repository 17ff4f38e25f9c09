import { describe, expect, it } from 'vitest';
import { differencesOf, ledgerEntrySchema, replayLedger, type LedgerEntry } from '#core';
import { policyWith } from './policy-texts.ts';

const NOW = 1_790_000_000_000;
const HOUR_MS = 3_600_000;

function digestOf(number: number): string {
  return number.toString(16).padStart(64, '0');
}

function entry(
  number: number,
  hours: number,
  kind: string,
  facts: Record<string, string | number>,
): LedgerEntry {
  return ledgerEntrySchema.parse({
    version: 1,
    side: 'settlement',
    sequence: 1,
    previousHash: '0'.repeat(64),
    at: NOW + hours * HOUR_MS,
    kind,
    digest: digestOf(number),
    facts,
  });
}

function attempt(
  number: number,
  hours: number,
  minor: number,
  change: Record<string, string | number> = {},
): LedgerEntry {
  const facts = {
    outcome: 'redeem',
    customerId: 'ann',
    clientId: 'speaker',
    instrumentId: `card-${String(number)}`,
    amountMinor: minor,
    currency: 'USD',
    merchantId: 'corner-shop',
    ...change,
  };
  return entry(
    number,
    hours,
    facts.outcome === 'redeem' ? 'order_redeemed' : 'redeem_refused',
    facts,
  );
}
const charged = (number: number, hours: number): LedgerEntry =>
  entry(number, hours, 'charge_recorded', { state: 'charged' });
const declined = (number: number, hours: number): LedgerEntry =>
  entry(number, hours, 'charge_recorded', { state: 'declined_by_processor' });

const fates = (entries: readonly LedgerEntry[], policy = policyWith()) =>
  replayLedger(entries, policy).orders.map(({ would }) => would);

describe('a ledger under another policy', () => {
  it('tells which orders would be halted, refused or over a limit, and why [REQ-POLICY-SIMULATE]', () => {
    const entries = [
      attempt(1, 0, 4999),
      charged(1, 0),
      attempt(2, 1, 5000),
      charged(2, 1),
      attempt(3, 2, 20_001),
      attempt(4, 3, 100, { currency: 'GBP' }),
      attempt(5, 4, 100, { merchantId: 'somebody' }),
      attempt(6, 5, 19_999),
      attempt(7, 5.5, 19_999),
    ];
    expect(
      replayLedger(entries, policyWith()).orders.map(({ would, why }) => [would, why]),
    ).toEqual([
      ['redeemed', ''],
      ['halted', 'the total needs a passkey'],
      ['refused', 'the total is never taken'],
      ['refused', 'orders in GBP are not allowed'],
      ['refused', 'the seller somebody is not allowed'],
      ['halted', 'the total needs a passkey'],
      ['limit_reached', 'the limit of amount by customer and hour'],
    ]);
  });

  it('counts a charge from its capture on, and a declined one no more', () => {
    const over = [attempt(1, 0, 20_000), charged(1, 0), attempt(2, 0.5, 10_001)];
    expect(fates(over)).toEqual(['halted', 'limit_reached']);
    const later = [attempt(1, 0, 20_000), charged(1, 0), attempt(2, 1, 10_001)];
    expect(fates(later)).toEqual(['halted', 'halted']);
    const reserved = [attempt(1, 0, 20_000), attempt(2, 1, 10_001), charged(1, 2)];
    expect(fates(reserved)).toEqual(['halted', 'limit_reached']);
    const free = [attempt(1, 0, 20_000), declined(1, 0.1), attempt(2, 0.5, 10_001)];
    expect(fates(free)).toEqual(['halted', 'halted']);
  });

  it('lets an order count that was refused and would not have been, and none that would be refused', () => {
    const refusedThen = attempt(1, 0, 20_000, { outcome: 'refused' });
    expect(fates([refusedThen, attempt(2, 0.5, 10_001)])).toEqual(['halted', 'limit_reached']);
    expect(fates([attempt(1, 0, 25_000), attempt(2, 0.5, 10_001)])).toEqual(['refused', 'halted']);
  });

  it('judges an order once: by its redemption, however often it was refused before', () => {
    const entries = [
      attempt(1, 0, 100, { outcome: 'stronger_confirmation_needed' }),
      attempt(1, 0.1, 100, { outcome: 'refused' }),
      attempt(1, 0.2, 100),
      attempt(2, 0.3, 100, { outcome: 'code_wrong' }),
    ];
    expect(replayLedger(entries, policyWith()).orders).toMatchObject([
      { digest: digestOf(1), happened: 'redeemed', would: 'redeemed' },
    ]);
  });

  it('says how many refusals name no amount, and whether sellers were judged', () => {
    const bare = entry(9, 0, 'redeem_refused', {
      outcome: 'refused',
      customerId: 'ann',
      clientId: 'a',
    });
    const facts = Object.entries(attempt(1, 0, 100).facts).flatMap(([key, value]) =>
      key === 'merchantId' || typeof value === 'boolean' ? [] : [[key, value] as const],
    );
    const unsold = entry(1, 0, 'order_redeemed', Object.fromEntries(facts));
    expect(replayLedger([bare, unsold], policyWith())).toMatchObject({
      notJudged: 1,
      areSellersKnown: false,
      orders: [{ would: 'redeemed' }],
    });
  });

  it('tells only of the period, and counts what went before it', () => {
    const entries = [
      attempt(1, 0, 20_000),
      charged(1, 0),
      attempt(2, 0.5, 10_001),
      attempt(3, 2, 100),
    ];
    const { orders } = replayLedger(entries, policyWith(), {
      from: NOW + 0.4 * HOUR_MS,
      to: NOW + HOUR_MS,
    });
    expect(orders.map(({ digest, would }) => [digest, would])).toEqual([
      [digestOf(2), 'limit_reached'],
    ]);
  });

  it('tells what differs from what happened, or from a third policy', () => {
    const entries = [
      attempt(1, 0, 4500),
      attempt(2, 0, 5500),
      attempt(3, 0, 6000, { outcome: 'refused' }),
    ];
    const now = replayLedger(entries, policyWith());
    const tighter = replayLedger(
      entries,
      policyWith([{ find: '"USD": 5000', put: '"USD": 4000' }]),
    );
    const digests = (orders: ReturnType<typeof differencesOf>) =>
      orders.map(({ digest }) => digest);
    expect(digests(differencesOf(now))).toEqual([digestOf(2), digestOf(3)]);
    expect(digests(differencesOf(tighter, now))).toEqual([digestOf(1)]);
    expect(differencesOf(now, now)).toEqual([]);
  });
});

describe('the risk of a ledger under another policy', () => {
  /** Everything that risk is judged by stands in the entry. */
  const whole = { addressId: 'home', instrumentId: 'card', categories: '5411' };
  const generous = policyWith([{ find: '"USD": 5000', put: '"USD": 20000' }]);
  const day = 24;
  const whys = (entries: readonly LedgerEntry[], policy = generous) =>
    replayLedger(entries, policy).orders.map(({ would, why }) => (why === '' ? would : why));

  it('is judged anew by what the ledger tells [REQ-POLICY-SIMULATE]', () => {
    const bought = (number: number, change = {}) => [
      attempt(number, number * day, 1000, { ...whole, ...change }),
      charged(number, number * day),
    ];
    const entries = [...bought(1), ...bought(2), ...bought(3, { categories: '5411 6540' })];
    expect(whys(entries)).toEqual([
      'redeemed',
      'redeemed',
      'for its risk it needs a passkey: category_high_risk',
    ]);
    const strange = {
      clientId: 'new',
      addressId: 'new',
      instrumentId: 'new',
      merchantId: 'book-barn',
    };
    expect(whys([...bought(1), ...bought(2, strange)])).toEqual([
      'redeemed',
      'for its risk it needs a passkey: score_high',
    ]);
  });

  it('lets trust rise by what was paid, and fall by what was declined', () => {
    const strange = { ...whole, clientId: 'new', addressId: 'new', categories: '5732' };
    const before = [attempt(1, 0, 1000, whole), charged(1, 0)];
    const voided = [2, 3, 4].map((number) =>
      entry(number, 1, 'order_voided', { outcome: 'declined', customerId: 'ann' }),
    );
    const last = attempt(5, day, 1000, strange);
    expect(whys([...before, last])).toEqual(['redeemed', 'redeemed']);
    expect(whys([...before, ...voided, last]).at(-1)).toBe(
      'for its risk it needs a passkey: score_high',
    );
  });

  it('stays as it was where it rests on the goods, and an order that a passkey lifted is none that was simply taken', () => {
    const lifted = attempt(1, 0, 1000, { ...whole, halts: 'retry_of_halted score_high' });
    const replay = replayLedger([lifted], generous);
    expect(replay.orders).toMatchObject([
      {
        happened: 'halted',
        would: 'halted',
        why: 'for its risk it needs a passkey: retry_of_halted',
      },
    ]);
    expect(differencesOf(replay)).toEqual([]);
    const milder = replayLedger([attempt(1, 0, 1000, { ...whole, halts: 'score_high' })], generous);
    expect(differencesOf(milder)).toMatchObject([{ happened: 'halted', would: 'redeemed' }]);
  });

  it('is said not to be judged where the ledger is older than its facts', () => {
    expect(replayLedger([attempt(1, 0, 100)], generous).isRiskKnown).toBe(false);
    expect(replayLedger([attempt(1, 0, 100, whole)], generous).isRiskKnown).toBe(true);
  });
});
