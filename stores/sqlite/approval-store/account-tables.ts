/** Settings, recovery codes, and what the customer decided about voice and clients. What opens something is sealed; what settlement reads is signed. */
import { canonicalJson, type ApprovalStore, type CustomerId } from '#core';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';
import { prepareInsertAccountRecord } from './account-record-tables.ts';
import { SELECT_CLIENT_RIGHT_JWSS, SELECT_UNLOCK_JWSS } from './approval-queries.ts';
import { decidedClientRow, jwsRow, recoveryCodeRow, settingsRow } from './approval-rows.ts';

export type AccountMethods = Pick<
  ApprovalStore,
  | 'findSettings'
  | 'saveSettings'
  | 'replaceRecoveryCodes'
  | 'countRecoveryCodes'
  | 'useRecoveryCode'
  | 'insertUnlock'
  | 'listUnlockJwss'
  | 'insertClientRight'
  | 'listClientRightJwss'
  | 'listDecidedClients'
  | 'listEvidenceOf'
  | 'eraseCustomer'
>;

export function createAccountMethods(store: OwnStoreWithLedger): AccountMethods {
  return {
    ...createSettingsMethods(store),
    ...createRecoveryMethods(store),
    ...createSignedMethods(store),
    ...createEraseMethod(store),
  };
}

function createSettingsMethods({
  own,
  ledger,
  seals,
}: OwnStoreWithLedger): Pick<AccountMethods, 'findSettings' | 'saveSettings'> {
  const find = own.connection.prepare(
    'SELECT settings_json, seal FROM settings WHERE customer_id = :customerId',
  );
  const save = own.connection.prepare(`
    INSERT INTO settings (customer_id, settings_json, seal) VALUES (:customerId, :settingsJson, :seal)
    ON CONFLICT (customer_id) DO UPDATE SET settings_json = :settingsJson, seal = :seal
  `);
  const saveVoice = own.connection.prepare(`
    INSERT INTO voice_settings (customer_id, jws) VALUES (:customerId, :jws)
    ON CONFLICT (customer_id) DO UPDATE SET jws = :jws
  `);
  return {
    findSettings: (customerId) =>
      asPromise(() => {
        const row = OWN_ROWS.one(settingsRow, find.get({ customerId }));
        if (!row) return undefined;
        const settings = row.settings_json;
        // What a hand has changed was never chosen: the cautious settings are in force.
        return seals.isSealed('settings', { customerId, settings }, row.seal)
          ? settings
          : undefined;
      }),
    saveSettings: ({ customerId, settings, voiceJws }, note) =>
      own.writeSoon(() => {
        save.run({
          customerId,
          settingsJson: canonicalJson(settings),
          seal: seals.seal('settings', { customerId, settings }),
        });
        saveVoice.run({ customerId, jws: voiceJws });
        ledger.append(note);
      }),
  };
}

function createRecoveryMethods({
  own,
  ledger,
  seals,
}: OwnStoreWithLedger): Pick<
  AccountMethods,
  'replaceRecoveryCodes' | 'countRecoveryCodes' | 'useRecoveryCode'
> {
  const statements = prepareRecoveryStatements(own.connection);
  const readSealed = (customerId: CustomerId) =>
    OWN_ROWS.many(recoveryCodeRow, statements.list.all({ customerId })).filter(
      ({ code_hash: codeHash, created_at: createdAt, seal }) =>
        seals.isSealed('recovery_codes', { customerId, codeHash, createdAt }, seal),
    );
  return {
    replaceRecoveryCodes: ({ customerId, codeHashes, createdAt }, note) =>
      own.writeSoon(() => {
        statements.removeAll.run({ customerId });
        for (const codeHash of codeHashes) {
          const seal = seals.seal('recovery_codes', { customerId, codeHash, createdAt });
          statements.insert.run({ customerId, codeHash, createdAt, seal });
        }
        ledger.append(note);
      }),
    countRecoveryCodes: (customerId) => asPromise(() => readSealed(customerId).length),
    useRecoveryCode: ({ customerId, codeHash }, note) =>
      own.writeSoon(() => {
        if (!readSealed(customerId).some((row) => row.code_hash === codeHash)) return false;
        if (statements.remove.run({ customerId, codeHash }) !== 1) return false;
        ledger.append(note);
        return true;
      }),
  };
}

