/**
 * How sure settlement is of its own store, kept there for whoever can only read it: that side sees neither the anchor nor what was let go on without one.
 * Sealed, and written only where it has changed.
 */
import type { StoreStanding, Verifier } from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import type { OwnStore } from '../open-own-store.ts';
import type { QuietWrites } from '../own-quiet-writes.ts';
import { createSealCheck, type RowSeals } from '../row-seals.ts';
import { booleanColumn, integerColumn, type RowReading } from '../rows.ts';

export const STANDING_SQL = `
  CREATE TABLE store_standing (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    is_verified INTEGER NOT NULL CHECK (is_verified IN (0, 1)),
    accepted_at INTEGER,
    seal TEXT NOT NULL
  ) STRICT;
`;

const TABLE = 'store_standing';
const FIND_STANDING = 'SELECT is_verified, accepted_at, seal FROM store_standing';
const standingRow = z.strictObject({
  is_verified: booleanColumn,
  accepted_at: integerColumn.nullable(),
  seal: z.string(),
});

/** Undefined where there is none, and where its seal is not right. */
export function prepareStandingQuery(
  connection: Connection,
  rows: RowReading,
): (isSealed: RowSeals['isSealed']) => StoreStanding | undefined {
  const find = connection.prepare(FIND_STANDING);
  return (isSealed) => {
    const row = rows.one(standingRow, find.get());
    if (!row) return undefined;
    const standing = { isVerified: row.is_verified, acceptedAt: row.accepted_at };
    return isSealed(TABLE, standing, row.seal) ? standing : undefined;
  };
}

/** For who has only the public keys. */
export function standingSealsOf(sealKeys: Verifier): RowSeals['isSealed'] {
  return createSealCheck({ side: 'settlement', sealKeys });
}

export function createStandingWriter(of: {
  readonly own: Pick<OwnStore, 'connection' | 'read' | 'write'>;
  readonly seals: RowSeals;
  readonly quietWrites: Pick<QuietWrites, 'count'>;
  readonly rows: RowReading;
  readonly tell: () => StoreStanding;
}): () => void {
  const { own, seals, quietWrites, rows, tell } = of;
  const find = prepareStandingQuery(own.connection, rows);
  const put = own.connection.prepare(`
    INSERT INTO store_standing (id, is_verified, accepted_at, seal) VALUES (1, :isVerified, :acceptedAt, :seal)
    ON CONFLICT (id) DO UPDATE
    SET is_verified = excluded.is_verified, accepted_at = excluded.accepted_at, seal = excluded.seal
  `);
  const isToldAlready = (): boolean => {
    const told = find((table, record, seal) => seals.isSealed(table, record, seal));
    const now = tell();
    return told?.isVerified === now.isVerified && told.acceptedAt === now.acceptedAt;
  };
  return () => {
    if (own.read(isToldAlready)) return;
    own.write(() => {
      const { isVerified, acceptedAt } = tell();
      quietWrites.count();
      put.run({
        isVerified: isVerified ? 1 : 0,
        acceptedAt,
        seal: seals.seal(TABLE, { isVerified, acceptedAt }),
      });
    });
  };
}
