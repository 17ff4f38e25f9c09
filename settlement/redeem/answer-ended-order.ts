/** A redeem call for an order that has ended: the present truth for the caller whose order it is, `refused` for everyone else. */
import {
  hashRedemptionToken,
  isCallersOrder,
  redemptionTokenSchema,
  type ChargeRow,
  type Ending,
  type RedeemAnswer,
  type RedeemRequest,
} from '#core';
import { tellPayment, type PaymentTruth } from '../charge/payment-truth.ts';
import { verifyEvidence } from '../charge/verify-evidence.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { waitAtMost } from '../wait-at-most.ts';
import { answerPayment } from './answer-payment.ts';
import { noteRefusal } from './note-refusal.ts';

/** Of the second nobody may be working any more: the process that did is gone. */
const UNFINISHED: readonly PaymentTruth['state'][] = ['payment_processing', 'payment_unknown'];

/** Nothing is decided anew here: a charge that has no known outcome is worked on, unless that is being done, and waited for. */
export async function answerEndedOrder(
  context: SettlementContext,
  request: RedeemRequest,
  ending: Ending,
): Promise<RedeemAnswer> {
  const { store, charging, timers } = context;
  const charge = await store.findCharge(request.digest);
  if (!(await isCallers(context, request, { ending, charge }))) {
    await noteRefusal(context, request, 'refused');
    return { outcome: 'refused' };
  }
  // Rows alone say nothing while the ledger does not verify: only a signed receipt does (invariant 10).
  if (!(await store.isLedgerVerified())) return answerWhileUnsure(context, request, ending);
  if (ending.kind !== 'redeemed') {
    await noteRefusal(context, request, ending.kind);
    return { outcome: ending.kind };
  }
  if (UNFINISHED.includes(tellPayment({ ending, charge }, context).state)) {
    await waitAtMost(charging.settle(request.digest), { limitMs: request.waitMs, timers });
  }
  return answerPayment(context, ending);
}

async function answerWhileUnsure(
  context: SettlementContext,
  request: RedeemRequest,
  ending: Ending,
): Promise<RedeemAnswer> {
  const answer = ending.kind === 'redeemed' ? await answerPayment(context, ending) : undefined;
  if (answer?.outcome === 'ordered') return answer;
  await noteRefusal(context, request, 'payment_unknown');
  return { outcome: 'payment_unknown' };
}

/** From the redemption's own evidence where there is any; the dry run, which is another side's, only where there is none. */
async function isCallers(
  { requests, keys }: SettlementContext,
  request: RedeemRequest,
  rows: { readonly ending: Ending; readonly charge: ChargeRow | undefined },
): Promise<boolean> {
  const evidence = verifyEvidence(rows, keys);
  if (!evidence) {
    const stored = await requests.findDryRun(request.digest);
    return stored !== undefined && isCallersOrder(stored.dryRun, request, keys.hash);
  }
  const token = redemptionTokenSchema.safeParse(request.token);
  return (
    token.success &&
    hashRedemptionToken(token.data, keys.hash) === evidence.confirmation.tokenHash &&
    evidence.charge.terms.customerId === request.customerId &&
    evidence.charge.terms.clientId === request.clientId
  );
}
