/** The order that came in place of one whose terms had changed: the same things, asked for by the same client right after. */
import { CLOCK_TOLERANCE_MS, type Ending, type OrderDigest, type OrderTerms } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

const MOST_LOOKED_AT = 20;

/** Null where there is none (yet). Its own page says what it is; this is only the way there. */
export async function findSuccessor(
  ending: Ending,
  { requests }: Pick<ApprovalParts, 'requests'>,
): Promise<OrderDigest | null> {
  const changed = await requests.findDryRun(ending.digest);
  if (!changed) return null;
  const { customerId, clientId } = changed.dryRun.terms;
  const later = await requests.listDryRunsOfCustomer({
    customerId,
    clientId,
    sinceEpochMs: Math.max(0, ending.endedAt - CLOCK_TOLERANCE_MS),
    limit: MOST_LOOKED_AT,
  });
  const things = thingsOf(changed.dryRun.terms);
  const first = later
    .toReversed()
    .find(({ dryRun }) => dryRun.digest !== ending.digest && thingsOf(dryRun.terms) === things);
  return first?.dryRun.digest ?? null;
}

/** Also where they go and what they are paid with: an order that somebody slipped in beside it is no order in its place. */
function thingsOf({ lines, address, instrument }: OrderTerms): string {
  const things = lines.map(({ productId, quantity }) => [productId, quantity]);
  return JSON.stringify([things, address.id, instrument.id]);
}
