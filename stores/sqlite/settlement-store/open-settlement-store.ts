/** Settlement's own store, with its own read-only view of the two stores before it. */
import { mayBeBoughtInLostPart, type Clock, type SettlementStore, type Verifier } from '#core';
import { acceptWithoutAnchor } from '../accept-without-anchor.ts';
import { openForeignApprovalStore } from '../approval-store/approval-queries.ts';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import { openLedgerAnchor, type AnchorTimers } from '../ledger-anchor.ts';
import {
  openLedgerVerification,
  type LedgerVerification,
  type LedgerWitness,
} from '../ledger-verification.ts';
import {
  openOwnStoreWithLedger,
  type OwnStoreOptions,
  type OwnStoreWithLedger,
} from '../own-ledger.ts';
import { witnessAll } from '../ledger-witnesses.ts';
import { openQuietWrites, type QuietWrites } from '../own-quiet-writes.ts';
import { openForeignRequestStore } from '../request-store/request-queries.ts';
import { OWN_ROWS } from '../rows.ts';
import { createAcceptancesInLedger } from './acceptances-in-ledger.ts';
import { createBookChangeMethods } from './book-change-tables.ts';
import { createFulfilmentMethods } from './fulfilment-table.ts';
import { createHoldMethods } from './hold-table.ts';
import { createRefundMethods } from './refund-table.ts';
import { createChargeMethods } from './charge-tables.ts';
import { createDecisionWriter } from './decision-writer.ts';
import { prepareInsertEnding } from './ending-writer.ts';
import { rememberMissingCards } from './card-table.ts';
import { judgeRedemption, type Judge } from './judge-redemption.ts';
import { findLastRedeemedAt } from './last-redeemed-at.ts';
import { openPastOfOrder } from './past-of-order.ts';
import { prepareRedemptionQueries } from './redemption-queries.ts';
import { SETTLEMENT_SCHEMA } from './settlement-schema.ts';
import { createSpendingInLedger, type SpendingInLedger } from './spending-in-ledger.ts';
import { createStandingWriter } from './standing-table.ts';
import { createTriesInLedger } from './tries-in-ledger.ts';
import { listReserved, listReservedRefunds } from './unfinished-spending.ts';
import { createVaultMethods, openVault } from './vault-tables.ts';

export interface SettlementStoreOptions extends OwnStoreOptions {
  readonly requestStorePath: string;
  readonly approvalStorePath: string;
  /** Every key that has signed this ledger. */
  readonly ledgerKeys: Verifier;
  /** The file, no part of the store and of its backups, that remembers how far the ledger was (ledger-anchor.ts). */
  readonly ledgerAnchor: string;
  readonly timers: AnchorTimers;
  readonly clock: Clock;
  /** Told when the store goes on without its anchor (accept-without-anchor.ts). */
  readonly onAccepted?: () => void;
}

/**
 * Opens the store, makes it when it is not there, and verifies its ledger once. The stores of the other sides need not be there yet.
 * @throws when the file is not a store of settlement.
 */
export function openSettlementStore(options: SettlementStoreOptions): SettlementStore {
  const store = openOwnStoreWithLedger(options, SETTLEMENT_SCHEMA);
  const { own, ledger } = store;
  if (acceptWithoutAnchor({ ...options, own, ledger, anchorPath: options.ledgerAnchor })) {
    options.onAccepted?.();
  }
  const { judge, quietWrites, spendingInLedger, vault } = openParts(options, store);
  const { queries, verification, past, acceptancesInLedger } = judge;
  const endOrder = prepareEndOrder(store, judge);
  own.read(() => {
    verification.isVerified();
    readOld(spendingInLedger, own.connection);
  });
  rememberMissingCards({ own, quietWrites, hash: options.hash });
  const tellStanding = openStanding(store, { judge, quietWrites });
  tellStanding();

  return {
    judgeRedemption: (call) => own.writeSoon(() => judgeRedemption(judge, call)),
    endOrder: (change) => own.writeSoon(() => endOrder(change)),
    findEnding: (digest) => asPromise(() => queries.findEnding(digest)),
    findCharge: (digest) => asPromise(() => queries.findCharge(digest)),
    ...createChargeMethods(store, { past, verification }),
    ...createFulfilmentMethods(store),
    ...createRefundMethods(store, { verification, spending: spendingInLedger, past }),
    ...createHoldMethods(store, quietWrites),
    countWrongCodes: (confirmationId) => asPromise(() => queries.countWrongCodes(confirmationId)),
    countWrongCodesOfCustomerInADay: (of) =>
      asPromise(() => queries.countWrongCodesOfCustomerInADay(of)),
    ...createVaultMethods(store, vault),
    ...createBookChangeMethods(store, vault),
    acceptedAt: () => asPromise(() => acceptancesInLedger.latestAt()),
    isLedgerVerified: () => asPromise(() => own.read(() => verification.isVerified())),
    tellStanding: () => asPromise(tellStanding),
    appendNote: store.appendNote,
    close() {
      verification.close();
      judge.requestStore.close();
      judge.approvalStore.close();
      own.close();
    },
  };
}

