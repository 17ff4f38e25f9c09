/** Settlement's own store, with its own read-only view of the two stores before it. */
import type { Ending, LedgerNote, SettlementStore, Verifier } from '#core';
import { openForeignApprovalStore } from '../approval-store/approval-queries.ts';
import { asPromise } from '../as-promise.ts';
import { openLedgerAnchor } from '../ledger-anchor.ts';
import { openLedgerVerification, type LedgerVerification } from '../ledger-verification.ts';
import {
  openOwnStoreWithLedger,
  type OwnStoreOptions,
  type OwnStoreWithLedger,
} from '../own-ledger.ts';
import { openQuietWrites, type QuietWrites } from '../own-quiet-writes.ts';
import { openForeignRequestStore } from '../request-store/request-queries.ts';
import { OWN_ROWS } from '../rows.ts';
import { createBookChangeMethods } from './book-change-tables.ts';
import { createFulfilmentMethods } from './fulfilment-table.ts';
import { createHoldMethods } from './hold-table.ts';
import { createRefundMethods } from './refund-table.ts';
import { createChargeMethods } from './charge-tables.ts';
import { createDecisionWriter } from './decision-writer.ts';
import { prepareInsertEnding } from './ending-writer.ts';
import { judgeRedemption, type Judge } from './judge-redemption.ts';
import { prepareRedemptionQueries } from './redemption-queries.ts';
import { SETTLEMENT_SCHEMA } from './settlement-schema.ts';
import { createTriesInLedger, type TriesInLedger } from './tries-in-ledger.ts';
import { createVaultMethods, openVault } from './vault-tables.ts';

export interface SettlementStoreOptions extends OwnStoreOptions {
  readonly requestStorePath: string;
  readonly approvalStorePath: string;
  /** Every key that has signed this ledger. */
  readonly ledgerKeys: Verifier;
  /** The file, no part of the store and of its backups, that remembers how far the ledger was (ledger-anchor.ts). */
  readonly ledgerAnchor?: string;
}

/**
 * Opens the store, makes it when it is not there, and verifies its ledger once. The stores of the other sides need not be there yet.
 * @throws when the file is not a store of settlement.
 */
export function openSettlementStore(options: SettlementStoreOptions): SettlementStore {
  const store = openOwnStoreWithLedger(options, SETTLEMENT_SCHEMA);
  const { own, ledger } = store;
  const queries = prepareRedemptionQueries(own.connection, OWN_ROWS);
  const triesInLedger = createTriesInLedger();
  const quietWrites = openQuietWrites(own.connection, store.seals);
  const verification = openVerification({ options, store, quietWrites, triesInLedger });
  const judge: Judge = {
    queries,
    ledger,
    verification,
    triesInLedger,
    requestStore: openForeignRequestStore(options.requestStorePath),
    approvalStore: openForeignApprovalStore(options.approvalStorePath),
    writeDecision: createDecisionWriter(own.connection),
  };
  const vault = openVault(store);
  const insertEnding = prepareInsertEnding(own.connection);
  own.read(() => verification.isVerified());

  function endOrder(change: { readonly ending: Ending; readonly note: LedgerNote }) {
    const { ending, note } = change;
    if (ending.kind === 'redeemed') throw new RangeError('only a judged redemption redeems');
    const isNew = insertEnding(ending);
    if (isNew) ledger.append(note);
    return { ending: isNew ? ending : (queries.findEnding(ending.digest) ?? ending), isNew };
  }

  return {
    judgeRedemption: (call) => asPromise(() => own.write(() => judgeRedemption(judge, call))),
    endOrder: (change) => asPromise(() => own.write(() => endOrder(change))),
    findEnding: (digest) => asPromise(() => queries.findEnding(digest)),
    findCharge: (digest) => asPromise(() => queries.findCharge(digest)),
    ...createChargeMethods(store),
    ...createFulfilmentMethods(store),
    ...createRefundMethods(store),
    ...createHoldMethods(store, quietWrites),
    countWrongCodes: (confirmationId) => asPromise(() => queries.countWrongCodes(confirmationId)),
    countWrongCodesOfCustomerInADay: (of) =>
      asPromise(() => queries.countWrongCodesOfCustomerInADay(of)),
    ...createVaultMethods(store, vault),
    ...createBookChangeMethods(store, vault),
    isLedgerVerified: () => asPromise(() => own.read(() => verification.isVerified())),
    appendNote: store.appendNote,
    close() {
      verification.close();
      judge.requestStore.close();
      judge.approvalStore.close();
      own.close();
    },
  };
}

function openVerification(of: {
  readonly options: SettlementStoreOptions;
  readonly store: OwnStoreWithLedger;
  readonly quietWrites: QuietWrites;
  readonly triesInLedger: TriesInLedger;
}): LedgerVerification {
  const { options, store, quietWrites, triesInLedger } = of;
  const { side } = SETTLEMENT_SCHEMA;
  const path = options.ledgerAnchor;
  return openLedgerVerification({
    ...store,
    hash: options.hash,
    ledgerKeys: store.ledgerKeys ?? options.ledgerKeys,
    witness: triesInLedger,
    quietWrites,
    side,
    ...(path === undefined ? {} : { anchor: openLedgerAnchor({ ...options, path, side }) }),
  });
}
