import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { digestTerms, orderTermsSchema } from '#core';
import { nodeHash } from '#stores';
import { plainTerms, termsArbitrary } from './arbitrary-terms.ts';

const goldenSchema = z.object({
  vectors: z.array(z.object({ name: z.string(), terms: z.unknown(), digest: z.string() })),
});
const golden = goldenSchema.parse(
  JSON.parse(readFileSync(new URL('../../golden/order-digests.json', import.meta.url), 'utf8')),
);

describe('order digest', () => {
  it.each(golden.vectors)(
    'invariant 4: gives the golden digest of $name [REQ-DIGEST]',
    ({ terms, digest }) => {
      expect(digestTerms(orderTermsSchema.parse(terms), nodeHash)).toBe(digest);
    },
  );

  it('invariant 1: does not depend on the order in which fields were written', () => {
    fc.assert(
      fc.property(termsArbitrary, (terms) => {
        const reversed = orderTermsSchema.parse(
          JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(terms).toReversed()))),
        );
        expect(digestTerms(reversed, nodeHash)).toBe(digestTerms(terms, nodeHash));
      }),
      { numRuns: 100 },
    );
  });

  it('invariant 1: changes with every single field', () => {
    const before = digestTerms(plainTerms, nodeHash);
    const changes = [
      { shop: { ...plainTerms.shop, name: 'Harbour Roasters' } },
      { merchant: { ...plainTerms.merchant, id: 'someone-else' } },
      { customerId: 'customer-2' },
      { clientId: 'other-client' },
      { lines: [{ ...plainTerms.lines[0], title: 'Dark Roast, ground 12 oz' }] },
      { lines: [{ ...plainTerms.lines[0], productId: 'dark-roast-ground' }] },
      { lines: [{ ...plainTerms.lines[0], merchantCategoryCode: '6540' }] },
      { currency: 'CAD' },
      { delivery: { ...plainTerms.delivery, promise: 'Fri Dec 4' } },
      { address: { ...plainTerms.address, commitment: 'cd'.repeat(32) } },
      { instrument: { ...plainTerms.instrument, id: 'other' } },
      { payeeId: 'OTHER' },
      { confirmBy: plainTerms.confirmBy - 1 },
      { redeemBy: plainTerms.redeemBy + 1 },
      { nonce: 'BBBBBBBBBBBBBBBB' },
      { deliveryMinor: 651, totalMinor: 4762 },
      { taxMinor: 314, totalMinor: 4762 },
    ];
    const digests = changes.map((change) =>
      digestTerms(orderTermsSchema.parse({ ...plainTerms, ...change }), nodeHash),
    );
    expect(new Set([before, ...digests]).size).toBe(changes.length + 1);
  });
});
