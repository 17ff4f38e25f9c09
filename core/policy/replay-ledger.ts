/** A period of settlement's ledger under another policy: which orders would have gone another way. It decides nothing; it is for the operator to read. */
import { z } from 'zod';
import type { CurrencyCode } from '../money/currency.ts';
import { minorUnitsSchema, type MinorUnits } from '../money/minor-units.ts';
import { currencySchema } from '../money/money.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import {
  instrumentIdSchema,
  customerIdSchema,
  clientIdSchema,
  plainIdSchema,
} from '../order/ids.ts';
import { judgeLimits } from './judge-limits.ts';
import { SPAN_MS } from './limit.ts';
import type { ShopPolicy } from './shop-policy.ts';
import { judgeTotal } from './spending-policy.ts';
import { spentWindowsOf, type LimitedOrder, type Movement } from './spent-windows.ts';

/** `halted`: taken once the customer has confirmed with a passkey. */
export type ReplayedOutcome = 'redeemed' | 'halted' | 'refused' | 'limit_reached';

export interface ReplayedOrder {
  readonly digest: string;
  readonly at: number;
  readonly amountMinor: MinorUnits;
  readonly currency: CurrencyCode;
  /** What settlement answered then. */
  readonly happened: 'redeemed' | 'refused' | 'limit_reached' | 'halted';
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
}

/** What is read from an entry; the entries of other kinds have none of it. */
const attemptSchema = z.object({
  customerId: customerIdSchema,
  clientId: clientIdSchema,
  instrumentId: instrumentIdSchema,
  amountMinor: minorUnitsSchema,
  currency: currencySchema,
  merchantId: plainIdSchema.optional(),
});
type Attempt = z.output<typeof attemptSchema> & {
  readonly digest: string;
  readonly at: number;
  readonly happened: ReplayedOrder['happened'];
};

const REFUSALS: Readonly<Record<string, ReplayedOrder['happened']>> = {
  refused: 'refused',
  limit_reached: 'limit_reached',
  stronger_confirmation_needed: 'halted',
};

/**
 * Orders count from their redemption to their capture and on from there, as in settlement; one that the other policy would have taken although it was
 * refused counts from then on. A halted order counts as confirmed.
 */
export function replayLedger(
  entries: Iterable<LedgerEntry>,
  policy: ShopPolicy,
  period: { readonly from: number; readonly to: number } = { from: 0, to: Infinity },
): LedgerReplay {
  const { attempts, ends, notJudged } = readAttempts([...entries], period);
  const orders: ReplayedOrder[] = [];
  let movements: readonly Movement[] = [];
  for (const attempt of attempts) {
    movements = movements
      .map((each) => asOf(each, ends.get(each.digest), attempt.at))
      .filter((each) => !each.isDeclined && mayCount(each, attempt.at));
    const { would, why } = judge(attempt, movements, policy);
    if (would === 'redeemed' || would === 'halted') {
      movements = [...movements, movementOf(attempt)];
    }
    if (attempt.at < period.from) continue;
    const { digest, at, amountMinor, currency, happened } = attempt;
    orders.push({ digest, at, amountMinor, currency, happened, would, why });
  }
  return {
    orders,
    notJudged,
    areSellersKnown: attempts.every(({ merchantId }) => merchantId !== undefined),
  };
}

/** Orders whose fate would be another. A halted order was taken after all when it was redeemed, so only `against` tells whether halting is new. */
export function differencesOf(
  replay: LedgerReplay,
  against?: LedgerReplay,
): readonly ReplayedOrder[] {
  const before = new Map(against?.orders.map(({ digest, would }) => [digest, would]));
  return replay.orders.filter(
    ({ digest, would, happened }) => would !== (before.get(digest) ?? happened),
  );
}

interface ChargeEnd {
  readonly at: number;
  readonly isCaptured: boolean;
}

/** One attempt for each order: its redemption, else its last refusal. */
function readAttempts(
  entries: readonly LedgerEntry[],
  { from, to }: { readonly from: number; readonly to: number },
): {
  readonly attempts: readonly Attempt[];
  readonly ends: ReadonlyMap<string, ChargeEnd>;
  readonly notJudged: number;
} {
  const attempts = new Map<string, Attempt>();
  const ends = new Map<string, ChargeEnd>();
  const unread = new Set<string>();
  for (const entry of entries) {
    const { at, digest } = entry;
    if (digest === null || at >= to) continue;
    const end = chargeEndOf(entry);
    if (end) ends.set(digest, end);
    const happened = happenedIn(entry);
    if (happened === undefined || attempts.get(digest)?.happened === 'redeemed') continue;
    const facts = attemptSchema.safeParse(entry.facts);
    if (facts.success) attempts.set(digest, { ...facts.data, digest, at, happened });
    else if (at >= from) unread.add(digest);
  }
  return {
    attempts: [...attempts.values()].sort((one, other) => one.at - other.at),
    ends,
    notJudged: [...unread].filter((digest) => !attempts.has(digest)).length,
  };
}

function happenedIn({ kind, facts }: LedgerEntry): ReplayedOrder['happened'] | undefined {
  if (kind === 'order_redeemed') return 'redeemed';
  if (kind !== 'redeem_refused') return undefined;
  return REFUSALS[String(facts['outcome'])];
}

function chargeEndOf({ kind, facts, at }: LedgerEntry): ChargeEnd | undefined {
  if (kind !== 'charge_recorded') return undefined;
  if (facts['state'] === 'charged') return { at, isCaptured: true };
  if (facts['state'] === 'declined_by_processor') return { at, isCaptured: false };
  return undefined;
}

function movementOf(attempt: Attempt): Movement {
  const { digest, customerId, clientId, instrumentId, amountMinor, currency, at } = attempt;
  return {
    ...{ digest, customerId, clientId, instrumentId, amountMinor, currency, redeemedAt: at },
    // Nothing is known of the charge of an order that never was: it counts from when it would have been.
    capturedAt: attempt.happened === 'redeemed' ? null : at,
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
  movements: readonly Movement[],
  policy: ShopPolicy,
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
  return verdict.outcome === 'halted'
    ? { would: 'halted', why: 'the total needs a passkey' }
    : { would: 'redeemed', why: '' };
}
