/** Whether the processor may be asked about a charge now ({@link ASKING_ENDS_AFTER_MS}). */
import { ASKING_ENDS_AFTER_MS, type ChargeIntent } from '#core';
import { CLOCK_MAY_BE_OFF_MS } from '../processor/read-processor-time.ts';

export type AskingWindow = 'open' | 'not_yet' | 'over';

/** Only the processor's own time says whether it may be asked. By our clock this is good for telling people, and for nothing else. */
export function askingWindowOf(
  { redeemedAt }: Pick<ChargeIntent, 'redeemedAt'>,
  processorEpochMs: number,
): AskingWindow {
  if (redeemedAt > processorEpochMs + CLOCK_MAY_BE_OFF_MS) return 'not_yet';
  return processorEpochMs - redeemedAt < ASKING_ENDS_AFTER_MS ? 'open' : 'over';
}
