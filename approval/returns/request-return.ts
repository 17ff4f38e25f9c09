/** A verified wish to send goods back becomes a signed record, stored with its ledger note; settlement asks the merchant and acts once. */
import {
  encodeBase64Url,
  signReturnRequest,
  type ChangeResult,
  type ReturnRequest,
  type StoredDryRun,
  type WaitingChange,
} from '#core';
import { readSettings } from '../account/read-settings.ts';
import type { ApprovalParts } from '../approval-parts.ts';
import type { VerifiedChange } from '../changes/verified-change.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';

type ReturnWish = Extract<WaitingChange, { readonly kind: 'return_order' }>;

export async function requestReturn(
  wish: ReturnWish,
  { session }: VerifiedChange,
  parts: ApprovalParts,
): Promise<ChangeResult> {
  const { customerId } = session;
  const { digest } = wish;
  const stored = await findOwnOrder({ digest, customerId }, parts);
  const lines = stored && linesOf(wish, stored);
  const charge = lines && (await parts.settlement.findCharge(digest));
  // What was not bought cannot come back; another's order is as if it were not there (invariant 11).
  if (!lines || charge?.state !== 'charged') {
    return { outcome: 'refused', reason: 'nothing_to_change' };
  }
  const requestedAt = parts.clock.nowEpochMs();
  const returnId = encodeBase64Url(parts.randomness.bytes(16));
  const { locale } = await readSettings(customerId, parts);
  const request: ReturnRequest = {
    version: 1,
    returnId,
    customerId,
    digest,
    lines,
    requestedAt,
    locale: locale ?? stored.dryRun.terms.locale,
  };
  await parts.store.insertAccountRecord({
    recordId: `return-${returnId}`,
    customerId,
    jws: signReturnRequest(request, parts.approvalKey),
    note: { at: requestedAt, kind: 'return_requested', digest, facts: { customerId, returnId } },
  });
  return { outcome: 'changed', change: 'return_order' };
}

/** Undefined when a line is not there, or more of it is to come back than was bought. */
function linesOf(wish: ReturnWish, { dryRun }: StoredDryRun): ReturnRequest['lines'] | undefined {
  const lines: { productId: (typeof dryRun.terms.lines)[number]['productId']; quantity: number }[] =
    [];
  for (const { line, quantity } of wish.lines) {
    const bought = dryRun.terms.lines[line];
    if (!bought || quantity > bought.quantity) return undefined;
    lines.push({ productId: bought.productId, quantity });
  }
  return lines;
}
