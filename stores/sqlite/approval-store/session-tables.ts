/** Sessions and seen proofs: which browsers a customer is signed in with. Each session is sealed. */
import type { ApprovalStore, SeenSession } from '#core';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';
import type { RowSeals, Sealed } from '../row-seals.ts';
import { sealedPartOfSession, sessionRow } from './approval-rows.ts';

export type SessionMethods = Pick<
  ApprovalStore,
  'insertSession' | 'findSession' | 'deleteSession' | 'listSessions' | 'noteSeen' | 'rememberProof'
>;

export function createSessionMethods({ own, ledger, seals }: OwnStoreWithLedger): SessionMethods {
  const statements = prepareStatements(own.connection);
  return {
    insertSession: (session, note) =>
      own.writeSoon(() => {
        statements.forget.run({ now: session.createdAt });
        const { sessionHash, customerId, proofKeyThumbprint, createdAt, expiresAt } = session;
        statements.insert.run({
          sessionHash,
          customerId,
          proofKeyThumbprint,
          createdAt,
          expiresAt,
          device: session.device,
          isRemembered: session.isRemembered ? 1 : 0,
          seal: seals.seal('sessions', sealedPartOfSession(session)),
        });
        ledger.append(note);
      }),
    findSession: ({ sessionHash, nowEpochMs }) =>
      asPromise(() => {
        const found = OWN_ROWS.one(
          sessionRow,
          statements.find.get({ sessionHash, now: nowEpochMs }),
        );
        return found && isSealed(seals, found) ? found.record : undefined;
      }),
    deleteSession: (sessionHash, note) =>
      own.writeSoon(() => {
        const wasThere = statements.remove.run({ sessionHash }) === 1;
        if (wasThere) ledger.append(note);
        return wasThere;
      }),
    listSessions: ({ customerId, nowEpochMs }) =>
      asPromise(() =>
        OWN_ROWS.many(sessionRow, statements.list.all({ customerId, now: nowEpochMs }))
          .filter((row) => isSealed(seals, row))
          .map(({ record }) => record),
      ),
    noteSeen: ({ sessionHash, lastSeenAt }) =>
      own.writeSoon(() => {
        statements.see.run({ sessionHash, lastSeenAt });
      }),
    rememberProof: ({ proofId, expiresAt, nowEpochMs }) =>
      own.writeSoon(() => {
        statements.forgetProofs.run({ now: nowEpochMs });
        return statements.insertProof.run({ proofId, expiresAt }) === 1;
      }),
  };
}

function isSealed(seals: RowSeals, { record, seal }: Sealed<SeenSession>): boolean {
  return seals.isSealed('sessions', sealedPartOfSession(record), seal);
}

const SELECT_SESSION = `
  SELECT session_hash, customer_id, proof_key_thumbprint, created_at, expires_at, device, is_remembered,
    last_seen_at, seal
  FROM sessions
`;

function prepareStatements(connection: Connection) {
  return {
    forget: connection.prepare('DELETE FROM sessions WHERE expires_at <= :now'),
    insert: connection.prepare(`
      INSERT INTO sessions
        (session_hash, customer_id, proof_key_thumbprint, created_at, expires_at, device, is_remembered, seal)
      VALUES
        (:sessionHash, :customerId, :proofKeyThumbprint, :createdAt, :expiresAt, :device, :isRemembered, :seal)
    `),
    find: connection.prepare(
      `${SELECT_SESSION} WHERE session_hash = :sessionHash AND expires_at > :now`,
    ),
    list: connection.prepare(`
      ${SELECT_SESSION} WHERE customer_id = :customerId AND expires_at > :now
      ORDER BY created_at DESC, session_hash
    `),
    see: connection.prepare(
      'UPDATE sessions SET last_seen_at = :lastSeenAt WHERE session_hash = :sessionHash',
    ),
    remove: connection.prepare('DELETE FROM sessions WHERE session_hash = :sessionHash'),
    forgetProofs: connection.prepare('DELETE FROM proofs WHERE expires_at < :now'),
    insertProof: connection.prepare(
      'INSERT INTO proofs (proof_id, expires_at) VALUES (:proofId, :expiresAt) ON CONFLICT DO NOTHING',
    ),
  };
}
