/** Which orders are history: over for so long that nobody in this conversation asks how they went (design, section 7). */
import type { DryRun } from '#core';
import type { Standing } from './standing.ts';

/** So long after a payment, or after an order could end at the latest, "how is my order" is about that order. */
export const LATELY_MS = 15 * 60_000;

export function isPast(
  { dryRun, standing }: { readonly dryRun: DryRun; readonly standing: Standing },
  nowEpochMs: number,
): boolean {
  switch (standing.state) {
    case 'waiting':
    case 'confirmed':
    case 'locked':
    case 'payment_processing':
    case 'payment_unknown':
      return false;
    case 'cancelled':
    case 'declined':
    case 'expired':
    case 'payment_declined':
    case 'ordered':
      return nowEpochMs >= (standing.receipt?.chargedAt ?? dryRun.terms.redeemBy) + LATELY_MS;
    default:
      return standing.state satisfies never;
  }
}
