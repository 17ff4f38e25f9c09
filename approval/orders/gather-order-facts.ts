/** What is known about one order, read anew each time from all three stores. */
import {
  ASKING_ENDS_AFTER_MS,
  findLiveConfirmation,
  holdKeyOf,
  isReceiptOf,
  isStronglyVerified,
  lastUnlockedAt,
  refundedMinor,
  verifyChargeIntent,
  verifyReceipt,
  type ChargeRow,
  type ConfirmationRow,
  type CustomerId,
  type Ending,
  type EndingKind,
  type MinorUnits,
  type Passkey,
  type Receipt,
  type StoredDryRun,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { judgeOpenOrder, notJudged } from '../risk/judge-open-order.ts';
import type { OrderJudgement } from '../risk/order-judgement.ts';
import { readPast, type OrderPast } from './order-past.ts';
import { readDoubt, type Doubt } from './read-doubt.ts';
import { readGoingBack, type GoingBack } from './read-going-back.ts';
import { readRefunds } from './read-refunds.ts';

export interface OrderFacts {
  readonly stored: StoredDryRun;
  readonly nowEpochMs: number;
  readonly ending: Ending | undefined;
  readonly charge: ChargeRow | undefined;
  /** Signed by settlement, for this order and exactly its total; undefined when there is none that is all of that. */
  readonly receipt: { readonly claims: Receipt; readonly jws: string } | undefined;
  /** Declined here; `ending` is settlement's answer, null while there is none. */
  readonly decline: { readonly ending: EndingKind | null } | undefined;
  /** How often the order was confirmed so far, withdrawn ones included. */
  readonly confirmationCount: number;
  /** It was confirmed, and each confirmation was taken back because another order was confirmed. */
  readonly isTakenBack: boolean;
  /** The confirmation that settlement would take, judged by the same function. */
  readonly live: ConfirmationRow | undefined;
  /** Wrong codes given for `live`. */
  readonly wrongCodes: number;
  readonly wrongCodesOfCustomerInADay: number;
  /** `live` was verified by a passkey with the person: what a halted order takes. */
  readonly isLiveStrong: boolean;
  /** What policy and risk say about it now, while it can still be bought. */
  readonly judgement: OrderJudgement;
  /** The customer's, where they can matter. */
  readonly passkeys: readonly Passkey[];
  /** What surely went back to the customer, by settlement's signed intents. */
  readonly refundedMinor: MinorUnits;
  readonly goingBack: readonly GoingBack[];
  /** Until when the merchant holds the goods; undefined where it does not. */
  readonly heldUntil: number | undefined;
  /** Until when the processor is asked what became of its payment, by the signed intent; undefined where there is none. */
  readonly askedUntil: number | undefined;
  readonly doubt: Doubt;
  /** What settlement's ledger tells of how it ended, as far as it verifies. */
  readonly past: OrderPast;
}

/** @throws {StoreUnavailable} while a store of another side cannot be read. */
export async function gatherOrderFacts(
  stored: StoredDryRun,
  parts: ApprovalParts,
): Promise<OrderFacts> {
  const { digest, terms } = stored.dryRun;
  const { settlement, store } = parts;
  const nowEpochMs = parts.clock.nowEpochMs();
  const confirmations = await store.listConfirmations(digest);
  const confirmationJwssOfCustomer = await store.listConfirmationJwssOf(terms.customerId);
  const live = findLive(stored, { confirmations, confirmationJwssOfCustomer, nowEpochMs }, parts);
  // The ending is read after our own rows: what settlement has recorded meanwhile is never missed.
  const decline = await store.findDecline(digest);
  const ending = await settlement.findEnding(digest);
  const charge = ending && (await settlement.findCharge(digest));
  const { customerId } = terms;
  const refunds = charge?.state === 'charged' ? await readRefunds(stored, parts) : [];
  return {
    stored,
    nowEpochMs,
    ending,
    charge,
    receipt: openReceipt(charge, stored, parts),
    decline,
    confirmationCount: confirmations.length,
    isTakenBack: confirmations.length > 0 && confirmations.every((row) => row.isWithdrawn),
    live: live.row,
    wrongCodes: live.row ? await settlement.countWrongCodes(live.row.confirmationId) : 0,
    wrongCodesOfCustomerInADay: await countWrongCodesInADay({ customerId, nowEpochMs }, parts),
    isLiveStrong: live.isStrong,
    judgement: await judgeOrder(
      { stored, nowEpochMs, isOver: (ending ?? decline) !== undefined },
      parts,
    ),
    passkeys: ending ? [] : await store.listPasskeys(customerId),
    refundedMinor: refundedMinor(refunds),
    goingBack: charge?.state === 'charged' ? await readGoingBack({ stored, refunds }, parts) : [],
    heldUntil: ending ? undefined : await settlement.findHeldUntil(holdKeyOf(terms, parts.hash)),
    askedUntil: askedUntilOf(charge, parts),
    doubt: await readDoubt({ dryRun: stored.dryRun, ending }, parts),
    past: await readPast({ digest, ending }, parts),
  };
}

function askedUntilOf(
  charge: ChargeRow | undefined,
  { settlementKeys }: Pick<ApprovalParts, 'settlementKeys'>,
): number | undefined {
  const intent = charge && verifyChargeIntent(charge.intentJws, settlementKeys);
  return intent?.digest === charge?.digest && intent
    ? intent.redeemedAt + ASKING_ENDS_AFTER_MS
    : undefined;
}

/** What has ended or passed is not judged any more. */
function judgeOrder(
  of: {
    readonly stored: StoredDryRun;
    readonly nowEpochMs: number;
    readonly isOver: boolean;
  },
  parts: ApprovalParts,
): Promise<OrderJudgement> | OrderJudgement {
  const { nowEpochMs, isOver } = of;
  const { dryRun } = of.stored;
  const inForce = parts.policy.current();
  if (isOver || nowEpochMs >= dryRun.terms.redeemBy) return notJudged(inForce);
  return judgeOpenOrder({ dryRun, nowEpochMs, inForce }, parts);
}

/** The row of the confirmation that settlement would take. */
function findLive(
  { dryRun }: StoredDryRun,
  facts: Omit<Parameters<typeof findLiveConfirmation>[0], 'confirmations'> & {
    readonly confirmations: readonly ConfirmationRow[];
  },
  { approvalKeys }: Pick<ApprovalParts, 'approvalKeys'>,
): { readonly row: ConfirmationRow | undefined; readonly isStrong: boolean } {
  const found = findLiveConfirmation(facts, dryRun, approvalKeys);
  const row = facts.confirmations.find(
    ({ confirmationId }) => confirmationId === found?.confirmation.confirmationId,
  );
  return { row, isStrong: found !== undefined && isStronglyVerified(found.confirmation) };
}

/** As settlement counts them: what the customer has unlocked no longer counts. */
export async function countWrongCodesInADay(
  of: { readonly customerId: CustomerId; readonly nowEpochMs: number },
  { store, settlement, approvalKeys }: Pick<ApprovalParts, 'store' | 'settlement' | 'approvalKeys'>,
): Promise<number> {
  const unlockJwss = await store.listUnlockJwss(of.customerId);
  const unlockedAt = lastUnlockedAt(unlockJwss, of, approvalKeys);
  return settlement.countWrongCodesOfCustomerInADay({ ...of, unlockedAt });
}

function openReceipt(
  charge: ChargeRow | undefined,
  stored: StoredDryRun,
  parts: ApprovalParts,
): OrderFacts['receipt'] {
  const jws = charge?.receiptJws;
  if (jws === null || jws === undefined) return undefined;
  const claims = verifyReceipt(jws, parts.settlementKeys);
  if (claims && isReceiptOf(claims, stored.dryRun)) return { claims, jws };
  parts.log.error(
    { digest: stored.dryRun.digest },
    'a stored receipt is not settlement’s, or not for this order',
  );
  return undefined;
}