function createSignedMethods({
  own,
  ledger,
}: OwnStoreWithLedger): Pick<
  AccountMethods,
  | 'insertUnlock'
  | 'listUnlockJwss'
  | 'insertClientRight'
  | 'listClientRightJwss'
  | 'listDecidedClients'
  | 'listEvidenceOf'
> {
  const statements = prepareSignedStatements(own.connection);
  const jwssOf = (rows: readonly unknown[]): readonly string[] =>
    OWN_ROWS.many(jwsRow, rows).map(({ jws }) => jws);
  return {
    insertUnlock: ({ customerId, jws }, note) =>
      own.writeSoon(() => {
        statements.insertUnlock.run({ customerId, jws });
        ledger.append(note);
      }),
    listUnlockJwss: (customerId) => asPromise(() => jwssOf(statements.unlocks.all({ customerId }))),
    insertClientRight: ({ customerId, clientId, jws }, note) =>
      own.writeSoon(() => {
        statements.insertRight.run({ customerId, clientId, jws });
        ledger.append(note);
      }),
    listClientRightJwss: ({ customerId, clientId }) =>
      asPromise(() => jwssOf(statements.rights.all({ customerId, clientId }))),
    listDecidedClients: (customerId) =>
      asPromise(() =>
        OWN_ROWS.many(decidedClientRow, statements.decided.all({ customerId })).map(
          (row) => row.client_id,
        ),
      ),
    listEvidenceOf: (customerId) =>
      asPromise(() => ({
        confirmationJwss: jwssOf(statements.confirmations.all({ customerId })),
        declineJwss: jwssOf(statements.declines.all({ customerId })),
      })),
  };
}

function createEraseMethod({
  own,
  ledger,
}: OwnStoreWithLedger): Pick<AccountMethods, 'eraseCustomer'> {
  const insertRecord = prepareInsertAccountRecord(own.connection);
  const ceremonies = own.connection.prepare(`
    DELETE FROM ceremonies WHERE json_extract(purpose_json, '$.sessionHash') IN
      (SELECT session_hash FROM sessions WHERE customer_id = :customerId)
  `);
  const others = [
    'sessions',
    'passkeys',
    'settings',
    'voice_settings',
    'recovery_codes',
    'push_subscriptions',
    'notices',
  ].map((table) => own.connection.prepare(`DELETE FROM ${table} WHERE customer_id = :customerId`));
  return {
    eraseCustomer: (told, note) =>
      own.writeSoon(() => {
        const { customerId } = told;
        ceremonies.run({ customerId });
        for (const remove of others) remove.run({ customerId });
        insertRecord(told);
        ledger.append(note);
      }),
  };
}

function prepareRecoveryStatements(connection: Connection) {
  return {
    insert: connection.prepare(`
      INSERT INTO recovery_codes (customer_id, code_hash, created_at, seal)
      VALUES (:customerId, :codeHash, :createdAt, :seal)
    `),
    list: connection.prepare(`
      SELECT customer_id, code_hash, created_at, seal FROM recovery_codes
      WHERE customer_id = :customerId
    `),
    remove: connection.prepare(
      'DELETE FROM recovery_codes WHERE customer_id = :customerId AND code_hash = :codeHash',
    ),
    removeAll: connection.prepare('DELETE FROM recovery_codes WHERE customer_id = :customerId'),
  };
}

function prepareSignedStatements(connection: Connection) {
  return {
    insertUnlock: connection.prepare(
      'INSERT INTO unlocks (customer_id, jws) VALUES (:customerId, :jws)',
    ),
    unlocks: connection.prepare(SELECT_UNLOCK_JWSS),
    insertRight: connection.prepare(`
      INSERT INTO client_rights (customer_id, client_id, jws) VALUES (:customerId, :clientId, :jws)
    `),
    rights: connection.prepare(SELECT_CLIENT_RIGHT_JWSS),
    decided: connection.prepare(
      'SELECT DISTINCT client_id FROM client_rights WHERE customer_id = :customerId',
    ),
    confirmations: connection.prepare(
      'SELECT jws FROM confirmations WHERE customer_id = :customerId ORDER BY row_number',
    ),
    declines: connection.prepare(
      'SELECT jws FROM declines WHERE customer_id = :customerId ORDER BY digest',
    ),
  };
}
