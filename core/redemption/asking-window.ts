/**
 * How long the processor is asked about a charge. It forgets an idempotency key after six hours (PayPal Orders v2, `PayPal-Request-Id`), and asking after
 * that would be a second charge (invariant 3): after a long downtime or with a restored backup a person must look instead.
 */
import { LONGEST_REDEMPTION_MS } from './live-confirmation.ts';

const PROCESSOR_FORGETS_AFTER_MS = 6 * 60 * 60 * 1000;
const MARGIN_MS = 30 * 60 * 1000;

/**
 * Two redemptions of one order, the second after a backup was put back, name times that are no farther apart than a confirmation is good: both lie
 * between it and its `redeemBy`. So all questions under one key lie within six hours of the processor's time, whatever our clock said.
 */
export const ASKING_ENDS_AFTER_MS = PROCESSOR_FORGETS_AFTER_MS - LONGEST_REDEMPTION_MS - MARGIN_MS;
