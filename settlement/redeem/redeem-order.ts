/** Redeem: the one door through which money can move. An ending that is there wins; otherwise ask, judge in one transaction, charge after it. */
import {
  mayBeBoughtInLostPart,
  StoreUnavailable,
  type RedeemAnswer,
  type RedeemRequest,
  type RedemptionDecision,
} from '#core';
import type { SettlementContext } from '../settlement-context.ts';
import { waitAtMost } from '../wait-at-most.ts';
import { answerEndedOrder } from './answer-ended-order.ts';
import { answerPayment } from './answer-payment.ts';
import { gatherFacts } from './gather-facts.ts';
import { AnswerAged, judgeOrder } from './judge-order.ts';
import { noteRefusal } from './note-refusal.ts';

/** @throws when it cannot be told whether anything was recorded; the caller asks once more and then calls the payment unknown. */
export async function redeemOrder(
  context: SettlementContext,
  request: RedeemRequest,
): Promise<RedeemAnswer> {
  const ending = await context.store.findEnding(request.digest);
  if (ending) return answerEndedOrder(context, request, ending);
  try {
    const judged = await context.judging.take(() =>
      onceMoreWhereAged(async () =>
        judgeOrder(context, request, await gatherFacts(context, request)),
      ),
    );
    if (judged.outcome === 'ended') return await answerEndedOrder(context, request, judged.ending);
    return await answerDecision(context, request, judged.decision);
  } catch (fault) {
    if (!(fault instanceof StoreUnavailable || fault instanceof AnswerAged)) throw fault;
    return answerUnavailable(context, request, fault);
  }
}

/** A lock that was long in coming is no reason to refuse a right code; the merchant is asked anew, and no third time. */
async function onceMoreWhereAged<Judged>(judge: () => Promise<Judged>): Promise<Judged> {
  try {
    return await judge();
  } catch (fault) {
    if (!(fault instanceof AnswerAged)) throw fault;
    return judge();
  }
}

async function answerDecision(
  context: SettlementContext,
  request: RedeemRequest,
  decision: RedemptionDecision,
): Promise<RedeemAnswer> {
  if (decision.outcome === 'code_wrong') {
    return { outcome: 'code_wrong', triesLeft: decision.triesLeft };
  }
  if (decision.outcome !== 'redeem') return { outcome: decision.outcome };
  const { digest, confirmationId, redeemedAt: endedAt } = decision.intent;
  const work = context.charging.settle(digest);
  await waitAtMost(work, { limitMs: request.waitMs, timers: context.timers });
  return answerPayment(context, { digest, kind: 'redeemed', endedAt, confirmationId });
}

/**
 * A store cannot be read, or the merchant's answer was too old twice: nothing was written about this call, and that is said only after making sure of it; and only of an order that cannot have been bought
 * in a part of the store that was lost.
 */
async function answerUnavailable(
  context: SettlementContext,
  request: RedeemRequest,
  fault: StoreUnavailable | AnswerAged,
): Promise<RedeemAnswer> {
  const { digest } = request;
  if (await context.store.findEnding(digest)) throw fault;
  context.log.warn({ err: fault, digest }, 'a redemption could not be judged');
  const outcome = (await mayBeBought(context, digest)) ? 'payment_unknown' : 'unavailable';
  await noteRefusal(context, request, outcome);
  return { outcome };
}

async function mayBeBought(
  { store, requests }: SettlementContext,
  digest: RedeemRequest['digest'],
): Promise<boolean> {
  if (!(await store.isLedgerVerified())) return true;
  const acceptedAt = await store.acceptedAt();
  if (acceptedAt === undefined) return false;
  try {
    const stored = await requests.findDryRun(digest);
    return stored !== undefined && mayBeBoughtInLostPart(stored.dryRun, acceptedAt);
  } catch (fault) {
    if (fault instanceof StoreUnavailable) return true;
    throw fault;
  }
}
