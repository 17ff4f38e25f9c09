import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedCodes,
  confirmationIdSchema,
  deriveVoiceCode,
  digestTerms,
  isSameCode,
  voiceCodeSchema,
} from '#core';
import { nodeHash } from '#stores';
import { macOf } from '../mac-of.ts';
import { plainTerms, termsArbitrary } from '../order/arbitrary-terms.ts';

const digest = digestTerms(plainTerms, nodeHash);

function codeOf(confirmationId: string, seed = 1): string {
  return deriveVoiceCode(
    { digest, terms: plainTerms, confirmationId: confirmationIdSchema.parse(confirmationId) },
    macOf(seed),
  );
}

describe('voice code', () => {
  it('invariant 2: is the same for the same confirmation and differs in general for another', () => {
    expect(codeOf('a')).toBe(codeOf('a'));
    const codes = Array.from({ length: 50 }, (_, index) => codeOf(`confirmation-${index}`));
    expect(new Set(codes).size).toBeGreaterThan(40);
  });

  it('invariant 2: follows from the key, so that who lacks the key cannot compute it [REQ-CODE-DERIVED]', () => {
    const codes = Array.from({ length: 50 }, (_, seed) => codeOf('a', seed));
    expect(new Set(codes).size).toBeGreaterThan(40);
  });

  it('is four digits from 1000 and never a run of digits of an amount of the order [REQ-CODE-RANGE]', () => {
    fc.assert(
      fc.property(termsArbitrary, fc.stringMatching(/^[a-z0-9]{10}$/), (terms, id) => {
        const code = deriveVoiceCode(
          {
            digest: digestTerms(terms, nodeHash),
            terms,
            confirmationId: confirmationIdSchema.parse(id),
          },
          macOf(3),
        );
        expect(code).toMatch(/^[1-9][0-9]{3}$/);
        const amounts = [
          ...terms.lines.flatMap((line) => [line.unitPriceMinor, line.lineTotalMinor]),
          ...terms.discounts.map((discount) => discount.amountMinor),
          terms.subtotalMinor,
          terms.deliveryMinor,
          terms.taxMinor,
          terms.totalMinor,
        ];
        for (const amount of amounts) expect(String(amount)).not.toContain(code);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves out exactly the runs of digits of the amounts', () => {
    const codes: readonly string[] = allowedCodes(plainTerms);
    expect(codes).toHaveLength(9000 - 3); // 1899, 3798 and 4761
    for (const run of ['1899', '3798', '4761']) expect(codes).not.toContain(run);
  });

  it('is uniform over the allowed codes (chi-squared over 90 bins, far below any plausible bias) [REQ-CODE-UNIFORM]', () => {
    const bins = new Array<number>(90).fill(0);
    const rounds = 18_000;
    for (let round = 0; round < rounds; round += 1) {
      const bin = Math.floor((Number(codeOf(`c-${round}`)) - 1000) / 100);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    const expected = rounds / 90;
    const chiSquared = bins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 89 degrees of freedom: mean 89, standard deviation 13.3; the inputs are fixed, so this value never changes.
    expect(chiSquared).toBeLessThan(150);
  });

  it('passes over the uneven rest at the top, which would make some codes likelier [REQ-CODE-UNIFORM]', () => {
    const allowed = allowedCodes(plainTerms);
    const evenBound = 2 ** 32 - (2 ** 32 % allowed.length);
    const confirmationId = confirmationIdSchema.parse('a');
    const codeFrom = (...words: readonly number[]): string => {
      const block = new Uint8Array(32);
      words.forEach((word, index) => {
        new DataView(block.buffer).setUint32(index * 4, word);
      });
      return deriveVoiceCode({ digest, terms: plainTerms, confirmationId }, { hmac: () => block });
    };
    expect(codeFrom(evenBound - 1, 4242)).toBe(allowed.at(-1));
    expect(codeFrom(evenBound, 4242)).toBe(allowed[4242]);
    expect(codeFrom(2 ** 32 - 1, evenBound, 17)).toBe(allowed[17]);
  });

  it('invariant 2: is the allowed code at the place that the key gives, for any order [REQ-CODE-UNIFORM]', () => {
    const confirmationId = confirmationIdSchema.parse('a');
    fc.assert(
      fc.property(termsArbitrary, fc.nat({ max: 2 ** 31 }), (terms, word) => {
        const block = new Uint8Array(32);
        new DataView(block.buffer).setUint32(0, word);
        const allowed = allowedCodes(terms);
        expect(deriveVoiceCode({ digest, terms, confirmationId }, { hmac: () => block })).toBe(
          allowed[word % allowed.length],
        );
      }),
      { numRuns: 300 },
    );
  });

  it('compares codes by all four digits', () => {
    const code = voiceCodeSchema.parse('4821');
    expect(isSameCode(code, voiceCodeSchema.parse('4821'))).toBe(true);
    for (const other of ['5821', '4721', '4831', '4822']) {
      expect(isSameCode(code, voiceCodeSchema.parse(other))).toBe(false);
    }
  });

  it.each(['', '482', '48210', '48 21', '４８２１', '-482', '4.82'])(
    'invariant 13: refuses %j as a code',
    (text) => {
      expect(voiceCodeSchema.safeParse(text).success).toBe(false);
    },
  );

  it('keeps a leading zero: a code is text, never a number', () => {
    expect(voiceCodeSchema.parse('0042')).toBe('0042');
  });
});