function prepareEndOrder({ own, ledger }: OwnStoreWithLedger, judge: Judge) {
  const { queries, verification, past, spendingInLedger, acceptancesInLedger } = judge;
  const insertEnding = prepareInsertEnding(own.connection);
  const mayBeBought = (createdAt: number | undefined): boolean =>
    createdAt !== undefined && mayBeBoughtInLostPart({ createdAt }, acceptancesInLedger.latestAt());

  return (change: Parameters<SettlementStore['endOrder']>[0]) => {
    const { ending, note, declinedBy } = change;
    if (ending.kind === 'redeemed') throw new RangeError('only a judged redemption redeems');
    verification.isVerified();
    const isRedeemed = spendingInLedger.isRedeemed(ending.digest);
    if (isRedeemed && queries.findEnding(ending.digest)?.kind !== 'redeemed') return undefined;
    const before = queries.findEnding(ending.digest);
    if (!before && mayBeBought(change.proposedAt)) return undefined;
    const isNew = insertEnding(ending);
    if (isNew) {
      const told = declinedBy ? past.decline(declinedBy.customerId, declinedBy.nextTrust) : {};
      ledger.append({ ...note, facts: { ...note.facts, ...told } });
    }
    return { ending: isNew ? ending : (before ?? ending), isNew };
  };
}

function readOld(spendingInLedger: SpendingInLedger, connection: Connection): void {
  spendingInLedger.takeOld();
  for (const reserved of listReserved(connection)) spendingInLedger.remember(reserved);
  for (const refund of listReservedRefunds(connection)) spendingInLedger.refunds.remember(refund);
}

function openStanding(
  { own, seals }: OwnStoreWithLedger,
  { judge, quietWrites }: { readonly judge: Judge; readonly quietWrites: QuietWrites },
): () => void {
  const { verification, acceptancesInLedger } = judge;
  return createStandingWriter({
    ...{ own, quietWrites, seals, rows: OWN_ROWS },
    tell: () => ({
      isVerified: verification.isVerified(),
      acceptedAt: acceptancesInLedger.latestAt() ?? null,
    }),
  });
}

/** What every method of the store works with. */
function openParts(options: SettlementStoreOptions, store: OwnStoreWithLedger) {
  const { own, ledger, seals } = store;
  const { connection } = own;
  const { hash } = options;
  const { side } = SETTLEMENT_SCHEMA;
  const ledgerKeys = store.ledgerKeys ?? options.ledgerKeys;
  const triesInLedger = createTriesInLedger();
  const quietWrites = openQuietWrites(connection, seals);
  const spendingInLedger = createSpendingInLedger(
    findLastRedeemedAt(connection, { side, hash, ledgerKeys }),
  );
  const acceptancesInLedger = createAcceptancesInLedger();
  const witnesses = [triesInLedger, spendingInLedger, acceptancesInLedger];
  const vault = openVault(store, hash);
  const past = openPastOfOrder({ connection, seals, vault, ledger: spendingInLedger, hash });
  const judge: Judge = {
    queries: prepareRedemptionQueries(connection, OWN_ROWS),
    ledger,
    verification: openVerification({ options, store, quietWrites, witnesses }),
    triesInLedger,
    spendingInLedger,
    acceptancesInLedger,
    requestStore: openForeignRequestStore(options.requestStorePath),
    approvalStore: openForeignApprovalStore(options.approvalStorePath),
    writeDecision: createDecisionWriter(connection, past),
    past,
    vault,
  };
  return { judge, quietWrites, spendingInLedger, vault };
}

function openVerification(of: {
  readonly options: SettlementStoreOptions;
  readonly store: OwnStoreWithLedger;
  readonly quietWrites: QuietWrites;
  readonly witnesses: readonly LedgerWitness[];
}): LedgerVerification {
  const { options, store, quietWrites, witnesses } = of;
  const { side } = SETTLEMENT_SCHEMA;
  return openLedgerVerification({
    ...store,
    hash: options.hash,
    ledgerKeys: store.ledgerKeys ?? options.ledgerKeys,
    witness: witnessAll(witnesses),
    quietWrites,
    side,
    anchor: openLedgerAnchor({ ...options, path: options.ledgerAnchor, side }),
    monotonicMs: () => performance.now(),
    isSweepTimed: true,
  });
}
