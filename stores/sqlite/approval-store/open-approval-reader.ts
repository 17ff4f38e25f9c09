/** The reading handle on the approval side's store, for settlement. */
import type { ApprovalReader } from '#core';
import { asPromise } from '../as-promise.ts';
import { openForeignApprovalStore } from './approval-queries.ts';

/** Never fails: while the store cannot be opened, each method says so and tries again. */
export function openApprovalReader({ path }: { readonly path: string }): ApprovalReader {
  const store = openForeignApprovalStore(path);
  return {
    listConfirmations: (digest) =>
      asPromise(() => store.read((queries) => queries.listConfirmations(digest))),
    listConfirmationJwssOf: (customerId) =>
      asPromise(() => store.read((queries) => queries.listConfirmationJwssOf(customerId))),
    listDeclineJwss: (digest) =>
      asPromise(() => store.read((queries) => queries.listDeclineJwss(digest))),
    listAccountRecords: (from) =>
      asPromise(() => store.read((queries) => queries.listAccountRecords(from))),
    changeCounter: () => asPromise(() => store.changeCounter()),
    listClientRightJwss: (of) =>
      asPromise(() => store.read((queries) => queries.listClientRightJwss(of))),
    listUnlockJwss: (customerId) =>
      asPromise(() => store.read((queries) => queries.listUnlockJwss(customerId))),
    findVoiceSettingJws: (customerId) =>
      asPromise(() => store.read((queries) => queries.findVoiceSettingJws(customerId))),
    close: store.close,
  };
}
