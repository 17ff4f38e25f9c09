/** Every write of the stores that changes a row asks a state machine, or changes nothing that is a state. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '#core';
import { APPROVAL_SCHEMA } from '../../stores/sqlite/approval-store/approval-schema.ts';
import { REQUEST_SCHEMA } from '../../stores/sqlite/request-store/request-schema.ts';
import { SETTLEMENT_SCHEMA } from '../../stores/sqlite/settlement-store/settlement-schema.ts';
import { STORED_RECORDS } from '../core/redemption/stored-records.ts';

const root = fileURLToPath(new URL('../../stores', import.meta.url));

/** Values that are replaced or counted, by `file: columns`; each is no state. */
const NO_STATES: readonly string[] = [
  'ledger-writer.ts: sequence, hash, key_id, signature',
  'own-quiet-writes.ts: count, seal',
  'account-tables.ts: settings_json, seal',
  'account-tables.ts: jws',
  'halt-watch-tables.ts: row_number, digest, seal',
  'session-tables.ts: last_seen_at',
  'sign-in-tables.ts: counter',
  'carts.ts: quantity',
  'carts.ts: address_id',
  'carts.ts: instrument_id',
  'sent-codes.ts: sent',
  'sent-codes.ts: refused',
  'asked-table.ts: body, seal',
  'charge-tables.ts: counts_at',
  'charge-tables.ts: counts_at',
  'decision-writer.ts: count',
  'hold-table.ts: held_until',
  'past-table.ts: past_json, seal',
  'standing-table.ts: is_verified, accepted_at, seal',
];

/** The column of each machine that has one, as `table.column`; the stores' own statements begin and move it. */
const STATE_COLUMNS: readonly string[] = [
  'charges.state',
  'charges.is_receipt_sent',
  'refunds.state',
  'fulfilments.state',
  'letters.is_sent',
  'confirmations.is_withdrawn',
  'declines.ending',
  'sent_codes.has_ended',
];

/** What looks like a state and is written once, or is replaced by what was seen last. */
const WRITTEN_ONCE: readonly string[] = [
  'sessions.is_remembered',
  'notices.is_counted',
  'endings.kind',
  'refunds.cause',
  'returns.is_accepted',
  'addresses.is_default',
  'instruments.is_default',
  'book_labels.kind',
  'book_labels.is_default',
  'store_standing.is_verified',
];

interface Update {
  readonly file: string;
  readonly source: string;
  /** From `SET` to the end of the statement. */
  readonly text: string;
}

function allUpdates(): readonly Update[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('-schema.ts'),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    // A statement ends with the quote that it began with; what is put into it has none of that kind but nested in `${}`.
    return [...source.matchAll(/\bUPDATE(?: [a-z_]+)?\s+SET\b((?:\$\{[^}]*\}|[^`'"])*)/g)].map(
      ([, text = '']) => ({ file: relative(root, join(root, file)), source, text }),
    );
  });
}

/** `a = :a, b = x WHERE c` names a and b; what a machine's function sets is named by its call. */
function columnsOf(text: string): readonly string[] {
  const [set = ''] = text.split(/\bWHERE\b/);
  const calls = [...set.matchAll(/\$\{(setTo\([^}]*\))\}/g)].map(([, call = '']) => call);
  const plain = set
    .replaceAll(/\$\{[^}]*\}/g, '')
    .replaceAll(/\([^()]*(?:\([^()]*\))?[^()]*\)/g, '');
  const names = [...plain.matchAll(/([a-z_]+)\s*=/g)].map(([, name = '']) => name);
  return [...calls, ...names];
}

const isMachineMove = ({ text }: Update): boolean => text.includes('${setTo(');
/** With its states handed in: then the method has asked whether the machine has the move. */
const isAskedMove = ({ text }: Update): boolean => /\bstate = :to\b/.test(text);

describe('a write that changes a row', () => {
  const updates = allUpdates();

  it('is found wherever it is', () => {
    expect(updates.length).toBeGreaterThan(20);
    expect(updates.filter(isMachineMove).length).toBeGreaterThanOrEqual(7);
    expect(updates.filter(isAskedMove)).toHaveLength(2);
  });

  it('takes its condition from the machine whose state it sets [REQ-STATES-ASKED]', () => {
    for (const { file, text } of updates.filter(isMachineMove)) {
      const [, where = ''] = text.split(/\bWHERE\b/);
      for (const call of columnsOf(text).filter((name) => name.startsWith('setTo('))) {
        expect(where, `${file}: ${call}`).toContain(`\${${call.replace('setTo', 'mayBecome')}}`);
      }
    }
    for (const { file, source, text } of updates.filter(isAskedMove)) {
      expect(text, file).toMatch(/WHERE[^]*\bstate = :from\b/);
      expect(source, file).toContain('if (!mayFollow(');
    }
  });

  it('sets no column of a state by hand: every other column is a value that is replaced or counted [REQ-STATES-ASKED]', () => {
    const others = updates.filter((update) => !isMachineMove(update) && !isAskedMove(update));
    const named = others.map(
      ({ file, text }) => `${file.split('/').at(-1) ?? file}: ${columnsOf(text).join(', ')}`,
    );
    expect(named.toSorted()).toEqual(NO_STATES.toSorted());
    const states = STATE_COLUMNS.map((name) => name.split('.')[1] ?? name);
    for (const { file, text } of updates.filter((update) => !isAskedMove(update))) {
      for (const name of columnsOf(text)) expect(states, file).not.toContain(name);
    }
  });
});

describe('the tables of the stores', () => {
  const schemas = [REQUEST_SCHEMA, APPROVAL_SCHEMA, SETTLEMENT_SCHEMA];
  const sql = schemas.flatMap(({ migrations }) => migrations).join('\n');

  it('are all in the list of docs/states.md, and every machine is the one of some table [REQ-STATES-ASKED]', () => {
    const tables = [...sql.matchAll(/CREATE TABLE (\w+)/g)].map(([, table = '']) => table);
    expect([...new Set(tables)].toSorted()).toEqual(Object.keys(STORED_RECORDS).toSorted());
    const followed = Object.values(STORED_RECORDS).flatMap(({ machines }) => machines);
    expect(followed.toSorted()).toEqual(STATE_MACHINES.map(({ record }) => record).toSorted());
  });

  it('have no column that looks like a state but those of a machine and those that are written once [REQ-STATES-ASKED]', () => {
    const found = [...sql.matchAll(/(?:CREATE TABLE|ALTER TABLE) (\w+)([^;]*);/g)].flatMap(
      ([, table = '', body = '']) =>
        [
          ...body.matchAll(/\b((?:is|has)_\w+|state|ending|(?:\w+(?= TEXT NOT NULL CHECK)))\b/g),
        ].map(([, column = '']) => `${table}.${column}`),
    );
    const all = [...STATE_COLUMNS, ...WRITTEN_ONCE];
    expect([...new Set(found)].toSorted()).toEqual(all.toSorted());
  });
});
