/** A period of settlement's ledger under another policy: which orders would have gone another way. It decides nothing; it is for the operator to read. */
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/minor-units.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import type { OrderDigest } from '../order/ids.ts';
import { judgeLimits } from './judge-limits.ts';
import { SPAN_MS } from './limit.ts';
import { readAttempts, type Attempt, type ChargeEnd, type TrustMove } from './read-attempts.ts';
import { createRiskReplay, type RiskReplay, type RiskyAttempt } from './replay-risk.ts';
import type { RiskReason } from './risk-reason.ts';
import { riskPolicyOf, type ShopPolicy } from './shop-policy.ts';
import { judgeTotal } from './judge-total.ts';
import { spentWindowsOf, type LimitedOrder, type Movement } from './spent-windows.ts';

/** `halted`: taken once the customer has confirmed with a passkey. */
export type ReplayedOutcome = 'redeemed' | 'halted' | 'refused' | 'limit_reached';

export interface ReplayedOrder {
  readonly digest: OrderDigest;
  readonly at: number;
  readonly amountMinor: MinorUnits;
  readonly currency: CurrencyCode;
  /** What settlement answered then; `halted` also where a passkey lifted it. */
  readonly happened: Attempt['happened'];
  readonly would: ReplayedOutcome;
  /** Which rule, in few words; empty where nothing stands against the order. */
  readonly why: string;
}

export interface LedgerReplay {
  readonly orders: readonly ReplayedOrder[];
  /** Refusals whose entry names no amount: no policy can be asked about them. */
  readonly notJudged: number;
  /** The entries name the seller, so that the policy's sellers were judged too. */
  readonly areSellersKnown: boolean;
  /** The entries name seller, address and kinds of goods, so that risk was judged for every order. */
  readonly isRiskKnown: boolean;
}

/**
 * Orders count from their redemption to their capture and on from there, as in settlement; one that the other policy would have taken although it was
 * refused counts from then on. A halted order counts as confirmed.
 */
export function replayLedger(
  entries: Iterable<LedgerEntry>,
  policy: ShopPolicy,
  period: { readonly from: number; readonly to: number } = { from: 0, to: Infinity },
): LedgerReplay {
  const { attempts, ends, trustMoves, notJudged } = readAttempts([...entries], period);
  const orders: ReplayedOrder[] = [];
  const risk = createRiskReplay(riskPolicyOf(policy));
  const tellTrustUntil = trustTeller(trustMoves, risk);
  let movements: readonly Movement[] = [];
  for (const attempt of attempts) {
    tellTrustUntil(attempt.at);
    movements = movements
      .map((each) => asOf(each, ends.get(each.digest), attempt.at))
      .filter((each) => !each.isDeclined && mayCount(each, attempt.at));
    const { would, why } = judge(attempt, { movements, policy, risk });
    if (would === 'redeemed' || would === 'halted') {
      movements = [...movements, movementOf(attempt)];
      const risky = riskyPartOf(attempt);
      if (risky) risk.take(risky);
    }
    if (attempt.at < period.from) continue;
    const { digest, at, amountMinor, currency, happened } = attempt;
    orders.push({ digest, at, amountMinor, currency, happened, would, why });
  }
  return {
    orders,
    notJudged,
    areSellersKnown: attempts.every(({ merchantId }) => merchantId !== undefined),
    isRiskKnown: attempts.every((attempt) => riskyPartOf(attempt) !== undefined),
  };
}

/** Orders that would have gone another way than they did, or than under the other policy. */
export function differencesOf(
  replay: LedgerReplay,
  against?: LedgerReplay,
): readonly ReplayedOrder[] {
  const before = new Map(against?.orders.map(({ digest, would }) => [digest, would]));
  return replay.orders.filter(
    ({ digest, would, happened }) => would !== (before.get(digest) ?? happened),
  );
}

