/**
 * Writes of our own that no ledger entry tells of, as where goods are held: counted, and the count is sealed. By it a sibling's write is told from one by
 * hand, which has no key; see ledger-verification.ts.
 */
import { z } from 'zod';
import type { Connection } from './connection.ts';
import type { RowSeals } from './row-seals.ts';
import { integerColumn } from './rows.ts';

export const QUIET_WRITES_SQL = `
  CREATE TABLE quiet_writes (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    count INTEGER NOT NULL CHECK (count >= 1),
    seal TEXT NOT NULL
  ) STRICT;
`;

export interface QuietWrites {
  /** Call it inside the write transaction that has no entry in the ledger. */
  count(): void;
  /** As it stands in the store; undefined where the seal is not right. */
  counted(): number | undefined;
  /** How many of them this process has begun. */
  own(): number;
}

const TABLE = 'quiet_writes';
const quietRow = z.strictObject({ count: integerColumn, seal: z.string() });

export function openQuietWrites(connection: Connection, seals: RowSeals): QuietWrites {
  const find = connection.prepare('SELECT count, seal FROM quiet_writes');
  const put = connection.prepare(`
    INSERT INTO quiet_writes (id, count, seal) VALUES (1, :count, :seal)
    ON CONFLICT (id) DO UPDATE SET count = excluded.count, seal = excluded.seal
  `);
  let own = 0;
  let furthest = 0;

  function counted(): number | undefined {
    const row = find.get();
    if (row === undefined) return 0;
    const { count, seal } = quietRow.safeParse(row).data ?? {};
    if (count === undefined || seal === undefined) return undefined;
    if (!seals.isSealed(TABLE, { count }, seal)) return undefined;
    furthest = Math.max(furthest, count);
    return count;
  }

  return {
    counted,
    own: () => own,
    count() {
      own += 1;
      // A count that a hand has spoiled is not begun anew: the seals of the numbers before could be put back.
      const count = Math.max(counted() ?? 0, furthest) + 1;
      put.run({ count, seal: seals.seal(TABLE, { count }) });
    },
  };
}
