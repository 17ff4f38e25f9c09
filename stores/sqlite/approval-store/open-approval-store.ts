/** The approval side's own store. */
import type { ApprovalStore } from '#core';
import { asPromise } from '../as-promise.ts';
import { prepareLedgerList } from '../ledger-rows.ts';
import { prepareOwnChangeCounter } from '../own-change-counter.ts';
import { openOwnStoreWithLedger, type OwnStoreOptions } from '../own-ledger.ts';
import { prepareLedgerPage } from '../read-ledger-page.ts';
import { OWN_ROWS } from '../rows.ts';
import { createAccountRecordMethods } from './account-record-tables.ts';
import { APPROVAL_SCHEMA } from './approval-schema.ts';
import { createAccountMethods } from './account-tables.ts';
import { createConfirmationMethods } from './confirmation-tables.ts';
import { createDeclineMethods } from './decline-tables.ts';
import { createHaltMethods } from './halt-tables.ts';
import { createHaltWatchMethods } from './halt-watch-tables.ts';
import { createNoticeMethods } from './notice-tables.ts';
import { createSessionMethods } from './session-tables.ts';
import { createSignInMethods } from './sign-in-tables.ts';

/** Opens the store, and makes it when it is not there. @throws when the file is not a store of the approval side. */
export function openApprovalStore(options: OwnStoreOptions): ApprovalStore {
  const store = openOwnStoreWithLedger(options, APPROVAL_SCHEMA);
  const listLedgerEntries = prepareLedgerList(store.own.connection, OWN_ROWS);
  const readLedgerPage = prepareLedgerPage(store.own.connection, APPROVAL_SCHEMA.side);
  const changeCounter = prepareOwnChangeCounter(store.own.connection);
  return {
    ...createSignInMethods(store),
    ...createSessionMethods(store),
    ...createAccountMethods(store),
    ...createConfirmationMethods(store),
    ...createDeclineMethods(store),
    ...createHaltMethods(store),
    ...createHaltWatchMethods(store),
    ...createNoticeMethods(store),
    ...createAccountRecordMethods(store),
    appendNote: store.appendNote,
    listLedgerEntries: (from) => asPromise(() => listLedgerEntries(from)),
    readLedgerPage: (from) => asPromise(() => store.own.read(() => readLedgerPage(from))),
    changeCounter: () => asPromise(changeCounter),
    close: store.own.close,
  };
}
