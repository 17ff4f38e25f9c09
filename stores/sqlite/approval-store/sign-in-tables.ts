/** Ceremonies and passkeys: how somebody at the second device verifies. Each row that opens something is sealed. */
import { canonicalJson, type ApprovalStore, type CustomerId, type Passkey } from '#core';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';
import { ceremonyRow, passkeyRow, sealedPartOf } from './approval-rows.ts';

export type SignInMethods = Pick<
  ApprovalStore,
  | 'insertCeremony'
  | 'takeCeremony'
  | 'insertPasskey'
  | 'listPasskeys'
  | 'advancePasskeyCounter'
  | 'deletePasskeys'
  | 'removePasskey'
>;

export function createSignInMethods(store: OwnStoreWithLedger): SignInMethods {
  return {
    ...createCeremonyMethods(store),
    ...createPasskeyMethods(store),
  };
}

function createCeremonyMethods({
  own,
  seals,
}: OwnStoreWithLedger): Pick<SignInMethods, 'insertCeremony' | 'takeCeremony'> {
  const statements = prepareCeremonyStatements(own.connection);
  return {
    insertCeremony: (ceremony) =>
      own.writeSoon(() => {
        // Anybody can begin a sign-in: what nobody finished is forgotten, so that it cannot fill the disk.
        statements.forget.run({ now: ceremony.createdAt });
        statements.insert.run({
          stateHash: ceremony.stateHash,
          purposeJson: canonicalJson(ceremony.purpose),
          codeVerifier: ceremony.oauth?.codeVerifier ?? null,
          nonce: ceremony.oauth?.nonce ?? null,
          createdAt: ceremony.createdAt,
          expiresAt: ceremony.expiresAt,
          seal: seals.seal('ceremonies', ceremony),
        });
      }),
    takeCeremony: ({ stateHash, nowEpochMs }) =>
      own.writeSoon(() => {
        const taken = OWN_ROWS.one(ceremonyRow, statements.take.get({ stateHash }));
        if (!taken || !seals.isSealed('ceremonies', taken.record, taken.seal)) return undefined;
        const { purpose, expiresAt } = taken.record;
        if (purpose.kind === 'confirm' || purpose.kind === 'change') {
          statements.takeSameTyping.run({ typingId: purpose.typingId });
        }
        return nowEpochMs < expiresAt ? taken.record : undefined;
      }),
  };
}

function createPasskeyMethods({
  own,
  ledger,
  seals,
}: OwnStoreWithLedger): Pick<
  SignInMethods,
  'insertPasskey' | 'listPasskeys' | 'advancePasskeyCounter' | 'deletePasskeys' | 'removePasskey'
> {
  const statements = preparePasskeyStatements(own.connection);
  const listSealed = (customerId: CustomerId): readonly Passkey[] =>
    OWN_ROWS.many(passkeyRow, statements.list.all({ customerId }))
      .filter(({ record, seal }) => seals.isSealed('passkeys', sealedPartOf(record), seal))
      .map(({ record }) => record);
  return {
    insertPasskey: (passkey, note) =>
      own.writeSoon(() => {
        const { credentialId, customerId, publicKey, counter, createdAt } = passkey;
        const seal = seals.seal('passkeys', sealedPartOf(passkey));
        statements.insert.run({ credentialId, customerId, publicKey, counter, createdAt, seal });
        ledger.append(note);
      }),
    listPasskeys: (customerId) => asPromise(() => listSealed(customerId)),
    advancePasskeyCounter: ({ credentialId, counter }) =>
      own.writeSoon(() => statements.advance.run({ credentialId, counter }) === 1),
    removePasskey: ({ customerId, credentialId }, note) =>
      own.writeSoon(() => {
        const all = listSealed(customerId);
        if (!all.some((passkey) => passkey.credentialId === credentialId)) return 'not_found';
        if (all.length === 1) return 'last';
        statements.remove.run({ customerId, credentialId });
        ledger.append(note);
        return 'removed';
      }),
    deletePasskeys: ({ customerId, credentialIds }, note) =>
      own.writeSoon(() => {
        const removed = credentialIds.reduce(
          (count, credentialId) => count + statements.remove.run({ customerId, credentialId }),
          0,
        );
        if (removed > 0) ledger.append(note);
        return removed;
      }),
  };
}

function prepareCeremonyStatements(connection: Connection) {
  return {
    forget: connection.prepare('DELETE FROM ceremonies WHERE expires_at <= :now'),
    insert: connection.prepare(`
      INSERT INTO ceremonies (state_hash, purpose_json, code_verifier, nonce, created_at, expires_at, seal)
      VALUES (:stateHash, :purposeJson, :codeVerifier, :nonce, :createdAt, :expiresAt, :seal)
    `),
    take: connection.prepare(`
      DELETE FROM ceremonies WHERE state_hash = :stateHash
      RETURNING state_hash, purpose_json, code_verifier, nonce, created_at, expires_at, seal
    `),
    // Out of the sealed purpose itself: no column beside it could be changed by hand to keep the other one alive.
    takeSameTyping: connection.prepare(
      "DELETE FROM ceremonies WHERE json_extract(purpose_json, '$.typingId') = :typingId",
    ),
  };
}

function preparePasskeyStatements(connection: Connection) {
  return {
    insert: connection.prepare(`
      INSERT INTO passkeys (credential_id, customer_id, public_key, counter, created_at, seal)
      VALUES (:credentialId, :customerId, :publicKey, :counter, :createdAt, :seal)
    `),
    list: connection.prepare(`
      SELECT credential_id, customer_id, public_key, counter, created_at, seal FROM passkeys
      WHERE customer_id = :customerId ORDER BY created_at, credential_id
    `),
    remove: connection.prepare(
      'DELETE FROM passkeys WHERE customer_id = :customerId AND credential_id = :credentialId',
    ),
    // An authenticator without a counter always says zero (Web Authentication, section 6.1.1).
    advance: connection.prepare(`
      UPDATE passkeys SET counter = :counter
      WHERE credential_id = :credentialId AND (counter < :counter OR (counter = 0 AND :counter = 0))
    `),
  };
}
