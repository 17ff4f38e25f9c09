/** Proposes an order: a quote, terms, a dry run in the store. Nothing is bought by it. */
import {
  DEFAULT_RISK_POLICY,
  deriveRedemptionToken,
  makeDryRun,
  QUOTE_REFUSALS,
  type AddressId,
  type AskedWith,
  type DryRun,
  type InstrumentId,
  type Locale,
  type OrderDigest,
  type OrderState,
  type OrderStatus,
  type OrderTerms,
  type ProductId,
  type RedemptionToken,
  type RequestStore,
  type StoredDryRun,
} from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import { buildTerms, type Quoted } from './build-terms.ts';
import { ORDERS_LISTED } from './find-order.ts';
import { findUnchangedDryRun } from './find-unchanged-dry-run.ts';
import { makeNonce } from './make-nonce.ts';
import { noteProposal, noteProposalRefused } from './note-proposal.ts';
import { mergeItems, type OrderItem } from './order-item.ts';
import { findStatuses } from './standing.ts';

export const PROPOSAL_REFUSALS = [
  ...QUOTE_REFUSALS,
  'too_many_of_one',
  'too_many_waiting',
  'offer_over',
  'quote_mismatch',
  'invalid_request',
  'cart_empty',
] as const;
export type ProposalRefusal = (typeof PROPOSAL_REFUSALS)[number];

export interface Proposal {
  readonly items: readonly OrderItem[];
  readonly addressId?: AddressId | undefined;
  readonly instrumentId?: InstrumentId | undefined;
  /** The assistant's word, believed in nothing. */
  readonly claimedCategory?: string | undefined;
  readonly deviceId?: string | undefined;
  /** In which the order is read out. */
  readonly locale: Locale;
}

export type ProposalAnswer =
  | {
      readonly outcome: 'proposed';
      readonly dryRun: DryRun;
      readonly token: RedemptionToken;
      readonly state: OrderState;
      /** The same was asked for less than a minute ago: that answer is given again, and nothing new was made. */
      readonly isReplay: boolean;
    }
  | {
      readonly outcome: 'refused';
      readonly reason: ProposalRefusal;
      readonly productId?: ProductId | undefined;
    };

/** In these it may be read out again. */
const WAITING_STATES: readonly OrderState[] = ['waiting', 'confirmed'];

/** States in which an order no longer takes one of the customer's places for waiting orders. */
const ENDED_STATES: readonly OrderState[] = [
  'cancelled',
  'declined',
  'expired',
  'payment_processing',
  'payment_declined',
  'payment_unknown',
  'ordered',
];

/** Nothing where nothing was said: a client that tells no device is not one that tells an empty one. */
function askedWith({ deviceId, claimedCategory }: Proposal): { readonly askedWith?: AskedWith } {
  if (deviceId === undefined && claimedCategory === undefined) return {};
  return {
    askedWith: {
      ...(deviceId !== undefined && { deviceId }),
      ...(claimedCategory !== undefined && { claimedCategory }),
    },
  };
}

/** Every answer is in the ledger before it is given (invariant 9). */
export async function proposeOrder(
  side: RequestSide,
  caller: Caller,
  proposal: Proposal,
): Promise<ProposalAnswer> {
  const answer = await decideProposal(side, caller, proposal);
  if (answer.outcome === 'refused') await noteProposalRefused(side, caller, answer);
  return answer;
}

async function decideProposal(
  side: RequestSide,
  caller: Caller,
  proposal: Proposal,
): Promise<ProposalAnswer> {
  const items = mergeItems(proposal.items);
  if (!items) return { outcome: 'refused', reason: 'too_many_of_one' };
  const { locale } = proposal;
  const all = await listOpenDryRuns(side, caller, side.clock.nowEpochMs());
  const open = all.filter((dryRun) => isClaimedAlike(dryRun, proposal));
  // Asking where they stand costs settlement a look at the evidence of each; without any there is nothing to ask.
  const statuses =
    all.length === 0 ? new Map<OrderDigest, OrderStatus>() : await findStatuses(side, caller);
  const alike = open.find(
    ({ digest, terms }) =>
      WAITING_STATES.includes(statuses.get(digest)?.state ?? 'expired') &&
      terms.locale === locale &&
      isForItems(terms, items),
  );
  // Goods are held under the nonce: an order that is only read out again takes no more of them.
  const first = await quoteTerms(side, caller, {
    ...proposal,
    items,
    nonce: alike?.terms.nonce ?? makeNonce(side.randomness),
  });
  if (first.outcome === 'refused') return first;
  const { quoted, nowEpochMs } = first;
  const unchanged = findAgain(side, caller, {
    dryRuns: open,
    statuses,
    quoted,
    locale,
    nowEpochMs,
  });
  if (unchanged) return unchanged;
  const fresh = alike
    ? await quoteTerms(side, caller, { ...proposal, items, nonce: makeNonce(side.randomness) })
    : first;
  if (fresh.outcome === 'refused') return fresh;
  const { dryRun, token } = makeDryRun(fresh.terms, {
    hash: side.hash,
    requestKey: side.requestKey,
    nowEpochMs,
    ...askedWith(proposal),
  });
  const inserted = await side.store.insertDryRun({
    stored: {
      dryRun,
      requester: { clientName: side.clientNames[caller.clientId] ?? caller.clientId, device: null },
    },
    endedDigests: endedDigests(statuses),
    maxWaiting: side.maxWaitingOrders,
    note: noteProposal(dryRun, nowEpochMs),
    replay: replayOf(side, { proposal, open, quoted: fresh.quoted, locale, nowEpochMs }),
  });
  if (inserted === 'too_many_waiting') return { outcome: 'refused', reason: inserted };
  return typeof inserted === 'object'
    ? answerAgain(side, caller, { dryRun: inserted.replayed, state: 'waiting', nowEpochMs })
    : { outcome: 'proposed', dryRun, token, state: 'waiting', isReplay: false };
}

