/** Whether ten wrong codes in a day have locked voice for a customer, as settlement would judge. */
import { WRONG_CODES_PER_DAY, type CustomerId } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { countWrongCodesInADay } from '../orders/gather-order-facts.ts';

export async function isVoiceLocked(
  customerId: CustomerId,
  parts: ApprovalParts,
): Promise<boolean> {
  const nowEpochMs = parts.clock.nowEpochMs();
  return (await countWrongCodesInADay({ customerId, nowEpochMs }, parts)) >= WRONG_CODES_PER_DAY;
}
