/** One dry run of one customer, recomputed before anything is done with it. */
import {
  CLOCK_TOLERANCE_MS,
  isDryRunConsistent,
  isOfShop,
  LONGEST_REDEMPTION_MS,
  type CustomerId,
  type OrderDigest,
  type StoredDryRun,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

/** Undefined when there is none, when it is another customer's or shop's, or when it is not what its terms give: the caller cannot tell which. */
export async function findOwnOrder(
  of: { readonly digest: OrderDigest; readonly customerId: CustomerId },
  parts: ApprovalParts,
): Promise<StoredDryRun | undefined> {
  const stored = await parts.requests.findDryRun(of.digest);
  if (!stored || stored.dryRun.digest !== of.digest) return undefined;
  return (await isOwnOrder(stored, of.customerId, parts)) ? stored : undefined;
}

/** Trusts no derived field of the request side's row: the digest is recomputed, and the customer is read from the terms under it. */
export async function isOwnOrder(
  stored: StoredDryRun,
  customerId: CustomerId,
  parts: Pick<ApprovalParts, 'clock' | 'hash' | 'shop' | 'noteUntrueOrder'>,
): Promise<boolean> {
  if (stored.dryRun.terms.customerId !== customerId) return false;
  const nowEpochMs = parts.clock.nowEpochMs();
  // A dry run from the future waits until its time has come (invariant 13), and so does one that would stay good for longer than any may.
  if (stored.dryRun.createdAt > nowEpochMs + CLOCK_TOLERANCE_MS) return false;
  if (stored.dryRun.terms.redeemBy > nowEpochMs + LONGEST_REDEMPTION_MS) return false;
  const { digest, terms } = stored.dryRun;
  if (!isDryRunConsistent(stored.dryRun, parts.hash)) {
    await parts.noteUntrueOrder(digest, 'order_not_consistent');
    return false;
  }
  if (isOfShop(terms, parts.shop)) return true;
  await parts.noteUntrueOrder(digest, 'other_shop');
  return false;
}
