/** Money that goes back: why, how far it has come, and how much of a charge it may be. */
import { addMinorUnits, subtractMinorUnits, type MinorUnits } from '../money/minor-units.ts';

/** `sold_out`: the merchant could not send what was paid. `returned`: the customer sends goods back. */
export const REFUND_CAUSES = ['sold_out', 'returned'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

export const REFUND_STATES = [
  'intended',
  'processing',
  'refunded',
  'refused_by_processor',
  'unknown',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Which state may follow which. A refund whose outcome is unknown is asked about under the same key until it is known. */
export const NEXT_REFUND_STATES: { readonly [State in RefundState]: readonly RefundState[] } = {
  intended: ['processing'],
  processing: ['refunded', 'refused_by_processor', 'unknown'],
  unknown: ['refunded', 'refused_by_processor'],
  refunded: [],
  refused_by_processor: [],
};

/**
 * The processor forgets a refund's idempotency key after 45 days (PayPal Payments v2, `PayPal-Request-Id`); asking after that could pay back
 * twice, so a person must look instead. Half of it is margin for restored backups.
 */
export const REFUND_ASKING_ENDS_AFTER_MS = 22 * 24 * 60 * 60 * 1000;

/** What does not go back any more by itself: refused, or not known while nobody may ask. Our clock will do: these are words, and nothing is asked by them. */
export function hasRefundFailed(
  { state, decidedAt }: { readonly state: RefundState; readonly decidedAt: number },
  nowEpochMs: number,
): boolean {
  const isOver = nowEpochMs - decidedAt >= REFUND_ASKING_ENDS_AFTER_MS;
  return state === 'refused_by_processor' || (state !== 'refunded' && isOver);
}

export interface RefundSum {
  readonly amountMinor: MinorUnits;
  readonly state: RefundState;
}

/** What may still be paid back of a charge. What may have moved counts as moved (invariant 13). */
export function refundableMinor(
  chargedMinor: MinorUnits,
  refunds: readonly RefundSum[],
): MinorUnits {
  const taken = refunds.filter(({ state }) => state !== 'refused_by_processor');
  return subtractMinorUnits(chargedMinor, addMinorUnits(...taken.map((one) => one.amountMinor)));
}

/** What surely went back. */
export function refundedMinor(refunds: readonly RefundSum[]): MinorUnits {
  const done = refunds.filter(({ state }) => state === 'refunded');
  return addMinorUnits(...done.map((one) => one.amountMinor));
}
