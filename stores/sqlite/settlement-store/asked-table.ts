/**
 * What the processor was asked, under each idempotency key: it answers a known key only where it is asked with the same bytes, and what they are made
 * of, as the policy, may be another by then. Sealed: whoever can only write rows has nothing sent (invariants 1 and 4).
 */
import type { Asked } from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import type { RowSeals } from '../row-seals.ts';
import { OWN_ROWS } from '../rows.ts';

export const ASKED_SQL = `
  CREATE TABLE asked_of_processor (
    idempotency_key TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
`;

export interface AskedTable {
  /** To be called in the transaction after which the processor is asked for the first time. */
  keep(asked: Asked): void;
  /** Undefined where nothing was kept, and where the seal is not right. */
  find(idempotencyKey: string): string | undefined;
}

const TABLE = 'asked_of_processor';
const askedRow = z.strictObject({ body: z.string(), seal: z.string() });

export function prepareAskedTable(connection: Connection, seals: RowSeals): AskedTable {
  const find = connection.prepare(
    'SELECT body, seal FROM asked_of_processor WHERE idempotency_key = :idempotencyKey',
  );
  // A row that stood there before was made by hand: nothing of ours is kept before the first question.
  const put = connection.prepare(`
    INSERT INTO asked_of_processor (idempotency_key, body, seal) VALUES (:idempotencyKey, :body, :seal)
    ON CONFLICT (idempotency_key) DO UPDATE SET body = excluded.body, seal = excluded.seal
  `);
  return {
    keep({ idempotencyKey, body }) {
      put.run({ idempotencyKey, body, seal: seals.seal(TABLE, { idempotencyKey, body }) });
    },
    find(idempotencyKey) {
      const row = OWN_ROWS.one(askedRow, find.get({ idempotencyKey }));
      if (!row) return undefined;
      return seals.isSealed(TABLE, { idempotencyKey, body: row.body }, row.seal)
        ? row.body
        : undefined;
    },
  };
}
