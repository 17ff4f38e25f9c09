/**
 * How long the processor may be asked about a charge. It forgets an idempotency key after six hours (PayPal Orders v2, `PayPal-Request-Id`), and asking
 * after that would be a second charge (invariant 3): after a long downtime or with a restored backup a person must look instead.
 */
import { LONGEST_REDEMPTION_MS, type ChargeIntent } from '#core';
import { CLOCK_MAY_BE_OFF_MS } from '../processor/read-processor-time.ts';

const PROCESSOR_FORGETS_AFTER_MS = 6 * 60 * 60 * 1000;
const MARGIN_MS = 30 * 60 * 1000;

/**
 * Two redemptions of one order, the second after a backup was put back, name times that are no farther apart than a confirmation is good: both lie
 * between it and its `redeemBy`. So all questions under one key lie within six hours of the processor's time, whatever our clock said.
 */
export const ASKING_ENDS_AFTER_MS = PROCESSOR_FORGETS_AFTER_MS - LONGEST_REDEMPTION_MS - MARGIN_MS;

export type AskingWindow = 'open' | 'not_yet' | 'over';

/** Only the processor's own time says whether it may be asked. By our clock this is good for telling people, and for nothing else. */
export function askingWindowOf(
  { redeemedAt }: Pick<ChargeIntent, 'redeemedAt'>,
  processorEpochMs: number,
): AskingWindow {
  if (redeemedAt > processorEpochMs + CLOCK_MAY_BE_OFF_MS) return 'not_yet';
  return processorEpochMs - redeemedAt < ASKING_ENDS_AFTER_MS ? 'open' : 'over';
}
