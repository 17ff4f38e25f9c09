/** Redeems an order through settlement, which alone decides; on changed terms the same lines are proposed anew. */
import { isReceiptOf, type Locale, type OrderDigest, type RedeemAnswer } from '#core';
import { followCartOrder } from '../cart/propose-cart.ts';
import type { Caller, RequestSide } from '../request-side.ts';
import { proposeOrder, type ProposalAnswer } from './propose-order.ts';

export interface RedeemCall {
  readonly digest: OrderDigest;
  readonly token: string;
  readonly code: string;
  readonly waitMs: number;
  /** In which the order is read out anew when its terms have changed. */
  readonly locale: Locale;
}

export interface Redeemed {
  readonly answer: RedeemAnswer;
  /** Only after `terms_changed`: the order as it is now, or why there is none. */
  readonly newProposal: ProposalAnswer | undefined;
}

export async function redeemOrder(
  side: RequestSide,
  caller: Caller,
  { locale, ...call }: RedeemCall,
): Promise<Redeemed> {
  const stored = await side.store.findDryRun({ ...caller, digest: call.digest });
  const answer = await side.settlement.redeem({ ...caller, ...call });
  if (answer.outcome === 'ordered') {
    if (stored && isReceiptOf(answer.receipt, stored.dryRun)) return done(answer);
    // A receipt for something else proves nothing about this order.
    side.log.error({ digest: call.digest }, 'settlement gave a receipt that is not this order’s');
    return done({ outcome: 'payment_unknown' });
  }
  if (answer.outcome !== 'terms_changed' || !stored) return done(answer);
  const { terms, askedWith } = stored.dryRun;
  const newProposal = await proposeOrder(side, caller, {
    items: terms.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    addressId: terms.address.id,
    instrumentId: terms.instrument.id,
    // What was unusual about how it was asked for is so of the same lines still.
    ...askedWith,
    locale,
  });
  await followCartOrder(side, caller, { from: call.digest, to: newProposal });
  return { answer, newProposal };
}

function done(answer: RedeemAnswer): Redeemed {
  return { answer, newProposal: undefined };
}
