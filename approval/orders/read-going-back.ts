/** What of a bought order goes back, and how far that is: the customer's own signed wishes, and what settlement has signed or recorded of each. */
import {
  refundIdOf,
  verifyReturnRequest,
  type OrderView,
  type RefundRow,
  type ReturnRequest,
  type StoredDryRun,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

type Shown = OrderView['goingBack'][number];

export interface GoingBack extends Pick<Shown, 'cause' | 'stage'> {
  readonly lines: ReturnRequest['lines'];
  /** Null where no refund is signed. */
  readonly amountMinor: RefundRow['amountMinor'] | null;
}

/** @param refunds of this order, verified. Money is told of by a signed refund alone: without one, a wish is only asked or turned down. */
export async function readGoingBack(
  { stored, refunds }: { readonly stored: StoredDryRun; readonly refunds: readonly RefundRow[] },
  parts: Pick<ApprovalParts, 'store' | 'settlement' | 'approvalKeys'>,
): Promise<readonly GoingBack[]> {
  const { digest } = stored.dryRun;
  const found: GoingBack[] = refunds
    .filter(({ cause }) => cause === 'sold_out')
    .map((refund) => asGoingBack(refund, []));
  for (const { returnId, lines } of await listWishes(stored, parts)) {
    const refundId = refundIdOf(digest, { cause: 'returned', returnId });
    const refund = refunds.find((each) => each.refundId === refundId);
    if (refund) {
      found.push(asGoingBack(refund, lines));
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

const STAGES: { readonly [State in RefundRow['state']]: Shown['stage'] } = {
  intended: 'on_its_way',
  processing: 'on_its_way',
  // It may have arrived and may not: it is on its way as long as nobody knows.
  unknown: 'on_its_way',
  refunded: 'paid_back',
  refused_by_processor: 'not_paid_back',
};

function asGoingBack(
  { cause, state, amountMinor }: RefundRow,
  lines: GoingBack['lines'],
): GoingBack {
  return { cause, stage: STAGES[state], lines, amountMinor };
}
