/** The request ledger's two notes: an order was proposed, or a proposal was refused. Ids, counts and outcomes only. */
import { changedTextsOf, writeChangedTexts, type DryRun, type LedgerNote } from '#core';
import type { Caller, RequestSide } from '../request-side.ts';

export function noteProposal({ digest, terms }: DryRun, nowEpochMs: number): LedgerNote {
  const changed = changedTextsOf(terms);
  return {
    at: nowEpochMs,
    kind: 'order_proposed',
    digest,
    facts: {
      customerId: terms.customerId,
      clientId: terms.clientId,
      lines: terms.lines.length,
      totalMinor: terms.totalMinor,
      currency: terms.currency,
      // That a title was changed before it was shown or said, and by what kind of thing; never what it said (invariant 12).
      ...(changed.length === 0
        ? {}
        : { changedTexts: writeChangedTexts(changed), changedTextCount: changed.length }),
    },
  };
}

export async function noteProposalRefused(
  side: Pick<RequestSide, 'store' | 'clock'>,
  caller: Caller,
  refusal: { readonly reason: string; readonly productId?: string | undefined },
): Promise<void> {
  await side.store.appendNote({
    at: side.clock.nowEpochMs(),
    kind: 'proposal_refused',
    digest: null,
    facts: {
      customerId: caller.customerId,
      clientId: caller.clientId,
      reason: refusal.reason,
      ...(refusal.productId === undefined ? {} : { productId: refusal.productId }),
    },
  });
}
