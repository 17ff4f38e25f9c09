/** Of how many other orders a confirmation took the confirmation back (design section 5: "and says so"). */
import { StoreUnavailable, type CustomerId, type OrderDigest } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';
import { gatherOrderFacts } from '../orders/gather-order-facts.ts';

/** Only orders whose code would still have counted: what was bought, stopped or over before has lost nothing. */
export async function countTakenBack(
  withdrawn: readonly OrderDigest[],
  by: { readonly digest: OrderDigest; readonly customerId: CustomerId },
  parts: ApprovalParts,
): Promise<number> {
  let count = 0;
  for (const digest of withdrawn) {
    // Confirming the same order once more takes nothing else back.
    if (digest === by.digest) continue;
    if (await wasStillOpen({ digest, customerId: by.customerId }, parts)) count += 1;
  }
  return count;
}

async function wasStillOpen(
  order: { readonly digest: OrderDigest; readonly customerId: CustomerId },
  parts: ApprovalParts,
): Promise<boolean> {
  try {
    const stored = await findOwnOrder(order, parts);
    if (!stored) return false;
    const { ending, decline, nowEpochMs } = await gatherOrderFacts(stored, parts);
    return !ending && !decline && nowEpochMs < stored.dryRun.terms.redeemBy;
  } catch (fault) {
    if (!(fault instanceof StoreUnavailable)) throw fault;
    // The new confirmation is recorded and is answered for; that the other one counts no more is true all the same.
    return true;
  }
}
