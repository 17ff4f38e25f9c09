/** The answer about a recorded redemption: what is known of its payment now. */
import type { Ending, RedeemAnswer } from '#core';
import { tellGoingBack } from '../after-sale/tell-going-back.ts';
import { tellPayment } from '../charge/payment-truth.ts';
import type { SettlementContext } from '../settlement-context.ts';

/** An order is called `ordered` only with its receipt (invariant 6). */
export async function answerPayment(
  context: Pick<SettlementContext, 'store' | 'keys' | 'clock'>,
  ending: Ending,
): Promise<RedeemAnswer> {
  const charge = await context.store.findCharge(ending.digest);
  const truth = tellPayment({ ending, charge }, context);
  if (truth.state !== 'ordered') return { outcome: truth.state };
  const { receipt } = truth;
  // Whoever says the code again is told what has become of the money since.
  const goingBack = await tellGoingBack(context, receipt);
  return { outcome: 'ordered', receipt, ...(goingBack && { goingBack }) };
}
