/** One order as the card draws it: everything comes from the recomputed terms, ready to show. */
import {
  CLOCK_TOLERANCE_MS,
  confirmationIdSchema,
  deriveFromTerms,
  deriveVoiceCode,
  LOCAL_FALLBACK,
  showableText,
  TRIES_PER_CONFIRMATION,
  writeAmount,
  writeAmountOf,
  writtenCharges,
  writtenLabelsOf,
  type OrderView,
  type OrderViewState,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { decideHalt } from '../confirm/decide-halt.ts';
import { decideOrderState } from './decide-order-state.ts';
import type { OrderFacts } from './gather-order-facts.ts';

export function showOrder(
  facts: OrderFacts,
  sessionHash: string,
  parts: Pick<ApprovalParts, 'codeKey' | 'hash'>,
): OrderView {
  const { dryRun, requester } = facts.stored;
  const { terms } = dryRun;
  const { digest, sentence, checkWords } = deriveFromTerms(terms, parts.hash);
  const state = decideOrderState(facts, sessionHash);
  const labels = writtenLabelsOf(terms);
  return {
    digest,
    state,
    shopName: showableText(terms.shop.name, terms.locale),
    merchantName: showableText(terms.merchant.name, terms.locale),
    sentence,
    checkWords,
    total: writeAmountOf(terms, terms.totalMinor),
    lines: terms.lines.map((line) => ({
      title: showableText(line.title, terms.locale),
      quantity: line.quantity,
      lineTotal: writeAmountOf(terms, line.lineTotalMinor),
    })),
    charges: writtenCharges(terms).map(({ label, amount }) => ({ label, amount })),
    delivery: `${labels.address}: ${labels.method}, ${labels.promise}`,
    instrument: labels.instrument,
    requester: {
      clientName: showableText(requester.clientName, terms.locale),
      device: requester.device === null ? null : showableText(requester.device, terms.locale),
    },
    createdAt: dryRun.createdAt,
    confirmBy: terms.confirmBy,
    redeemBy: terms.redeemBy,
    code: codeOf(state, facts, parts),
    triesLeft: triesLeftOf(state, facts),
    isTakenBack: state === 'to_confirm' && facts.isTakenBack,
    receipt: receiptOf(facts),
    halt: haltOf(state, facts),
    unusual: facts.judgement.unusual,
    policyReasons: state === 'refused_by_policy' ? facts.judgement.reasons : [],
    limit: limitOf(state, facts),
    explanation: LOCAL_FALLBACK,
    successor: state === 'changed' ? facts.past.successor : null,
    wasUnknown: facts.past.wasUnknown && state !== 'payment_unknown',
    isStockHeld: isStockHeld(facts),
    refundedTotal: facts.refundedMinor === 0 ? null : writeAmountOf(terms, facts.refundedMinor),
    goingBack: goingBackOf(facts),
    locale: terms.locale,
  };
}

/** Derived again each time, for the session that verified and only while the confirmation is live; kept nowhere. */
function codeOf(
  state: OrderViewState,
  facts: OrderFacts,
  parts: Pick<ApprovalParts, 'codeKey'>,
): string | null {
  if (state !== 'confirmed_here' || !facts.live) return null;
  const { digest, terms } = facts.stored.dryRun;
  const confirmationId = confirmationIdSchema.parse(facts.live.confirmationId);
  return deriveVoiceCode({ digest, terms, confirmationId }, parts.codeKey);
}

function haltOf(state: OrderViewState, facts: OrderFacts): OrderView['halt'] {
  if (state !== 'to_confirm' || facts.judgement.outcome !== 'halted') return null;
  const { reasons } = facts.judgement;
  return { reasons, ...decideHalt(facts.passkeys, facts.nowEpochMs) };
}

/** Before anything is typed, and while a code waits that would not work now. */
function limitOf(state: OrderViewState, { judgement }: OrderFacts): OrderView['limit'] {
  return LIMITED_STATES.includes(state) ? judgement.limit : null;
}

const LIMITED_STATES: readonly OrderViewState[] = [
  'to_confirm',
  'confirmed_here',
  'confirmed_elsewhere',
];

function goingBackOf({ goingBack, stored }: OrderFacts): OrderView['goingBack'] {
  const { terms } = stored.dryRun;
  return goingBack.map(({ cause, stage, lines, amountMinor }) => ({
    cause,
    stage,
    lines: lines.map(({ productId, quantity }) => ({
      title: showableText(
        terms.lines.find((line) => line.productId === productId)?.title ?? productId,
        terms.locale,
      ),
      quantity,
    })),
    amount: amountMinor === null ? null : writeAmountOf(terms, amountMinor),
  }));
}

/** The merchant is asked a moment before the terms are made, so its hold ends that moment earlier. */
function isStockHeld({ heldUntil, stored }: OrderFacts): boolean {
  return heldUntil !== undefined && heldUntil >= stored.dryRun.terms.redeemBy - CLOCK_TOLERANCE_MS;
}

function triesLeftOf(state: OrderViewState, facts: OrderFacts): number | null {
  const isConfirmed = state === 'confirmed_here' || state === 'confirmed_elsewhere';
  return isConfirmed ? Math.max(0, TRIES_PER_CONFIRMATION - facts.wrongCodes) : null;
}

function receiptOf(facts: OrderFacts): OrderView['receipt'] {
  if (!facts.receipt || facts.ending?.kind !== 'redeemed') return null;
  const { claims, jws } = facts.receipt;
  return {
    receiptNumber: claims.receiptNumber,
    charged: writeAmount(
      { amountMinor: claims.chargedMinor, currency: claims.currency },
      facts.stored.dryRun.terms.locale,
    ),
    chargedAt: claims.chargedAt,
    jws,
  };
}
