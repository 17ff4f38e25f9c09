/** Where one order stands. */
import {
  findLiveConfirmation,
  isCodeLocked,
  isDeclineOf,
  lastUnlockedAt,
  mayBeBoughtInLostPart,
  TRIES_PER_CONFIRMATION,
  type DryRun,
  type Ending,
  type OrderStatus,
} from '#core';
import { tellGoingBack } from '../after-sale/tell-going-back.ts';
import { tellPayment } from '../charge/payment-truth.ts';
import { expireOrder } from '../expire-order.ts';
import { isClockKnownRight } from '../processor/read-processor-time.ts';
import type { StatusContext } from './tell-status.ts';

export async function stateOfOrder(context: StatusContext, dryRun: DryRun): Promise<OrderStatus> {
  const { digest, terms } = dryRun;
  const ending = await context.store.findEnding(digest);
  if (!(await context.store.isLedgerVerified())) return stateOfUnsure(context, { digest, ending });
  if (ending) return stateOfEnded(context, ending);
  const judgedAt = context.clock.nowEpochMs();
  const mayBeBought = mayBeBoughtInLostPart(dryRun, await context.store.acceptedAt());
  if (judgedAt >= terms.redeemBy && !mayBeBought) {
    // Said, but not for ever: by a clock that is hours ahead an order would end that still has its time.
    if (!(await isClockKnownRight(context))) return plainly(digest, 'expired');
    const expired = await expireOrder(context, { dryRun, judgedAt });
    return expired
      ? stateOfEnded(context, expired.ending)
      : stateOfUnsure(context, { digest, ending });
  }
  return stateOfWaiting(context, dryRun, mayBeBought);
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
  return told?.state === 'ordered' ? told : plainly(digest, 'payment_unknown');
}

function plainly(digest: OrderStatus['digest'], state: OrderStatus['state']): OrderStatus {
  return { digest, state, triesLeft: null, receipt: null };
}

async function stateOfEnded(context: StatusContext, ending: Ending): Promise<OrderStatus> {
  const { digest, kind } = ending;
  if (kind !== 'redeemed') return plainly(digest, kind);
  const charge = await context.store.findCharge(digest);
  const truth = tellPayment({ ending, charge }, context);
  if (truth.state !== 'ordered') return plainly(digest, truth.state);
  const { receipt } = truth;
  const goingBack = await tellGoingBack(context, receipt);
  return { digest, state: truth.state, triesLeft: null, receipt, ...(goingBack && { goingBack }) };
}

/** The same rules as at the redemption, without the code. */
async function stateOfWaiting(
  context: StatusContext,
  dryRun: DryRun,
  mayBeBought: boolean,
): Promise<OrderStatus> {
  const { store, approvals, keys } = context;
  const { digest, terms } = dryRun;
  const plain = (state: OrderStatus['state']): OrderStatus => plainly(digest, state);
  const declines = await approvals.listDeclineJwss(digest);
  if (declines.some((jws) => isDeclineOf(jws, dryRun, keys.approvalKeys))) return plain('declined');
  if (mayBeBought) return plain('payment_unknown');

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
