/** A piece of a ledger together with its signed head, for whoever checks it without being its owner. */
import type { LedgerPage, Side, Verifier } from '#core';
import type { Connection } from './connection.ts';
import { isHeadSealed, sealedHeadRow } from './ledger-head.ts';
import { prepareLedgerList } from './ledger-rows.ts';
import { FOREIGN_ROWS } from './rows.ts';

/** Call it inside a transaction, so that entries and head are of one moment. */
export type ReadLedgerPage = (of: {
  readonly afterSequence: number;
  readonly limit: number;
  readonly ledgerKeys: Verifier;
}) => LedgerPage;

/** A row that does not parse is left out: the entry after it then does not continue the chain. */
export function prepareLedgerPage(connection: Connection, side: Side): ReadLedgerPage {
  const list = prepareLedgerList(connection, FOREIGN_ROWS);
  const headStatement = connection.prepare(
    'SELECT sequence, hash, key_id, signature FROM ledger_head',
  );
  return ({ afterSequence, limit, ledgerKeys }) => {
    const head = sealedHeadRow.safeParse(headStatement.get()).data;
    return {
      entries: list({ afterSequence, limit }),
      head:
        head && isHeadSealed(head, side, ledgerKeys)
          ? { sequence: head.sequence, hash: head.hash }
          : undefined,
    };
  };
}
