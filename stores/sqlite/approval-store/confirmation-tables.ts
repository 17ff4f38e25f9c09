/** What was presented, confirmed and withdrawn. Each confirmation is sealed together with whether it is withdrawn. */
import {
  CONFIRMATIONS_PER_ORDER,
  type ApprovalStore,
  type ConfirmationRow,
  type CustomerId,
} from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { integerColumn, OWN_ROWS, parseOwnRow } from '../rows.ts';
import type { RowSeals, Sealed } from '../row-seals.ts';
import { beginsAs, isIn, mayBecome, setTo } from '../state-column.ts';
import { SELECT_NEWEST_CONFIRMATION_JWSS } from './approval-queries.ts';
import { confirmationRow, jwsRow } from './approval-rows.ts';
import { WITHDRAWAL } from './state-columns.ts';

export type ConfirmationMethods = Pick<
  ApprovalStore,
  | 'markPresented'
  | 'isPresented'
  | 'insertConfirmation'
  | 'findConfirmation'
  | 'listConfirmations'
  | 'listConfirmationJwssOf'
>;

type Change = Parameters<ApprovalStore['insertConfirmation']>[0];
type Inserted = Awaited<ReturnType<ApprovalStore['insertConfirmation']>>;

const countRow = z.strictObject({ count: integerColumn });

export function createConfirmationMethods({
  own,
  ledger,
  seals,
}: OwnStoreWithLedger): ConfirmationMethods {
  const statements = prepareStatements(own.connection);

  function listJwssOf(customerId: CustomerId): readonly string[] {
    return OWN_ROWS.many(jwsRow, statements.newest.all({ customerId })).map(({ jws }) => jws);
  }

  function withdraw(row: ConfirmationRow): void {
    const seal = sealOf(seals, { ...row, isWithdrawn: true });
    if (statements.withdraw.run({ confirmationId: row.confirmationId, seal }) !== 1) {
      throw new Error('a confirmation that was live could not be withdrawn');
    }
  }

  function insertConfirmation({ row, note, withdrawnNote }: Change): Inserted {
    const { confirmationId, digest, customerId, sessionHash } = row;
    if (statements.isDeclined.get({ digest }) !== undefined) return { outcome: 'declined' };
    const { count } = parseOwnRow(countRow, statements.count.get({ digest }));
    if (count >= CONFIRMATIONS_PER_ORDER) return { outcome: 'too_many' };
    const signed =
      typeof row.jws === 'string'
        ? { outcome: 'signed' as const, jws: row.jws }
        : row.jws(listJwssOf(customerId));
    if (signed.outcome !== 'signed') return signed;
    const { jws } = signed;
    const live = OWN_ROWS.many(confirmationRow, statements.live.all({ customerId }));
    for (const other of live) {
      withdraw(other.record);
      ledger.append(withdrawnNote(other.record.digest));
    }
    const withdrawn = live.map((other) => other.record.digest);
    const seal = sealOf(seals, { ...row, jws, isWithdrawn: false });
    statements.insert.run({ confirmationId, digest, customerId, sessionHash, jws, seal });
    ledger.append(note);
    return { outcome: 'inserted', withdrawn };
  }

  return {
    markPresented: ({ digest, note }) =>
      own.writeSoon(() => {
        const isFirst = statements.present.run({ digest }) === 1;
        if (isFirst) ledger.append(note);
        return isFirst;
      }),
    isPresented: (digest) => asPromise(() => statements.isPresented.get({ digest }) !== undefined),
    insertConfirmation: (change) => own.writeSoon(() => insertConfirmation(change)),
    findConfirmation: (confirmationId) =>
      asPromise(() => {
        const found = OWN_ROWS.one(confirmationRow, statements.find.get({ confirmationId }));
        return found && openSealed(seals, found);
      }),
    listConfirmations: (digest) =>
      asPromise(() =>
        OWN_ROWS.many(confirmationRow, statements.list.all({ digest })).map((row) =>
          openSealed(seals, row),
        ),
      ),
    listConfirmationJwssOf: (customerId) => asPromise(() => listJwssOf(customerId)),
  };
}

function sealOf(seals: RowSeals, row: ConfirmationRow): string {
  return seals.seal('confirmations', row);
}

/** What a hand has changed was confirmed once, and still counts as that; but nothing can be bought with it. */
function openSealed(seals: RowSeals, { record, seal }: Sealed<ConfirmationRow>): ConfirmationRow {
  return seals.isSealed('confirmations', record, seal) ? record : { ...record, isWithdrawn: true };
}

const SELECT_CONFIRMATION =
  'SELECT confirmation_id, digest, customer_id, session_hash, jws, is_withdrawn, seal FROM confirmations';

function prepareStatements(connection: Connection) {
  const isLive = `customer_id = :customerId AND ${isIn(WITHDRAWAL, 'standing')}`;
  return {
    present: connection.prepare(
      'INSERT INTO presented_orders (digest) VALUES (:digest) ON CONFLICT DO NOTHING',
    ),
    isPresented: connection.prepare('SELECT 1 FROM presented_orders WHERE digest = :digest'),
    isDeclined: connection.prepare('SELECT 1 FROM declines WHERE digest = :digest'),
    count: connection.prepare('SELECT count(*) AS count FROM confirmations WHERE digest = :digest'),
    live: connection.prepare(`${SELECT_CONFIRMATION} WHERE ${isLive} ORDER BY row_number`),
    withdraw: connection.prepare(`
      UPDATE confirmations SET ${setTo(WITHDRAWAL, 'withdrawn')}, seal = :seal
      WHERE confirmation_id = :confirmationId AND ${mayBecome(WITHDRAWAL, 'withdrawn')}
    `),
    insert: connection.prepare(`
      INSERT INTO confirmations
        (confirmation_id, digest, customer_id, session_hash, jws, is_withdrawn, seal)
      VALUES
        (:confirmationId, :digest, :customerId, :sessionHash, :jws, ${beginsAs(WITHDRAWAL)}, :seal)
    `),
    find: connection.prepare(`${SELECT_CONFIRMATION} WHERE confirmation_id = :confirmationId`),
    list: connection.prepare(`${SELECT_CONFIRMATION} WHERE digest = :digest ORDER BY row_number`),
    newest: connection.prepare(SELECT_NEWEST_CONFIRMATION_JWSS),
  };
}
