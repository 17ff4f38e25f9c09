/** Letters that wait to be sent, sealed: they go out in the shop's name. */
import type { Letter } from '#core';
import type { Connection } from '../connection.ts';
import type { RowSeals } from '../row-seals.ts';
import { beginsAs } from '../state-column.ts';
import { LETTER_SENT } from './state-columns.ts';

/** Inside a transaction; a letter that is there already stays as it is. */
export function prepareInsertLetter(
  connection: Connection,
  seals: RowSeals,
): (letter: Letter) => void {
  const insert = connection.prepare(`
    INSERT INTO letters (letter_id, customer_id, kind, about, locale, at, is_sent, seal)
    VALUES (:letterId, :customerId, :kind, :about, :locale, :at, ${beginsAs(LETTER_SENT)}, :seal)
    ON CONFLICT DO NOTHING
  `);
  return (letter) => {
    const { letterId, customerId, kind, about, locale, at } = letter;
    const seal = seals.seal('letters', letter);
    insert.run({ letterId, customerId, kind, about, locale, at, seal });
  };
}
