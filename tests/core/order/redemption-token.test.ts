import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clientIdSchema,
  customerIdSchema,
  deriveRedemptionToken,
  hashRedemptionToken,
  makeDryRun,
  orderDigestSchema,
  redemptionTokenSchema,
} from '#core';
import { nodeHash } from '#stores';
import { macOf } from '../mac-of.ts';
import { plainTerms } from './arbitrary-terms.ts';

const holder = {
  digest: orderDigestSchema.parse('1'.repeat(64)),
  customerId: customerIdSchema.parse('customer-1'),
  clientId: clientIdSchema.parse('alexa-skill'),
};

describe('redemption token', () => {
  it('invariant 1: is the same for the same order, customer and client, and 256 bits long [REQ-TOKEN]', () => {
    const token = deriveRedemptionToken(holder, macOf(1));
    expect(deriveRedemptionToken(holder, macOf(1))).toBe(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('invariant 1: differs for another order, customer, client or key', () => {
    const tokens = [
      deriveRedemptionToken(holder, macOf(1)),
      deriveRedemptionToken(
        { ...holder, digest: orderDigestSchema.parse('2'.repeat(64)) },
        macOf(1),
      ),
      deriveRedemptionToken(
        { ...holder, customerId: customerIdSchema.parse('customer-2') },
        macOf(1),
      ),
      deriveRedemptionToken({ ...holder, clientId: clientIdSchema.parse('other') }, macOf(1)),
      deriveRedemptionToken(holder, macOf(2)),
    ];
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it('invariant 1: keeps customer and client apart where one ends and the other begins', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{2,8}$/),
        fc.stringMatching(/^[a-z]{2,8}$/),
        (left, right) => {
          const moved = `${left}${right.slice(0, 1)}`;
          const rest = right.slice(1);
          const one = deriveRedemptionToken(
            {
              ...holder,
              customerId: customerIdSchema.parse(left),
              clientId: clientIdSchema.parse(right),
            },
            macOf(1),
          );
          const other = deriveRedemptionToken(
            {
              ...holder,
              customerId: customerIdSchema.parse(moved),
              clientId: clientIdSchema.parse(rest),
            },
            macOf(1),
          );
          expect(one).not.toBe(other);
        },
      ),
    );
  });

  it('invariant 12: is stored as a hash that is not the token [REQ-TOKEN-HASHED]', () => {
    const { dryRun, token } = makeDryRun(plainTerms, {
      hash: nodeHash,
      requestKey: macOf(1),
      nowEpochMs: 5,
    });
    expect(dryRun.tokenHash).toBe(hashRedemptionToken(token, nodeHash));
    expect(JSON.stringify(dryRun)).not.toContain(token);
  });

  it.each(['', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}=`, `${'A'.repeat(42)} `])(
    'invariant 13: refuses %j as a token',
    (text) => {
      expect(redemptionTokenSchema.safeParse(text).success).toBe(false);
    },
  );
});
