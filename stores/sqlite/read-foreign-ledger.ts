/** What a reading handle says of the other side's ledger. */
import type { ReadableLedger } from '#core';
import { asPromise } from './as-promise.ts';
import type { ListLedgerEntries } from './ledger-rows.ts';
import type { ForeignStore } from './open-foreign-store.ts';
import type { ReadLedgerPage } from './read-ledger-page.ts';

export function readForeignLedger(
  store: ForeignStore<{
    readonly listLedgerEntries: ListLedgerEntries;
    readonly readLedgerPage: ReadLedgerPage;
  }>,
): ReadableLedger {
  return {
    listLedgerEntries: (from) =>
      asPromise(() => store.read((queries) => queries.listLedgerEntries(from))),
    readLedgerPage: (from) =>
      asPromise(() => store.read((queries) => queries.readLedgerPage(from))),
    changeCounter: () => asPromise(() => store.changeCounter()),
  };
}
