/**
 * How long the processor may be asked about a charge. It forgets an idempotency key after six hours (PayPal Orders v2, `PayPal-Request-Id`), and asking
 * after that would be a second charge (invariant 3): after a long downtime, a restored backup or with a wrong clock, a person must look instead.
 */
import { CLOCK_TOLERANCE_MS, LONGEST_REDEMPTION_MS, type ChargeIntent } from '#core';

const PROCESSOR_FORGETS_AFTER_MS = 6 * 60 * 60 * 1000;
const MARGIN_MS = 30 * 60 * 1000;

/** A restored backup may redeem an order again, as late as its confirmation is good: the key may be that much older than the redemption. */
export const ASKING_ENDS_AFTER_MS = PROCESSOR_FORGETS_AFTER_MS - LONGEST_REDEMPTION_MS - MARGIN_MS;

export type AskingWindow = 'open' | 'not_yet' | 'over';

export function askingWindowOf(
  { redeemedAt }: Pick<ChargeIntent, 'redeemedAt'>,
  nowEpochMs: number,
): AskingWindow {
  if (redeemedAt > nowEpochMs + CLOCK_TOLERANCE_MS) return 'not_yet';
  return nowEpochMs - redeemedAt < ASKING_ENDS_AFTER_MS ? 'open' : 'over';
}
