/** The one statement that ends an order. The digest is the primary key: whoever is first wins. */
import type { Ending } from '#core';
import type { Connection } from '../connection.ts';

/** True when this call ended the order, false when it had ended. */
export type InsertEnding = (ending: Ending) => boolean;

export function prepareInsertEnding(connection: Connection): InsertEnding {
  const insert = connection.prepare(`
    INSERT INTO endings (digest, kind, ended_at, confirmation_id)
    VALUES (:digest, :kind, :endedAt, :confirmationId) ON CONFLICT (digest) DO NOTHING
  `);
  return ({ digest, kind, endedAt, confirmationId }) =>
    insert.run({ digest, kind, endedAt, confirmationId }) === 1;
}
