/** The answer about a recorded redemption: what is known of its payment now. */
import type { Ending, RedeemAnswer } from '#core';
import { tellPayment } from '../charge/payment-truth.ts';
import type { SettlementContext } from '../settlement-context.ts';

/** An order is called `ordered` only with its receipt (invariant 6). */
export async function answerPayment(
  context: Pick<SettlementContext, 'store' | 'keys' | 'clock'>,
  ending: Ending,
): Promise<RedeemAnswer> {
  const charge = await context.store.findCharge(ending.digest);
  const truth = tellPayment({ ending, charge }, context);
  return truth.state === 'ordered'
    ? { outcome: 'ordered', receipt: truth.receipt }
    : { outcome: truth.state };
}
