/** Which orders are history: over for so long that nobody in this conversation asks how they went (design, section 7). */
import type { DryRun, OrderState } from '#core';
import type { Standing } from './standing.ts';

/** So long after a payment, or after an order could end at the latest, "how is my order" is about that order. */
export const LATELY_MS = 15 * 60_000;

/** Money that is on its way is no history, however long ago it began. */
const ENDED: { readonly [State in OrderState]: boolean } = {
  waiting: false,
  confirmed: false,
  locked: false,
  payment_processing: false,
  payment_unknown: false,
  cancelled: true,
  declined: true,
  expired: true,
  payment_declined: true,
  ordered: true,
};

export function isPast(
  { dryRun, standing }: { readonly dryRun: DryRun; readonly standing: Standing },
  nowEpochMs: number,
): boolean {
  const endedBy = standing.receipt?.chargedAt ?? dryRun.terms.redeemBy;
  return ENDED[standing.state] && isLongOver(endedBy, nowEpochMs);
}

/** Of what has no standing: it was over by `endedBy` at the latest. */
export function isLongOver(endedBy: number, nowEpochMs: number): boolean {
  return nowEpochMs >= endedBy + LATELY_MS;
}
