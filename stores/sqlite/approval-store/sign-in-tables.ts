/** Ceremonies, sessions, seen proofs and passkeys: who is at the second device. */
import { canonicalJson, type ApprovalStore } from '#core';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';
import { ceremonyRow, passkeyRow, sessionRow } from './approval-rows.ts';

export type SignInMethods = Pick<
  ApprovalStore,
  | 'insertCeremony'
  | 'takeCeremony'
  | 'insertSession'
  | 'findSession'
  | 'deleteSession'
  | 'rememberProof'
  | 'insertPasskey'
  | 'listPasskeys'
  | 'advancePasskeyCounter'
>;

export function createSignInMethods(store: OwnStoreWithLedger): SignInMethods {
  return {
    ...createCeremonyMethods(store),
    ...createSessionMethods(store),
    ...createPasskeyMethods(store),
  };
}

function createCeremonyMethods({
  own,
}: OwnStoreWithLedger): Pick<SignInMethods, 'insertCeremony' | 'takeCeremony'> {
  const statements = prepareCeremonyStatements(own.connection);
  return {
    insertCeremony: (ceremony) =>
      asPromise(() => {
        own.write(() => {
          // Anybody can begin a sign-in: what nobody finished is forgotten, so that it cannot fill the disk.
          statements.forget.run({ now: ceremony.createdAt });
          statements.insert.run({
            stateHash: ceremony.stateHash,
            purposeJson: canonicalJson(ceremony.purpose),
            codeVerifier: ceremony.oauth?.codeVerifier ?? null,
            nonce: ceremony.oauth?.nonce ?? null,
            createdAt: ceremony.createdAt,
            expiresAt: ceremony.expiresAt,
          });
        });
      }),
    takeCeremony: ({ stateHash, nowEpochMs }) =>
      asPromise(() =>
        own.write(() => {
          const taken = OWN_ROWS.one(ceremonyRow, statements.take.get({ stateHash }));
          return taken && nowEpochMs < taken.expiresAt ? taken : undefined;
        }),
      ),
  };
}

function createSessionMethods({
  own,
  ledger,
}: OwnStoreWithLedger): Pick<
  SignInMethods,
  'insertSession' | 'findSession' | 'deleteSession' | 'rememberProof'
> {
  const statements = prepareSessionStatements(own.connection);
  return {
    insertSession: (session, note) =>
      asPromise(() => {
        own.write(() => {
          statements.forget.run({ now: session.createdAt });
          const { sessionHash, customerId, proofKeyThumbprint, createdAt, expiresAt } = session;
          statements.insert.run({
            sessionHash,
            customerId,
            proofKeyThumbprint,
            createdAt,
            expiresAt,
          });
          ledger.append(note);
        });
      }),
    findSession: ({ sessionHash, nowEpochMs }) =>
      asPromise(() =>
        OWN_ROWS.one(sessionRow, statements.find.get({ sessionHash, now: nowEpochMs })),
      ),
    deleteSession: (sessionHash) =>
      asPromise(() => {
        own.write(() => statements.remove.run({ sessionHash }));
      }),
    rememberProof: ({ proofId, expiresAt, nowEpochMs }) =>
      asPromise(() =>
        own.write(() => {
          statements.forgetProofs.run({ now: nowEpochMs });
          return statements.insertProof.run({ proofId, expiresAt }) === 1;
        }),
      ),
  };
}

function createPasskeyMethods({
  own,
  ledger,
}: OwnStoreWithLedger): Pick<
  SignInMethods,
  'insertPasskey' | 'listPasskeys' | 'advancePasskeyCounter'
> {
  const statements = preparePasskeyStatements(own.connection);
  return {
    insertPasskey: (passkey, note) =>
      asPromise(() => {
        own.write(() => {
          const { credentialId, customerId, publicKey, counter, createdAt } = passkey;
          statements.insert.run({ credentialId, customerId, publicKey, counter, createdAt });
          ledger.append(note);
        });
      }),
    listPasskeys: (customerId) =>
      asPromise(() => OWN_ROWS.many(passkeyRow, statements.list.all({ customerId }))),
    advancePasskeyCounter: ({ credentialId, counter }) =>
      asPromise(() => own.write(() => statements.advance.run({ credentialId, counter }) === 1)),
  };
}

function prepareCeremonyStatements(connection: Connection) {
  return {
    forget: connection.prepare('DELETE FROM ceremonies WHERE expires_at <= :now'),
    insert: connection.prepare(`
      INSERT INTO ceremonies (state_hash, purpose_json, code_verifier, nonce, created_at, expires_at)
      VALUES (:stateHash, :purposeJson, :codeVerifier, :nonce, :createdAt, :expiresAt)
    `),
    take: connection.prepare(`
      DELETE FROM ceremonies WHERE state_hash = :stateHash
      RETURNING state_hash, purpose_json, code_verifier, nonce, created_at, expires_at
    `),
  };
}

function prepareSessionStatements(connection: Connection) {
  return {
    forget: connection.prepare('DELETE FROM sessions WHERE expires_at <= :now'),
    insert: connection.prepare(`
      INSERT INTO sessions (session_hash, customer_id, proof_key_thumbprint, created_at, expires_at)
      VALUES (:sessionHash, :customerId, :proofKeyThumbprint, :createdAt, :expiresAt)
    `),
    find: connection.prepare(`
      SELECT session_hash, customer_id, proof_key_thumbprint, created_at, expires_at FROM sessions
      WHERE session_hash = :sessionHash AND expires_at > :now
    `),
    remove: connection.prepare('DELETE FROM sessions WHERE session_hash = :sessionHash'),
    forgetProofs: connection.prepare('DELETE FROM proofs WHERE expires_at < :now'),
    insertProof: connection.prepare(
      'INSERT INTO proofs (proof_id, expires_at) VALUES (:proofId, :expiresAt) ON CONFLICT DO NOTHING',
    ),
  };
}

function preparePasskeyStatements(connection: Connection) {
  return {
    insert: connection.prepare(`
      INSERT INTO passkeys (credential_id, customer_id, public_key, counter, created_at)
      VALUES (:credentialId, :customerId, :publicKey, :counter, :createdAt)
    `),
    list: connection.prepare(`
      SELECT credential_id, customer_id, public_key, counter, created_at FROM passkeys
      WHERE customer_id = :customerId ORDER BY created_at, credential_id
    `),
    // An authenticator without a counter always says zero (Web Authentication, section 6.1.1).
    advance: connection.prepare(`
      UPDATE passkeys SET counter = :counter
      WHERE credential_id = :credentialId AND (counter < :counter OR (counter = 0 AND :counter = 0))
    `),
  };
}
