/** One redemption, judged and written in one transaction without a wait. */
import {
  historyOf,
  type DryRun,
  type EndingKind,
  type FactsInStore,
  type JudgedRedemption,
  type OrderDigest,
  type SettlementStore,
} from '#core';
import type { ApprovalQueries } from '../approval-store/approval-queries.ts';
import type { LedgerVerification } from '../ledger-verification.ts';
import type { LedgerWriter } from '../ledger-writer.ts';
import type { ForeignStore } from '../open-foreign-store.ts';
import type { RequestQueries } from '../request-store/request-queries.ts';
import type { AcceptancesInLedger } from './acceptances-in-ledger.ts';
import type { WriteDecision } from './decision-writer.ts';
import { factsOfPast, type PastOfOrder } from './past-of-order.ts';
import type { RedemptionQueries } from './redemption-queries.ts';
import type { SpendingInLedger } from './spending-in-ledger.ts';
import type { TriesInLedger } from './tries-in-ledger.ts';
import type { Vault } from './vault-tables.ts';

export type JudgeCall = Parameters<SettlementStore['judgeRedemption']>[0];

export interface Judge {
  readonly queries: RedemptionQueries;
  readonly ledger: LedgerWriter;
  readonly verification: LedgerVerification;
  readonly triesInLedger: TriesInLedger;
  readonly spendingInLedger: Pick<SpendingInLedger, 'isRedeemed'>;
  readonly acceptancesInLedger: Pick<AcceptancesInLedger, 'latestAt'>;
  readonly requestStore: ForeignStore<RequestQueries>;
  readonly approvalStore: ForeignStore<ApprovalQueries>;
  readonly writeDecision: WriteDecision;
  readonly past: PastOfOrder;
  readonly vault: Pick<Vault, 'findBook'>;
}

/** Run it inside a write transaction of settlement's own store. */
export function judgeRedemption(judge: Judge, call: JudgeCall): JudgedRedemption {
  const ending = judge.queries.findEnding(call.digest);
  if (ending) return { outcome: 'ended', ending, charge: judge.queries.findCharge(call.digest) };
  const facts = readFacts(judge, call);
  const decision = call.decide(facts);
  const { dryRun } = facts;
  const note = call.noteOf(decision, dryRun);
  const told = judge.writeDecision(decision, { call, dryRun, judgedAt: note.at });
  judge.ledger.append({ ...note, facts: { ...note.facts, ...told } });
  return { outcome: 'judged', decision };
}

function readFacts(judge: Judge, call: JudgeCall): FactsInStore {
  const { digest, customerId, nowEpochMs } = call;
  const { queries, triesInLedger } = judge;
  const stored = judge.requestStore.read((request) => request.findDryRun(digest));
  const evidence = judge.approvalStore.read((approval) => ({
    confirmations: approval.listConfirmations(digest),
    confirmationJwssOfCustomer: approval.listConfirmationJwssOf(customerId),
    declineJwss: approval.listDeclineJwss(digest),
    clientRightJwss: stored
      ? approval.listClientRightJwss({ customerId, clientId: stored.dryRun.terms.clientId })
      : [],
    unlockJwss: approval.listUnlockJwss(customerId),
  }));
  // Before the counts: what the ledger tells of tries is what this has just verified.
  const isVerified = judge.verification.isVerified();
  // No ending, and the ledger tells of one: a row was taken away, and nobody can say from the rows what became of the order.
  const isLedgerVerified = isVerified && !judge.spendingInLedger.isRedeemed(digest);
  return {
    ...readPast(judge, stored?.dryRun, nowEpochMs),
    haltJwss: (sinceEpochMs) => {
      const others = judge.past.sources.listHousehold(customerId).filter((id) => id !== customerId);
      return judge.approvalStore.read((approval) => ({
        own: approval.listHaltJwss({ customerIds: [customerId], sinceEpochMs }),
        others: approval.listHaltJwss({ customerIds: others, sinceEpochMs }),
      }));
    },
    endingOf: (halted) => believedEnding(judge, call, halted),
    isLedgerVerified,
    storeAcceptedAt: judge.acceptancesInLedger.latestAt(),
    dryRun: stored?.dryRun,
    book: () => judge.vault.findBook(customerId),
    ...evidence,
    wrongCodes: (confirmationId) =>
      Math.max(
        queries.countWrongCodes(confirmationId),
        triesInLedger.countWrongCodes(confirmationId),
      ),
    wrongCodesOfCustomerInADay: (unlockedAt) => {
      const inADay = { customerId, nowEpochMs, unlockedAt };
      return Math.max(
        queries.countWrongCodesOfCustomerInADay(inADay),
        triesInLedger.countWrongCodesOfCustomerInADay(inADay),
      );
    },
  };
}

/** That a halted order was bought after all, which ends its halt, no row says by itself: settlement has signed what it redeemed. */
function believedEnding(
  { queries }: Judge,
  { verifyIntent }: JudgeCall,
  digest: OrderDigest,
): EndingKind | undefined {
  const ending = queries.findEnding(digest);
  if (ending?.kind !== 'redeemed') return ending?.kind;
  const charge = queries.findCharge(digest);
  const intent = charge && verifyIntent(charge.intentJws);
  const isSigned = intent?.digest === digest && intent.confirmationId === ending.confirmationId;
  return isSigned ? 'redeemed' : undefined;
}

/** Asked only for an order that has come so far: each of these is a query. */
function readPast(
  { past, requestStore }: Judge,
  dryRun: DryRun | undefined,
  nowEpochMs: number,
): Pick<FactsInStore, 'orderHistory' | 'spentWindows' | 'proposalsInTenMinutes'> {
  const of = dryRun && historyOf(dryRun, nowEpochMs);
  return {
    ...factsOfPast(past, of),
    proposalsInTenMinutes: () =>
      of ? requestStore.read((request) => request.countProposalsInTenMinutes(of)) : 0,
  };
}
