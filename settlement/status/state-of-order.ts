/** Where one order stands. */
import {
  addMinorUnits,
  findLiveConfirmation,
  isCodeLocked,
  isDeclineOf,
  lastUnlockedAt,
  refundedMinor,
  TRIES_PER_CONFIRMATION,
  type DryRun,
  type Ending,
  type OrderStatus,
  type Receipt,
} from '#core';
import { verifyRefund } from '../after-sale/verify-refund.ts';
import { tellPayment } from '../charge/payment-truth.ts';
import { expireOrder } from '../expire-order.ts';
import type { StatusContext } from './tell-status.ts';

export async function stateOfOrder(context: StatusContext, dryRun: DryRun): Promise<OrderStatus> {
  const { digest, terms } = dryRun;
  const ending = await context.store.findEnding(digest);
  if (!(await context.store.isLedgerVerified())) return stateOfUnsure(context, { digest, ending });
  if (ending) return stateOfEnded(context, ending);
  if (context.clock.nowEpochMs() >= terms.redeemBy) {
    const expired = await expireOrder(context, digest);
    return expired
      ? stateOfEnded(context, expired.ending)
      : stateOfUnsure(context, { digest, ending });
  }
  return stateOfWaiting(context, dryRun);
}

/**
 * While the ledger does not verify, rows say nothing: a store that was put back may lack a purchase, or its end. Only what is signed is still told,
 * which is that an order was bought; every other order may have been.
 */
async function stateOfUnsure(
  context: StatusContext,
  {
    digest,
    ending,
  }: { readonly digest: OrderStatus['digest']; readonly ending: Ending | undefined },
): Promise<OrderStatus> {
  const told = ending?.kind === 'redeemed' ? await stateOfEnded(context, ending) : undefined;
  return told?.state === 'ordered'
    ? told
    : { digest, state: 'payment_unknown', triesLeft: null, receipt: null };
}

async function stateOfEnded(context: StatusContext, ending: Ending): Promise<OrderStatus> {
  const { digest, kind } = ending;
  if (kind !== 'redeemed') return { digest, state: kind, triesLeft: null, receipt: null };
  const charge = await context.store.findCharge(digest);
  const truth = tellPayment({ ending, charge }, context);
  if (truth.state !== 'ordered') {
    return { digest, state: truth.state, triesLeft: null, receipt: null };
  }
  const { receipt } = truth;
  const goingBack = await tellGoingBack(context, receipt);
  return { digest, state: truth.state, triesLeft: null, receipt, ...(goingBack && { goingBack }) };
}

/** By signed intents alone: a row by hand announces no money. */
async function tellGoingBack(
  { store, keys }: StatusContext,
  receipt: Receipt,
): Promise<OrderStatus['goingBack']> {
  const rows = await store.listRefunds(receipt.digest);
  const refunds = rows.filter((row) => verifyRefund(row, receipt, keys) !== undefined);
  if (refunds.length === 0) return undefined;
  const paidBackMinor = refundedMinor(refunds);
  const stillToCome = refunds.filter(
    ({ state }) => state !== 'refunded' && state !== 'refused_by_processor',
  );
  return {
    isSoldOut: refunds.some(({ cause }) => cause === 'sold_out'),
    onItsWayMinor: addMinorUnits(...stillToCome.map(({ amountMinor }) => amountMinor)),
    paidBackMinor,
  };
}

/** The same rules as at the redemption, without the code. */
async function stateOfWaiting(context: StatusContext, dryRun: DryRun): Promise<OrderStatus> {
  const { store, approvals, keys } = context;
  const { digest, terms } = dryRun;
  const plain = (state: OrderStatus['state']): OrderStatus => ({
    digest,
    state,
    triesLeft: null,
    receipt: null,
  });
  const declines = await approvals.listDeclineJwss(digest);
  if (declines.some((jws) => isDeclineOf(jws, dryRun, keys.approvalKeys))) return plain('declined');

  const confirmations = await approvals.listConfirmations(digest);
  const nowEpochMs = context.clock.nowEpochMs();
  const confirmationJwssOfCustomer = await approvals.listConfirmationJwssOf(terms.customerId);
  const live = findLiveConfirmation(
    { confirmations, confirmationJwssOfCustomer, nowEpochMs },
    dryRun,
    keys.approvalKeys,
  );
  if (!live) return plain(nowEpochMs >= terms.confirmBy ? 'expired' : 'waiting');

  const wrongCodes = await store.countWrongCodes(live.confirmation.confirmationId);
  const { customerId } = terms;
  const unlockJwss = await approvals.listUnlockJwss(customerId);
  const unlockedAt = lastUnlockedAt(unlockJwss, { customerId, nowEpochMs }, keys.approvalKeys);
  const wrongCodesOfCustomerInADay = await store.countWrongCodesOfCustomerInADay({
    customerId,
    nowEpochMs,
    unlockedAt,
  });
  return isCodeLocked({ wrongCodes, wrongCodesOfCustomerInADay })
    ? { digest, state: 'locked', triesLeft: 0, receipt: null }
    : {
        digest,
        state: 'confirmed',
        triesLeft: TRIES_PER_CONFIRMATION - wrongCodes,
        receipt: null,
      };
}
