/** What the card says and what settlement decides, over the same stores at the same moment. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, type RedemptionDecision } from '#core';
import { shopPolicyWith } from '../../core/policy/shop-policy.ts';
import type { Wish } from '../../settlement/limits/limits-stage.ts';
import type { OrderJudgement } from '../../../approval/risk/order-judgement.ts';
import { openJudgingStage } from './judging-stage.ts';

const everywhere = (amount: number) =>
  Object.fromEntries(CURRENCY_CODES.map((currency) => [currency, amount]));
const amounts = (halt: number, refuse: number) =>
  ({ haltAtMinor: everywhere(halt), refuseAtMinor: everywhere(refuse) }) as never;

const limit = { operation: 'charge_order', scope: 'customer', per: 'hour' } as const;
const POLICY = shopPolicyWith({
  orders: amounts(80_000, 150_000),
  limits: [
    { ...limit, amountMinor: everywhere(160_000), calls: 2 },
    { ...limit, scope: 'instrument', per: 'day', amountMinor: everywhere(200_000) },
    { ...limit, per: 'call', amountMinor: everywhere(140_000) },
  ],
});
/** Ann and Ben share one card. */
const CARDS = { ann: { card: 'shared', other: 'of-ann' }, ben: { card: 'shared' } };

const wish: fc.Arbitrary<Wish> = fc.record(
  {
    customer: fc.constantFrom('ann', 'ben'),
    client: fc.constantFrom('alexa', 'another'),
    merchant: fc.constantFrom('harbor-roasters', 'another-seller'),
    totalMinor: fc.constantFrom(
      100,
      200,
      300,
      9000,
      24_000,
      26_000,
      79_999,
      80_000,
      139_000,
      150_000,
    ),
    currency: fc.constantFrom('USD' as const, 'EUR' as const, 'JPY' as const),
    productId: fc.constantFrom('tea', 'card', 'lamp', 'phone'),
    category: fc.constantFrom('5411', '5411', '5411', '5732', '6540', '9999'),
    isByPasskey: fc.boolean(),
  },
  { requiredKeys: ['customer', 'totalMinor', 'productId'] },
);
const step = fc.record({
  wish,
  then: fc.constantFrom('charged', 'declined_by_processor', 'unknown', 'left', 'stopped'),
  laterMs: fc.constantFrom(0, 60_000, 60_000, 1_200_000, 3_600_000, 86_400_000),
});

/** The third of an hour is one too many. */
const THREE_IN_A_ROW = ['tea', 'lamp', 'phone'].map((productId) => ({
  wish: { customer: 'ann', totalMinor: 300, productId },
  then: 'charged' as const,
  laterMs: 60_000 as const,
}));

/** In one word each, so that what differs is seen at once. */
function shownAs({ outcome, limit: reached }: OrderJudgement): string {
  if (outcome !== 'allowed') return outcome;
  return reached ? 'limit' : 'allowed';
}

function decidedAs({ outcome }: RedemptionDecision): string {
  if (outcome === 'stronger_confirmation_needed') return 'halted';
  if (outcome === 'limit_reached') return 'limit';
  return outcome === 'redeem' ? 'allowed' : outcome;
}

describe('card and settlement', () => {
  it('halt the same orders for the same reasons, whatever was bought, stopped or left before [REQ-RISK-ON-CARD]', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const judging = openJudgingStage({ policy: POLICY, cards: CARDS });
        const { stage } = judging;
        try {
          await stage.fillBooks();
          for (const { wish: each, then, laterMs } of steps) {
            const { dryRun, shown, decision } = await judging.judgeByBoth(each);
            const said = shownAs(shown);
            const decided = decidedAs(decision);
            seen.add(said);
            if (said === 'refused') {
              // Above what any day allows: the card takes no total for it, and settlement no code.
              expect(['refused', 'limit', 'halted']).toContain(decided);
            } else if (each.isByPasskey === true && said === 'halted') {
              expect(['allowed', 'limit']).toContain(decided);
              expect(new Set(decision.halts)).toEqual(new Set(shown.reasons));
            } else {
              expect(decided).toBe(said);
              expect(new Set(decision.halts ?? [])).toEqual(new Set(shown.reasons));
              expect(decision.riskScore).toBe(shown.riskScore);
            }
            if (then === 'stopped') await stage.decline(dryRun);
            else if (decision.outcome === 'redeem' && then !== 'left') {
              await stage.answer(dryRun.digest, then);
            }
            stage.clock.now += laterMs + 1;
          }
        } finally {
          judging.close();
        }
      }),
      { numRuns: 8, examples: [[THREE_IN_A_ROW]] },
    );
    expect([...seen].sort()).toEqual(['allowed', 'halted', 'limit', 'refused']);
  });
});
