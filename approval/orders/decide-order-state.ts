/** Where an order stands for one session: pure, over facts that were read anew. */
import { isCodeLocked, type EndingKind, type OrderViewState } from '#core';
import type { OrderFacts } from './gather-order-facts.ts';

/** What ended comes first, then what was declined; only then can a confirmation count. */
export function decideOrderState(facts: OrderFacts, sessionHash: string): OrderViewState {
  if (facts.decline) return stateOfDeclined(facts.ending?.kind ?? facts.decline.ending);
  if (facts.ending) return stateOfEnded(facts.ending.kind, facts);
  const { terms } = facts.stored.dryRun;
  const standing = standingConfirmation(facts);
  const isOver = facts.nowEpochMs >= (standing ? terms.redeemBy : terms.confirmBy);
  if (isOver) return 'expired';
  if (facts.judgement.outcome === 'refused') return 'refused_by_policy';
  if (isCodeLocked(facts)) return 'locked';
  if (!standing) return 'to_confirm';
  return standing.sessionHash === sessionHash ? 'confirmed_here' : 'confirmed_elsewhere';
}

/** Of an order that is halted by now only a strong one stands: the code of any other opens nothing, and is shown no more. */
function standingConfirmation({ live, judgement, isLiveStrong }: OrderFacts): OrderFacts['live'] {
  return judgement.outcome === 'halted' && !isLiveStrong ? undefined : live;
}

/** However it ended, it was not bought, unless it had been redeemed before. */
function stateOfDeclined(ending: EndingKind | null): OrderViewState {
  if (ending === null) return 'stopping';
  return ending === 'redeemed' ? 'too_late' : 'stopped';
}

function stateOfEnded(ending: EndingKind, facts: OrderFacts): OrderViewState {
  switch (ending) {
    case 'redeemed':
      return stateOfPayment(facts);
    case 'cancelled':
      return facts.past.hasChanged ? 'changed' : 'cancelled';
    case 'declined':
      return 'stopped';
    case 'expired':
      return 'expired';
    default:
      return ending satisfies never;
  }
}

/** Done is said only with a receipt that verifies (invariant 6); money that moved without one is an unknown outcome. */
function stateOfPayment({ charge, receipt, refundedMinor }: OrderFacts): OrderViewState {
  const state = charge?.state;
  switch (state) {
    case 'charged':
      return receipt
        ? stateOfCharged(receipt.claims.chargedMinor, refundedMinor)
        : 'payment_unknown';
    case 'declined_by_processor':
      return 'payment_declined';
    case 'intended':
    case 'processing':
      return 'payment_processing';
    case 'unknown':
    case undefined:
      return 'payment_unknown';
    default:
      return state satisfies never;
  }
}

function stateOfCharged(chargedMinor: number, refundedMinor: number): OrderViewState {
  if (refundedMinor === 0) return 'ordered';
  return refundedMinor < chargedMinor ? 'partly_refunded' : 'refunded';
}
