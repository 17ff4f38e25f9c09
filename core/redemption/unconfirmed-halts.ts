/** Orders that were halted and that nobody has confirmed since, from approval's signed halt records. */
import { verifyHaltRecord, type HaltRecord } from '../confirmation/halt-record.ts';
import type { OrderDigest } from '../order/ids.ts';
import type { Verifier } from '../ports/crypto.ts';
import { HALTED_ORDERS_READ, type HaltedOrder, type OrderHistory } from '../risk/risk-facts.ts';
import type { EndingKind } from './ending.ts';

export interface HaltFacts {
  /**
   * As approval signed them, of the customer and of those who share a card with them, halted after that moment, newest first; one more than are
   * looked at, where there are more.
   */
  readonly haltJwss: (sinceEpochMs: number) => readonly string[];
  /** How the halted order ended, by settlement's own row. */
  readonly endingOf: (digest: OrderDigest) => EndingKind | undefined;
  readonly nowEpochMs: number;
}

export type UnconfirmedHalts = Pick<OrderHistory, 'unconfirmedHalts' | 'hasMoreHalts'>;

/**
 * Each record is verified by `approvalKeys`; an order that was redeemed is no longer among them, and the state of the others follows from their
 * ending and `redeemBy`. Whoever can write rows can push records out of sight: more rows than are looked at count as more halts (invariant 13).
 */
export function unconfirmedHaltsOf(
  { haltJwss, endingOf, nowEpochMs }: HaltFacts,
  { approvalKeys, withinMs }: { readonly approvalKeys: Verifier; readonly withinMs: number },
): UnconfirmedHalts {
  // The row's time is nobody's word: the signed one counts, later on.
  const jwss = haltJwss(Math.max(0, nowEpochMs - withinMs));
  const records = new Map<OrderDigest, HaltRecord>();
  for (const jws of jwss.slice(0, HALTED_ORDERS_READ)) {
    const record = verifyHaltRecord(jws, approvalKeys);
    if (record && !records.has(record.digest)) records.set(record.digest, record);
  }
  return {
    unconfirmedHalts: [...records.values()].flatMap((record) => {
      const ending = endingOf(record.digest);
      return ending === 'redeemed' ? [] : [haltedOrderOf(record, ending, nowEpochMs)];
    }),
    hasMoreHalts: jwss.length > HALTED_ORDERS_READ,
  };
}

function haltedOrderOf(
  { digest, haltedAt, totalMinor, currency, merchantId, lines, redeemBy }: HaltRecord,
  ending: EndingKind | undefined,
  nowEpochMs: number,
): HaltedOrder {
  const order = { digest, at: haltedAt, totalMinor, currency, merchantId, lines };
  if (ending === 'declined') return { ...order, state: 'declined' };
  const isWaiting = ending === undefined && nowEpochMs < redeemBy;
  return { ...order, state: isWaiting ? 'waiting' : 'lapsed' };
}
