/** The reading handle on settlement's store, for approval. */
import type { SettlementReader } from '#core';
import { asPromise } from '../as-promise.ts';
import { prepareLedgerList } from '../ledger-rows.ts';
import { openForeignStore } from '../open-foreign-store.ts';
import { readForeignLedger } from '../read-foreign-ledger.ts';
import { prepareLedgerPage } from '../read-ledger-page.ts';
import { FOREIGN_ROWS } from '../rows.ts';
import { prepareForeignHistory } from './foreign-history.ts';
import { prepareLabelQueries } from './label-table.ts';
import { prepareRedemptionQueries } from './redemption-queries.ts';
import { prepareRefundQueries } from './refund-queries.ts';
import { SETTLEMENT_SCHEMA } from './settlement-schema.ts';
import { prepareStandingQuery, standingSealsOf } from './standing-table.ts';

/**
 * Never fails: while the store cannot be opened, each method says so and tries again. The vault is out of its reach.
 */
export function openSettlementReader({ path }: { readonly path: string }): SettlementReader {
  const store = openForeignStore({
    path,
    schema: SETTLEMENT_SCHEMA,
    tables: [
      'endings',
      'charges',
      'wrong_code_counts',
      'wrong_codes',
      'ledger',
      'ledger_head',
      'book_labels',
      'taken_records',
      'refunds',
      'returns',
      'stock_holds',
      'cards',
      'customer_pasts',
      'store_standing',
    ],
    prepareQueries: (connection) => ({
      ...prepareRedemptionQueries(connection, FOREIGN_ROWS),
      ...prepareLabelQueries(connection, FOREIGN_ROWS),
      ...prepareForeignHistory(connection),
      refunds: prepareRefundQueries(connection, FOREIGN_ROWS),
      findStanding: prepareStandingQuery(connection, FOREIGN_ROWS),
      readLedgerPage: prepareLedgerPage(connection, SETTLEMENT_SCHEMA.side),
      listLedgerEntries: prepareLedgerList(connection, FOREIGN_ROWS),
    }),
  });
  return {
    findEnding: (digest) => asPromise(() => store.read((queries) => queries.findEnding(digest))),
    findCharge: (digest) => asPromise(() => store.read((queries) => queries.findCharge(digest))),
    countWrongCodes: (confirmationId) =>
      asPromise(() => store.read((queries) => queries.countWrongCodes(confirmationId))),
    countWrongCodesOfCustomerInADay: (of) =>
      asPromise(() => store.read((queries) => queries.countWrongCodesOfCustomerInADay(of))),
    listRefunds: (digest) => asPromise(() => store.read(({ refunds }) => refunds.list(digest))),
    findReturn: (returnId) =>
      asPromise(() => store.read(({ refunds }) => refunds.findReturn(returnId))),
    findHeldUntil: (holdKey) =>
      asPromise(() => store.read(({ refunds }) => refunds.findHeldUntil(holdKey))),
    findStanding: (ledgerKeys) =>
      asPromise(() => store.read((queries) => queries.findStanding(standingSealsOf(ledgerKeys)))),
    readOrderHistory: (of) =>
      asPromise(() => store.read((queries) => queries.readOrderHistory(of))),
    readSpentWindows: (of) =>
      asPromise(() => store.read((queries) => queries.readSpentWindows(of))),
    listBookLabels: (customerId) =>
      asPromise(() => store.read((queries) => queries.listBookLabels(customerId))),
    isRecordTaken: (recordId) =>
      asPromise(() => store.read((queries) => queries.isRecordTaken(recordId))),
    ...readForeignLedger(store),
    close: store.close,
  };
}
