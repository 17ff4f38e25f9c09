/** The one statement that ends an order. The digest is the primary key: whoever is first wins. */
import { mayFollow, NEXT_ENDING_STATES, type Ending } from '#core';
import type { Connection } from '../connection.ts';

/** True when this call ended the order, false when it had ended. */
export type InsertEnding = (ending: Ending) => boolean;

export function prepareInsertEnding(connection: Connection): InsertEnding {
  const insert = connection.prepare(`
    INSERT INTO endings (digest, kind, ended_at, confirmation_id)
    VALUES (:digest, :kind, :endedAt, :confirmationId) ON CONFLICT (digest) DO NOTHING
  `);
  return ({ digest, kind, endedAt, confirmationId }) => {
    // Having no row is to be open: the only state that anything follows.
    if (!mayFollow(NEXT_ENDING_STATES, { from: 'open', to: kind })) {
      throw new RangeError(`no open order ever becomes ${kind}`);
    }
    return insert.run({ digest, kind, endedAt, confirmationId }) === 1;
  };
}
