/** Orders that were halted and that nobody has confirmed since, from approval's signed halt records. */
import { verifyHaltRecord, type HaltRecord } from '../confirmation/halt-record.ts';
import type { OrderDigest } from '../order/ids.ts';
import type { Verifier } from '../ports/crypto.ts';
import { HALTED_ORDERS_READ, type HaltedOrder, type OrderHistory } from '../risk/risk-facts.ts';
import type { EndingKind } from './ending.ts';

/** No halt lasts shorter than the order that was halted, whatever the policy says of others. */
const LEAST_LOOKED_BACK_MS = 86_400_000;

/** Each newest first. */
export interface HaltJwss {
  /** Of the customer; one more than are looked at, where there are more. */
  readonly own: readonly string[];
  /** Of those who share a card with them: of each no more than is looked at. */
  readonly others: readonly string[];
}

export interface HaltFacts {
  /** As approval signed them, halted after that moment. */
  readonly haltJwss: (sinceEpochMs: number) => HaltJwss;
  /** How the halted order ended, by settlement's own row. */
  readonly endingOf: (digest: OrderDigest) => EndingKind | undefined;
  readonly nowEpochMs: number;
}

export type UnconfirmedHalts = Pick<OrderHistory, 'unconfirmedHalts' | 'hasMoreHalts'>;

/**
 * Each record is verified by `approvalKeys`; an order that was redeemed is no longer among them, and the state of the others follows from their
 * ending and `redeemBy`. Whoever can write rows can push records out of sight: more rows than are looked at count as more halts (invariant 13),
 * but for those of others: a member of the household would take everybody's orders hostage.
 */
export function unconfirmedHaltsOf(
  { haltJwss, endingOf, nowEpochMs }: HaltFacts,
  { approvalKeys, withinMs }: { readonly approvalKeys: Verifier; readonly withinMs: number },
): UnconfirmedHalts {
  // The row's time is nobody's word: the signed one counts, later on.
  const { own, others } = haltJwss(haltsLookedAtSince(nowEpochMs, withinMs));
  const records = new Map<OrderDigest, HaltRecord>();
  for (const jws of [...own.slice(0, HALTED_ORDERS_READ), ...others]) {
    const record = verifyHaltRecord(jws, approvalKeys);
    if (record && !records.has(record.digest)) records.set(record.digest, record);
  }
  return {
    unconfirmedHalts: [...records.values()].flatMap((record) => {
      const ending = endingOf(record.digest);
      return ending === 'redeemed' ? [] : [haltedOrderOf(record, ending, nowEpochMs)];
    }),
    hasMoreHalts: own.length > HALTED_ORDERS_READ,
  };
}

export function haltsLookedAtSince(nowEpochMs: number, withinMs: number): number {
  return Math.max(0, nowEpochMs - Math.max(withinMs, LEAST_LOOKED_BACK_MS));
}

function haltedOrderOf(
  { digest, haltedAt, totalMinor, currency, merchantId, lines, redeemBy }: HaltRecord,
  ending: EndingKind | undefined,
  nowEpochMs: number,
): HaltedOrder {
  const order = { digest, at: haltedAt, totalMinor, currency, merchantId, lines };
  if (ending === 'declined') return { ...order, state: 'declined' };
  // Taken back by an assistant: only the customer's own act, or time by the policy, ends what it holds.
  if (ending === 'cancelled') return { ...order, state: 'waiting' };
  const isWaiting = ending === undefined && nowEpochMs < redeemBy;
  return { ...order, state: isWaiting ? 'waiting' : 'lapsed' };
}
