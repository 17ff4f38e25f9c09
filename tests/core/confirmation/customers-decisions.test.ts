/** Unlocks and clients' rights: signed decisions of a customer, of which any number may be read, in any order, with anything between them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clientIdSchema,
  customerIdSchema,
  isClientRevoked,
  lastUnlockedAt,
  MOST_DECISIONS_READ,
  signClientRight,
  signUnlock,
  type ClientRight,
  type Unlock,
} from '#core';
import { makeSigningKey } from '../signing-key.ts';

const NOW = 1_796_000_000_000;
const approvalKey = makeSigningKey('approval-1');
const strangersKey = makeSigningKey('approval-1');
const customerId = customerIdSchema.parse('customer-1');
const otherCustomer = customerIdSchema.parse('customer-2');
const clientId = clientIdSchema.parse('alexa-skill');
const otherClient = clientIdSchema.parse('another-client');

function right(change: Partial<ClientRight> = {}, signer = approvalKey.signer): string {
  const decision = { version: 1, customerId, clientId, isRevoked: true, decidedAt: NOW - 10 };
  return signClientRight({ ...decision, version: 1, ...change }, signer);
}

function unlock(change: Partial<Unlock> = {}, signer = approvalKey.signer): string {
  return signUnlock({ version: 1, customerId, unlockedAt: NOW - 10, ...change }, signer);
}

const isRevoked = (...jwss: readonly string[]): boolean =>
  isClientRevoked(jwss, { customerId, clientId, nowEpochMs: NOW }, approvalKey.verifier);
const unlockedAt = (...jwss: readonly string[]): number =>
  lastUnlockedAt(jwss, { customerId, nowEpochMs: NOW }, approvalKey.verifier);

describe('the right of a client', () => {
  it('stands until the customer takes it away, and again once it is given back [REQ-CLIENT-REVOKED]', () => {
    expect(isRevoked()).toBe(false);
    expect(isRevoked(right())).toBe(true);
    expect(isRevoked(right(), right({ isRevoked: false, decidedAt: NOW - 5 }))).toBe(false);
    expect(isRevoked(right({ decidedAt: NOW - 1 }), right({ isRevoked: false }))).toBe(true);
  });

  it('is taken away when both were decided at one moment', () => {
    expect(isRevoked(right({ isRevoked: false }), right())).toBe(true);
  });

  it('follows the last decision alone, in whatever order the rows are', () => {
    const decisions = fc.array(
      fc.record({ isRevoked: fc.boolean(), decidedAt: fc.integer({ min: 1, max: NOW }) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(decisions, (made) => {
        const last = Math.max(...made.map(({ decidedAt }) => decidedAt));
        const expected = made.some((one) => one.decidedAt === last && one.isRevoked);
        expect(isRevoked(...made.map((one) => right(one)))).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['another customer’s', right({ customerId: otherCustomer })],
    ['about another client', right({ clientId: otherClient })],
    ['by another key', right({}, strangersKey.signer)],
    ['of another kind', unlock()],
    ['no record at all', 'e30.e30.e30'],
  ])('is not taken away by a decision that is %s', (_what, jws) => {
    expect(isRevoked(jws)).toBe(false);
  });

  it.each([
    ['by another key', () => right({}, strangersKey.signer)],
    ['nothing', () => ''],
    ['another customer’s', () => right({ isRevoked: false, customerId: otherCustomer })],
    ['there twice', () => right({ isRevoked: false, decidedAt: 1 })],
  ])(
    'is taken for lost where so many rows are read that one which is %s may hide a revocation [REQ-CLIENT-REVOKED]',
    (_what, row) => {
      const allowed = (count: number) =>
        Array.from({ length: count }, (_, at) => right({ isRevoked: false, decidedAt: at + 1 }));
      expect(isRevoked(...allowed(MOST_DECISIONS_READ))).toBe(false);
      expect(isRevoked(...allowed(MOST_DECISIONS_READ - 2), row())).toBe(false);
      expect(isRevoked(...allowed(MOST_DECISIONS_READ - 1), row())).toBe(true);
    },
  );

  it.each([
    ['another customer’s', right({ isRevoked: false, decidedAt: NOW, customerId: otherCustomer })],
    ['by another key', right({ isRevoked: false, decidedAt: NOW }, strangersKey.signer)],
    ['from the future', right({ isRevoked: false, decidedAt: NOW + 60_000 })],
  ])('invariant 13: is not given back by a decision that is %s', (_what, jws) => {
    expect(isRevoked(right(), jws)).toBe(true);
  });
});

describe('an unlock', () => {
  it('is the last of the customer’s own, and none is the beginning of time [REQ-UNLOCK-SIGNED]', () => {
    expect(unlockedAt()).toBe(0);
    expect(unlockedAt(unlock({ unlockedAt: NOW - 50 }), unlock(), unlock({ unlockedAt: 3 }))).toBe(
      NOW - 10,
    );
  });

  it.each([
    ['another customer’s', unlock({ customerId: otherCustomer })],
    ['by another key', unlock({}, strangersKey.signer)],
    ['of another kind', right()],
    ['from the future', unlock({ unlockedAt: NOW + 60_000 })],
    ['no record at all', ''],
  ])('invariant 1: is none when it is %s', (_what, jws) => {
    expect(unlockedAt(jws)).toBe(0);
  });

  it('unlocks nothing that comes after now, though its clock is a little ahead', () => {
    expect(unlockedAt(unlock({ unlockedAt: NOW + 1500 }))).toBe(NOW);
  });
});
