/** Records of the approval side that were taken, each once, and the letters that tell of them. A letter is sealed: it goes out in the shop's name. */
import {
  customerIdSchema,
  LETTER_KINDS,
  WRITTEN_LOCALES,
  type BookStore,
  type Letter,
} from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { integerColumn, OWN_ROWS } from '../rows.ts';
import type { Sealed } from '../row-seals.ts';
import { isIn, mayBecome, setTo } from '../state-column.ts';
import { prepareApplyBookWork } from './apply-book-work.ts';
import { prepareLabelQueries } from './label-table.ts';
import { prepareInsertLetter } from './letter-table.ts';
import { LETTER_SENT } from './state-columns.ts';
import type { Vault } from './vault-tables.ts';

type Applied = Awaited<ReturnType<BookStore['applyBookChange']>>;

export function createBookChangeMethods(store: OwnStoreWithLedger, vault: Vault): BookStore {
  const { own, ledger, seals } = store;
  const statements = prepareStatements(own.connection);
  const applyWork = prepareApplyBookWork(own.connection, vault);
  const taken = prepareLabelQueries(own.connection, OWN_ROWS);

  const insertLetter = prepareInsertLetter(own.connection, seals);

  function applyBookChange(change: Parameters<BookStore['applyBookChange']>[0]): Applied {
    const { changeId: recordId, customerId, at, work, noteOf, letterOf } = change;
    if (taken.isRecordTaken(recordId)) return 'already_taken';
    const outcome = applyWork(customerId, work);
    if (outcome === 'in_use') return outcome;
    statements.take.run({ recordId, customerId, outcome, at });
    ledger.append(noteOf(outcome));
    const letter = letterOf(outcome);
    if (letter) insertLetter(letter);
    return outcome;
  }

  return {
    isRecordTaken: (recordId) => asPromise(() => taken.isRecordTaken(recordId)),
    applyBookChange: (change) => own.writeSoon(() => applyBookChange(change)),
    takeToldChange: ({ letter, note }) =>
      own.writeSoon(() => {
        const { letterId: recordId, customerId, at } = letter;
        if (statements.take.run({ recordId, customerId, outcome: 'told', at }) === 0) return false;
        insertLetter(letter);
        ledger.append(note);
        return true;
      }),
    listUnsentLetters: () =>
      asPromise(() =>
        OWN_ROWS.many(letterRow, statements.unsent.all())
          .filter(({ record, seal }) => seals.isSealed('letters', record, seal))
          .map(({ record }) => record),
      ),
    markLetterSent: ({ letterId, note }) =>
      own.writeSoon(() => {
        if (statements.markSent.run({ letterId }) !== 1) return false;
        ledger.append(note);
        return true;
      }),
  };
}

const letterRow = z
  .strictObject({
    letter_id: z.string(),
    customer_id: customerIdSchema,
    kind: z.enum(LETTER_KINDS),
    about: z.string().nullable(),
    locale: z.enum(WRITTEN_LOCALES),
    at: integerColumn,
    seal: z.string(),
  })
  .transform((row): Sealed<Letter> => ({
    record: {
      letterId: row.letter_id,
      customerId: row.customer_id,
      kind: row.kind,
      about: row.about,
      locale: row.locale,
      at: row.at,
    },
    seal: row.seal,
  }));

function prepareStatements(connection: Connection) {
  return {
    take: connection.prepare(`
      INSERT INTO taken_records (record_id, customer_id, outcome, taken_at)
      VALUES (:recordId, :customerId, :outcome, :at) ON CONFLICT DO NOTHING
    `),
    unsent: connection.prepare(`
      SELECT letter_id, customer_id, kind, about, locale, at, seal FROM letters
      WHERE ${isIn(LETTER_SENT, 'to_send')} ORDER BY at, letter_id
    `),
    markSent: connection.prepare(`
      UPDATE letters SET ${setTo(LETTER_SENT, 'sent')}
      WHERE letter_id = :letterId AND ${mayBecome(LETTER_SENT, 'sent')}
    `),
  };
}