const REPLAY_WITHIN_MS = DEFAULT_RISK_POLICY.repeat.replayWithinMs;

/** Asked where the new one is stored: whatever another process has stored meanwhile is seen there. */
function replayOf(
  side: Pick<RequestSide, 'hash' | 'shop'>,
  of: {
    readonly proposal: Proposal;
    readonly open: readonly DryRun[];
    readonly quoted: Quoted;
    readonly locale: Locale;
    readonly nowEpochMs: number;
  },
): NonNullable<Parameters<RequestStore['insertDryRun']>[0]['replay']> {
  const { proposal, open, ...asked } = of;
  return {
    sinceEpochMs: asked.nowEpochMs - REPLAY_WITHIN_MS,
    findAmong: (earlier) => {
      const alike = earlier.filter(({ dryRun }) => isClaimedAlike(dryRun, proposal));
      return findUnchangedDryRun(side, { ...newcomersAmong(alike, open), ...asked });
    },
  };
}

/** Another kind of goods named is another instruction: the sign that it differs would be lost on a dry run that was made without it. */
function isClaimedAlike({ askedWith }: DryRun, { claimedCategory }: Proposal): boolean {
  return claimedCategory === undefined || claimedCategory === askedWith?.claimedCategory;
}

/** Dry runs that another process has stored since we looked: nobody can have ended one yet that has just been answered. */
function newcomersAmong(
  earlier: readonly StoredDryRun[],
  known: readonly DryRun[],
): { readonly dryRuns: readonly DryRun[]; readonly statuses: ReadonlyMap<OrderDigest, Waiting> } {
  const dryRuns = earlier
    .map(({ dryRun }) => dryRun)
    .filter(({ digest }) => !known.some((other) => other.digest === digest));
  const isWaiting: Waiting = { state: 'waiting' };
  return { dryRuns, statuses: new Map(dryRuns.map(({ digest }) => [digest, isWaiting])) };
}

type Waiting = Pick<OrderStatus, 'state'>;

type QuotedTerms =
  | {
      readonly outcome: 'built';
      readonly quoted: Quoted;
      readonly terms: OrderTerms;
      readonly nowEpochMs: number;
    }
  | Extract<ProposalAnswer, { readonly outcome: 'refused' }>;

async function quoteTerms(
  side: RequestSide,
  caller: Caller,
  proposal: Proposal & { readonly nonce: string },
): Promise<QuotedTerms> {
  const { items, addressId, instrumentId, locale, nonce } = proposal;
  const quoted = await side.settlement.quote({
    ...caller,
    lines: items,
    ...(addressId === undefined ? {} : { addressId }),
    ...(instrumentId === undefined ? {} : { instrumentId }),
    nonce,
  });
  if (quoted.outcome === 'refused') return quoted;
  const nowEpochMs = side.clock.nowEpochMs();
  const built = buildTerms(side, { caller, items, quoted, locale, nonce, nowEpochMs });
  if (built.outcome !== 'built') return { outcome: 'refused', reason: built.outcome };
  return { outcome: 'built', quoted, terms: built.terms, nowEpochMs };
}

function isForItems({ lines }: OrderTerms, items: readonly OrderItem[]): boolean {
  return (
    lines.length === items.length &&
    items.every(({ productId, quantity }) =>
      lines.some((line) => line.productId === productId && line.quantity === quantity),
    )
  );
}

/** Those that may still be redeemed as far as time goes. */
async function listOpenDryRuns(
  side: RequestSide,
  caller: Caller,
  nowEpochMs: number,
): Promise<readonly DryRun[]> {
  const stored = await side.store.listDryRuns({ ...caller, limit: ORDERS_LISTED });
  return stored.map(({ dryRun }) => dryRun).filter(({ terms }) => nowEpochMs < terms.redeemBy);
}

function findAgain(
  side: RequestSide,
  caller: Caller,
  among: {
    readonly dryRuns: readonly DryRun[];
    readonly statuses: ReadonlyMap<OrderDigest, OrderStatus>;
    readonly quoted: Quoted;
    readonly locale: Locale;
    readonly nowEpochMs: number;
  },
): ProposalAnswer | undefined {
  const dryRun = findUnchangedDryRun(side, among);
  if (!dryRun) return undefined;
  const state = among.statuses.get(dryRun.digest)?.state ?? 'waiting';
  return answerAgain(side, caller, { dryRun, state, nowEpochMs: among.nowEpochMs });
}

function answerAgain(
  side: Pick<RequestSide, 'requestKey'>,
  caller: Caller,
  of: { readonly dryRun: DryRun; readonly state: OrderState; readonly nowEpochMs: number },
): ProposalAnswer {
  const { dryRun, state } = of;
  const token = deriveRedemptionToken({ digest: dryRun.digest, ...caller }, side.requestKey);
  const isReplay = of.nowEpochMs - dryRun.createdAt < REPLAY_WITHIN_MS;
  return { outcome: 'proposed', dryRun, token, state, isReplay };
}

function endedDigests(statuses: ReadonlyMap<OrderDigest, OrderStatus>): readonly OrderDigest[] {
  return [...statuses.values()]
    .filter(({ state }) => ENDED_STATES.includes(state))
    .map(({ digest }) => digest);
}