function trustTeller(moves: readonly TrustMove[], risk: RiskReplay): (until: number) => void {
  let next = 0;
  return (until) => {
    for (let move = moves[next]; move && move.at <= until; move = moves[next]) {
      risk.tellTrust(move.customerId, move.event);
      next += 1;
    }
  };
}

/** Undefined where the ledger is older than what it tells of this. */
function riskyPartOf(attempt: Attempt): RiskyAttempt | undefined {
  const { merchantId, addressId, categories } = attempt;
  if (merchantId === undefined || addressId === undefined || categories === undefined) {
    return undefined;
  }
  return { ...attempt, merchantId, addressId, categories };
}

function movementOf(attempt: Attempt): Movement {
  const { digest, customerId, clientId, instrumentId, amountMinor, currency, at } = attempt;
  return {
    ...{ digest, customerId, clientId, instrumentId, amountMinor, currency, redeemedAt: at },
    // Nothing is known of the charge of an order that never was: it counts from when it would have been.
    capturedAt: attempt.wasTaken ? null : at,
    isDeclined: false,
  };
}

function asOf(movement: Movement, end: ChargeEnd | undefined, nowEpochMs: number): Movement {
  if (!end || end.at > nowEpochMs || movement.capturedAt !== null) return movement;
  return end.isCaptured ? { ...movement, capturedAt: end.at } : { ...movement, isDeclined: true };
}

function mayCount({ capturedAt }: Movement, nowEpochMs: number): boolean {
  return capturedAt === null || capturedAt > nowEpochMs - SPAN_MS.day;
}

function judge(
  attempt: Attempt,
  {
    movements,
    policy,
    risk,
  }: {
    readonly movements: readonly Movement[];
    readonly policy: ShopPolicy;
    readonly risk: RiskReplay;
  },
): Pick<ReplayedOrder, 'would' | 'why'> {
  const { currency, amountMinor, merchantId } = attempt;
  if (!policy.currencies.includes(currency)) {
    return { would: 'refused', why: `orders in ${currency} are not allowed` };
  }
  const isOtherSeller =
    policy.sellers !== 'all' && merchantId !== undefined && !policy.sellers.includes(merchantId);
  if (isOtherSeller) return { would: 'refused', why: `the seller ${merchantId} is not allowed` };
  const verdict = judgeTotal(amountMinor, {
    haltAtMinor: policy.orders.haltAtMinor[currency] ?? 0,
    refuseAtMinor: policy.orders.refuseAtMinor[currency] ?? 0,
  });
  if (verdict.outcome === 'refused') return { would: 'refused', why: 'the total is never taken' };
  const order: LimitedOrder = {
    customerId: attempt.customerId,
    clientId: attempt.clientId,
    instrument: { id: attempt.instrumentId },
    totalMinor: amountMinor,
    currency,
  };
  const spent = spentWindowsOf(movements, { order, nowEpochMs: attempt.at });
  const limit = judgeLimits(order, spent, policy);
  if (limit.outcome === 'limit_reached') {
    return {
      would: 'limit_reached',
      why: `the limit of ${limit.kind} by ${limit.scope} and ${limit.per}`,
    };
  }
  if (verdict.outcome === 'halted') return { would: 'halted', why: 'the total needs a passkey' };
  const halts = haltsOf(attempt, risk);
  return halts.length > 0
    ? { would: 'halted', why: `for its risk it needs a passkey: ${halts.join(', ')}` }
    : { would: 'redeemed', why: '' };
}

/** They rest on goods, on orders that were halted and never redeemed, and on other customers: as it was then, so it would be. */
const NOT_JUDGED_ANEW: readonly string[] = [
  'retry_of_halted',
  'after_halt',
  'was_halted',
] satisfies readonly RiskReason[];

function haltsOf(attempt: Attempt, risk: RiskReplay): readonly string[] {
  const risky = riskyPartOf(attempt);
  const anew = risky ? risk.judge(risky).halts : [];
  const asThen = (attempt.halts ?? []).filter((halt) => NOT_JUDGED_ANEW.includes(halt));
  return [...new Set([...anew, ...asThen])];
}
