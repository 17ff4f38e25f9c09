/** How many codes have left for settlement about an order, and of how many it is known that they bought nothing. No code is in it. */
import type { SentCodeOf, SentCodeStore } from '#core';
import { asPromise } from '../as-promise.ts';
import type { OwnStore } from '../open-own-store.ts';
import { beginsAs, isIn, mayBecome, setTo } from '../state-column.ts';
import { SENT_CODE_ENDED } from './state-columns.ts';

export const SENT_CODES_SQL = `
  CREATE TABLE sent_codes (
    digest TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    client_id TEXT NOT NULL,
    sent INTEGER NOT NULL CHECK (sent >= 1),
    refused INTEGER NOT NULL CHECK (refused BETWEEN 0 AND sent),
    has_ended INTEGER NOT NULL CHECK (has_ended IN (0, 1))
  ) STRICT, WITHOUT ROWID;
`;

export function createSentCodes(own: Pick<OwnStore, 'connection' | 'writeSoon'>): SentCodeStore {
  const isHolders = 'digest = :digest AND customer_id = :customerId AND client_id = :clientId';
  // Only of a dry run that is this customer's and client's own.
  const remember = own.connection.prepare(`
    INSERT INTO sent_codes (digest, customer_id, client_id, sent, refused, has_ended)
    SELECT digest, customer_id, client_id, 1, 0, ${beginsAs(SENT_CODE_ENDED)} FROM dry_runs WHERE ${isHolders}
    ON CONFLICT (digest) DO UPDATE SET sent = sent + 1
  `);
  const refuse = own.connection.prepare(
    `UPDATE sent_codes SET refused = refused + 1 WHERE ${isHolders} AND refused < sent`,
  );
  const end = own.connection.prepare(`
    UPDATE sent_codes SET ${setTo(SENT_CODE_ENDED, 'ended')}
    WHERE ${isHolders} AND ${mayBecome(SENT_CODE_ENDED, 'ended')}
  `);
  const open = own.connection.prepare(
    `SELECT 1 FROM sent_codes WHERE ${isHolders} AND ${isIn(SENT_CODE_ENDED, 'open')} AND refused < sent`,
  );
  return {
    rememberCodeSent: (of) =>
      own.writeSoon(() => {
        remember.run(keyOf(of));
      }),
    rememberNothingBought: ({ hasEnded, ...of }) =>
      own.writeSoon(() => {
        (hasEnded ? end : refuse).run(keyOf(of));
      }),
    mayBeBought: (of) => asPromise(() => open.get(keyOf(of)) !== undefined),
  };
}

/** Whoever asks may hold more than the key, and a statement takes nothing that it does not name. */
function keyOf({ digest, customerId, clientId }: SentCodeOf): Record<keyof SentCodeOf, string> {
  return { digest, customerId, clientId };
}
