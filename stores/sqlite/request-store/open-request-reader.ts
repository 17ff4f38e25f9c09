/** The reading handle on the request side's store, for approval and settlement. */
import type { RequestReader } from '#core';
import { asPromise } from '../as-promise.ts';
import { readForeignLedger } from '../read-foreign-ledger.ts';
import { openForeignRequestStore } from './request-queries.ts';

/** Never fails: while the store cannot be opened, each method says so and tries again. */
export function openRequestReader({ path }: { readonly path: string }): RequestReader {
  const store = openForeignRequestStore(path);
  return {
    findDryRun: (digest) => asPromise(() => store.read((queries) => queries.findDryRun(digest))),
    listDryRunsOfCustomer: (of) =>
      asPromise(() => store.read((queries) => queries.listDryRunsOfCustomer(of))),
    readDryRunPage: (of) => asPromise(() => store.read((queries) => queries.readDryRunPage(of))),
    readNewDryRuns: (of) => asPromise(() => store.read((queries) => queries.readNewDryRuns(of))),
    countProposalsInTenMinutes: (of) =>
      asPromise(() => store.read((queries) => queries.countProposalsInTenMinutes(of))),
    ...readForeignLedger(store),
    close: store.close,
  };
}
