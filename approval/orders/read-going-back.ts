/** What of a bought order goes back, and how far that is: the customer's own signed wishes, and what settlement has signed or recorded of each. */
import {
  hasRefundFailed,
  refundIdOf,
  verifyReturnRequest,
  type OrderView,
  type RefundRow,
  type ReturnRequest,
  type StoredDryRun,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import type { SignedRefund } from './read-refunds.ts';

type Shown = OrderView['goingBack'][number];

export interface GoingBack extends Pick<Shown, 'cause' | 'stage'> {
  readonly lines: ReturnRequest['lines'];
  /** Null where no refund is signed. */
  readonly amountMinor: RefundRow['amountMinor'] | null;
}

/** @param refunds of this order, verified. Money is told of by a signed refund alone: without one, a wish is only asked or turned down. */
export async function readGoingBack(
  { stored, refunds }: { readonly stored: StoredDryRun; readonly refunds: readonly SignedRefund[] },
  parts: Pick<ApprovalParts, 'store' | 'settlement' | 'approvalKeys' | 'clock'>,
): Promise<readonly GoingBack[]> {
  const { digest } = stored.dryRun;
  const nowEpochMs = parts.clock.nowEpochMs();
  const found: GoingBack[] = refunds
    .filter(({ cause }) => cause === 'sold_out')
    .map((refund) => asGoingBack(refund, { lines: [], nowEpochMs }));
  for (const { returnId, lines } of await listWishes(stored, parts)) {
    const refundId = refundIdOf(digest, { cause: 'returned', returnId });
    const refund = refunds.find((each) => each.refundId === refundId);
    if (refund) {
      found.push(asGoingBack(refund, { lines, nowEpochMs }));
      continue;
    }
    const taken = await parts.settlement.findReturn(returnId);
    const stage = taken === 'refused' ? 'not_taken' : 'asked';
    found.push({ cause: 'returned', stage, lines, amountMinor: null });
  }
  return found.slice(0, MOST_SHOWN);
}

const MOST_SHOWN = 50;

async function listWishes(
  { dryRun }: StoredDryRun,
  { store, approvalKeys }: Pick<ApprovalParts, 'store' | 'approvalKeys'>,
): Promise<readonly ReturnRequest[]> {
  const { customerId } = dryRun.terms;
  const records = await store.listAccountRecordsOf(customerId);
  return records.flatMap(({ jws }) => {
    const wish = verifyReturnRequest(jws, approvalKeys);
    return wish?.digest === dryRun.digest && wish.customerId === customerId ? [wish] : [];
  });
}

function asGoingBack(
  refund: SignedRefund,
  { lines, nowEpochMs }: { readonly lines: GoingBack['lines']; readonly nowEpochMs: number },
): GoingBack {
  const { cause, amountMinor } = refund;
  return { cause, stage: stageOf(refund, nowEpochMs), lines, amountMinor };
}

/** While nobody knows whether it has arrived it is on its way; but not where nobody may ask any more. */
function stageOf(refund: SignedRefund, nowEpochMs: number): Shown['stage'] {
  if (refund.state === 'refunded') return 'paid_back';
  return hasRefundFailed(refund, nowEpochMs) ? 'not_paid_back' : 'on_its_way';
}
