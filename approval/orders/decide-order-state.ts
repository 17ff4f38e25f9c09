/** Where an order stands for one session: pure, over facts that were read anew. */
import { isCodeLocked, type EndingKind, type OrderViewState } from '#core';
import type { OrderFacts } from './gather-order-facts.ts';

export function decideOrderState(facts: OrderFacts, sessionHash: string): OrderViewState {
  const state = stateByRows(facts, sessionHash);
  return mustNotBeSaid(state, facts) ? 'payment_unknown' : state;
}

/** What rests on something signed, or on the customer's own word, or says nothing of what was bought. */
const TRUE_WHATEVER_IS_LOST: readonly OrderViewState[] = [
  'ordered',
  'partly_refunded',
  'refunded',
  'payment_unknown',
  'stopping',
  'too_late',
];
const OVER_UNBOUGHT: readonly OrderViewState[] = ['locked', 'expired', 'refused_by_policy'];

/** While settlement's rows may lack a purchase, nothing that follows from their silence is said. */
function mustNotBeSaid(
  state: OrderViewState,
  { doubt, decline, confirmationCount }: OrderFacts,
): boolean {
  if (doubt.isUnsure) {
    if (TRUE_WHATEVER_IS_LOST.includes(state)) return false;
    // Settlement has answered the decline when it was sure; and what nobody has confirmed yet cannot have been bought.
    if (state === 'stopped') return (decline?.ending ?? null) === null;
    return state !== 'to_confirm' || confirmationCount > 0;
  }
  return doubt.mayBeBought && OVER_UNBOUGHT.includes(state);
}

/** What ended comes first, then what was declined; only then can a confirmation count. */
function stateByRows(facts: OrderFacts, sessionHash: string): OrderViewState {
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
function stateOfPayment(facts: OrderFacts): OrderViewState {
  const { charge, receipt, refundedMinor, askedUntil, nowEpochMs } = facts;
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
      // As settlement says it: what nobody may ask about any more is not being processed either.
      return askedUntil !== undefined && nowEpochMs < askedUntil
        ? 'payment_processing'
        : 'payment_unknown';
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
