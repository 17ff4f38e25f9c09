import { describe, expect, it } from 'vitest';
import { alguardLines } from './alguard-lines.ts';

/** Pinned by hand: what we answer to each of the fifteen, and why. */
const OURS = [
  ['allowed', ['first_from_merchant']],
  ['halted', ['category_high_risk', 'new_seller_high', 'first_from_merchant']],
  ['halted', ['category_high_risk', 'category_claim_differs', 'first_from_merchant']],
  ['halted', ['category_high_risk', 'after_halt', 'new_seller_high', 'first_from_merchant']],
  [
    'halted',
    [
      'category_high_risk',
      'retry_of_halted',
      'after_halt',
      'new_seller_high',
      'first_from_merchant',
    ],
  ],
  ['halted', ['after_halt', 'new_seller_high', 'first_from_merchant']],
  ['refused', []],
  // The claim decides nothing, the merchant says what a cable is; that it is no category at all is one sign too many.
  ['halted', ['score_high', 'category_claim_differs', 'first_from_merchant']],
  ['allowed', ['first_from_merchant']],
  ['answered again', []],
  // Stricter than the page expects: 999 at a seller never bought from is above 250.
  ['halted', ['new_seller_high', 'first_from_merchant']],
  ...Array.from({ length: 4 }, () => ['halted', ['hour_limit', 'new_seller_high']]),
];

describe('[REQ-RISK-FIFTEEN] the fifteen lines that Alguard shows itself by', () => {
  it.each(alguardLines().map((line, index) => [line.words, line, OURS[index]] as const))(
    '%s',
    (_, { alguard, ours }, expected) => {
      expect([ours.outcome, ours.reasons]).toEqual(expected);
      if (alguard === 'HALTED') expect(ours.outcome).toBe('halted');
    },
  );

  it('are fifteen', () => {
    expect(alguardLines()).toHaveLength(15);
    expect(OURS).toHaveLength(15);
  });
});
