/** Invariant 2, as far as files go: a foreign handle reads, strictly, and can do nothing else. */
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { canonicalJson, StoreUnavailable, type StoredDryRun } from '#core';
import { openApprovalReader, openRequestReader, openSettlementReader } from '#stores';
import { openReadingConnection } from '../../stores/sqlite/connection.ts';
import { openOwnStore } from '../../stores/sqlite/open-own-store.ts';
import { REQUEST_SCHEMA } from '../../stores/sqlite/request-store/request-schema.ts';
import {
  customer1,
  insertDryRun,
  makeCall,
  makeFolder,
  makeKeys,
  makeNote,
  makeStoredDryRun,
  makeStores,
  openByHand,
  openRequests,
  redeemDecision,
  START,
  storePath,
} from './store-fixture.ts';

const REFUSED_SQL = [
  "INSERT INTO presented_orders (digest) VALUES ('x')",
  "INSERT INTO dry_runs (digest) VALUES ('x')",
  "UPDATE dry_runs SET sentence = 'x'",
  'DELETE FROM dry_runs',
  'DELETE FROM ledger',
  'DROP TABLE dry_runs',
  'ALTER TABLE dry_runs ADD COLUMN more TEXT',
  'CREATE TABLE more (a TEXT)',
  'CREATE TEMP TABLE more (a TEXT)',
  'CREATE TEMP VIEW ledger AS SELECT 1',
  'CREATE TEMP TRIGGER sly AFTER INSERT ON dry_runs BEGIN SELECT 1; END',
  'PRAGMA writable_schema = ON',
  "UPDATE sqlite_schema SET sql = 'x'",
  'PRAGMA query_only = OFF',
  'PRAGMA trusted_schema = ON',
  'PRAGMA user_version = 9',
  'PRAGMA schema_version = 9',
  'PRAGMA journal_mode = DELETE',
  'PRAGMA wal_checkpoint(TRUNCATE)',
  "ATTACH 'other.sqlite' AS other",
  "ATTACH ':memory:' AS other",
  'VACUUM',
  "VACUUM INTO 'copy.sqlite'",
  'REINDEX',
  'ANALYZE',
  'SELECT * FROM ledger_head',
  "SELECT load_extension('x')",
];

describe('invariant 2: a foreign handle [REQ-FOREIGN-READ-ONLY]', () => {
  it.each(REFUSED_SQL)('refuses %s', async (sql) => {
    const { requests, folder } = makeStores();
    await insertDryRun(requests, makeStoredDryRun());
    const path = storePath(folder, 'request');
    const files = readdirSync(folder);
    const connection = openReadingConnection({ path, tables: ['dry_runs', 'ledger'] });
    expect(() => {
      connection.execute(sql.replace(/'(other|copy)\.sqlite'/, `'${join(folder, '$1.sqlite')}'`));
    }).toThrow();
    expect(() => connection.prepare(sql).all()).toThrow();
    expect(connection.prepare('SELECT count(*) AS n FROM dry_runs').get()).toEqual({ n: 1n });
    connection.close();
    expect(readdirSync(folder)).toEqual(files);
  });

  it('is read-only in the file itself, without the authorizer too: the package honours readOnly and defensive', () => {
    const { folder } = makeStores();
    const database = new DatabaseSync(storePath(folder, 'request'), {
      readOnly: true,
      defensive: true,
    });
    const attempt = (sql: string) => () => {
      database.exec(sql);
    };
    for (const sql of [
      'DELETE FROM dry_runs',
      'DELETE FROM ledger_head',
      'CREATE TABLE more (a TEXT)',
      'PRAGMA user_version = 9',
    ]) {
      expect(attempt(sql), sql).toThrow('readonly');
    }
    expect(attempt("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'x'")).toThrow(
      'may not be modified',
    );
    database.close();
  });

  it('makes no file where there is none', async () => {
    const folder = makeFolder();
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    await expect(reader.changeCounter()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(readdirSync(folder)).toEqual([]);
    reader.close();
  });

  it('sees only the tables that it was opened for', () => {
    const { folder } = makeStores();
    const connection = openReadingConnection({
      path: storePath(folder, 'settlement'),
      tables: ['endings'],
    });
    expect(connection.prepare('SELECT digest FROM endings').all()).toEqual([]);
    for (const table of ['addresses', 'instruments', 'customers', 'charges', 'ledger']) {
      expect(() => connection.prepare(`SELECT count(*) FROM ${table}`), table).toThrow(
        /not authorized|prohibited/,
      );
    }
    connection.close();
  });
});

describe('a store of another side whose owner holds a lock', () => {
  it('makes one call wait, then none until it had time to let go', async () => {
    const { requests, folder } = makeStores();
    requests.close();
    const path = join(makeFolder(), 'copy.sqlite');
    copyFileSync(storePath(folder, 'request'), path);
    const hand = openByHand(path);
    // Without a write-ahead log an exclusive transaction locks readers out.
    hand.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    const now = vi.spyOn(performance, 'now');
    onTestFinished(() => {
      now.mockRestore();
    });
    const reader = openRequestReader({ path });
    const wait = async (): Promise<number> => {
      const beganAt = Date.now();
      await expect(reader.changeCounter()).rejects.toBeInstanceOf(StoreUnavailable);
      return Date.now() - beganAt;
    };
    const first = await wait();
    expect(first).toBeGreaterThan(500);
    expect(await wait()).toBeLessThan(first / 2);
    hand.exec('COMMIT; PRAGMA journal_mode = WAL');
    await expect(reader.changeCounter()).rejects.toBeInstanceOf(StoreUnavailable);
    const later = performance.now() + 60_000;
    now.mockReturnValue(later);
    await expect(reader.changeCounter()).resolves.toBeGreaterThan(0);
    reader.close();
  });
});

describe('invariant 13: a store of another side that cannot be opened', () => {
  it('is unavailable until it is there, and then works without a restart [REQ-FOREIGN-WAITED]', async () => {
    const folder = makeFolder();
    const path = storePath(folder, 'request');
    const reader = openRequestReader({ path });
    const stored = makeStoredDryRun();
    const { digest } = stored.dryRun;
    const asks = [
      () => reader.findDryRun(digest),
      () => reader.changeCounter(),
      () => reader.listLedgerEntries({ afterSequence: 0, limit: 1 }),
      () => reader.listDryRunsOfCustomer({ customerId: customer1, sinceEpochMs: 0, limit: 1 }),
    ];
    for (const ask of asks) await expect(ask()).rejects.toBeInstanceOf(StoreUnavailable);
    writeFileSync(path, '');
    for (const ask of asks) await expect(ask()).rejects.toBeInstanceOf(StoreUnavailable);
    writeFileSync(
      path,
      'this is no database, but a text that is longer than its header '.repeat(9),
    );
    for (const ask of asks) await expect(ask()).rejects.toBeInstanceOf(StoreUnavailable);
    rmSync(path);
    const requests = openRequests(folder, makeKeys(folder));
    await insertDryRun(requests, stored);
    expect(await reader.findDryRun(digest)).toEqual(stored);
    requests.close();
    reader.close();
  });

  it('is unavailable for approval and settlement readers alike', async () => {
    const folder = makeFolder();
    const approvals = openApprovalReader({ path: storePath(folder, 'approval') });
    const settlements = openSettlementReader({ path: storePath(folder, 'settlement') });
    const { digest } = makeStoredDryRun().dryRun;
    await expect(approvals.listDeclineJwss(digest)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(settlements.findEnding(digest)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(settlements.changeCounter()).rejects.toBeInstanceOf(StoreUnavailable);
    approvals.close();
    settlements.close();
  });

  it('is read on after its owner closed it, opened it again and wrote', async () => {
    const { requests, folder, keys } = makeStores();
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    const [first, second] = [makeStoredDryRun({ number: 1 }), makeStoredDryRun({ number: 2 })];
    await insertDryRun(requests, first);
    expect(await reader.findDryRun(first.dryRun.digest)).toEqual(first);
    requests.close();
    expect(await reader.findDryRun(first.dryRun.digest)).toEqual(first);
    const again = openRequests(folder, keys);
    await insertDryRun(again, second);
    expect(await reader.findDryRun(second.dryRun.digest)).toEqual(second);
    again.close();
    expect(await reader.findDryRun(second.dryRun.digest)).toEqual(second);
    reader.close();
  });

  it('is followed when another file is put in its place, and its counter goes on', async () => {
    const { requests, folder, keys } = makeStores();
    const path = storePath(folder, 'request');
    const reader = openRequestReader({ path });
    const stored = makeStoredDryRun();
    const before = await reader.changeCounter();
    reader.close();
    requests.close();
    const backup = join(folder, 'backup.sqlite');
    copyFileSync(path, backup);
    const follower = openRequestReader({ path });
    const counter = await follower.changeCounter();
    const other = openRequests(folder, keys);
    await insertDryRun(other, stored);
    expect(await follower.findDryRun(stored.dryRun.digest)).toEqual(stored);
    other.close();
    for (const file of ['-wal', '-shm']) rmSync(path + file, { force: true });
    renameSync(backup, path);
    expect(await follower.findDryRun(stored.dryRun.digest)).toBeUndefined();
    expect(await follower.changeCounter()).toBeGreaterThan(counter);
    expect(before).toBeGreaterThan(0);
    rmSync(path);
    await expect(follower.findDryRun(stored.dryRun.digest)).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    follower.close();
  });

  it('says "changed" after each single write, and not without one [REQ-WORK-BY-READING]', async () => {
    const { requests, settlements, folder } = makeStores();
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    let counter = await reader.changeCounter();
    for (let number = 1; number <= 5; number += 1) {
      expect(await reader.changeCounter()).toBe(counter);
      await insertDryRun(requests, makeStoredDryRun({ number }));
      const next = await reader.changeCounter();
      expect(next).not.toBe(counter);
      counter = next;
    }
    const settlementReader = openSettlementReader({ path: storePath(folder, 'settlement') });
    const before = await settlementReader.changeCounter();
    await settlements.appendNote(makeNote('redeem_refused'));
    expect(await settlementReader.changeCounter()).not.toBe(before);
    reader.close();
    settlementReader.close();
  });
});

const DECEPTIONS: readonly (readonly [string, string])[] = [
  [
    'a view in the place of a table',
    'ALTER TABLE dry_runs RENAME TO kept; CREATE VIEW dry_runs AS SELECT * FROM kept',
  ],
  ['a trigger', 'CREATE TRIGGER sly AFTER INSERT ON ledger BEGIN DELETE FROM dry_runs; END'],
  ['another table', 'CREATE TABLE more (a TEXT)'],
  ['another column', 'ALTER TABLE dry_runs ADD COLUMN more TEXT'],
  ['a virtual table', 'DROP TABLE dry_runs; CREATE VIRTUAL TABLE dry_runs USING fts5(digest)'],
  ['another version', 'PRAGMA user_version = 1'],
];

describe('invariant 13: a store of another side with a schema that is not known [REQ-FOREIGN-SCHEMA]', () => {
  it.each(DECEPTIONS)('is refused with %s, found at open', async (_name, sql) => {
    const { folder } = makeStores();
    openByHand(storePath(folder, 'request')).exec(sql);
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    await expect(reader.changeCounter()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(reader.changeCounter()).rejects.toBeInstanceOf(StoreUnavailable);
    reader.close();
  });

  it.each(DECEPTIONS.filter(([name]) => name !== 'another version'))(
    'is refused with %s, made while the reader was open',
    async (_name, sql) => {
      const { requests, folder } = makeStores();
      const stored = makeStoredDryRun();
      await insertDryRun(requests, stored);
      const reader = openRequestReader({ path: storePath(folder, 'request') });
      expect(await reader.findDryRun(stored.dryRun.digest)).toEqual(stored);
      openByHand(storePath(folder, 'request')).exec(sql);
      await expect(reader.findDryRun(stored.dryRun.digest)).rejects.toBeInstanceOf(
        StoreUnavailable,
      );
      reader.close();
    },
  );

  it('works again when the schema is right again', async () => {
    const { requests, folder } = makeStores();
    await insertDryRun(requests, makeStoredDryRun());
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    const hand = openByHand(storePath(folder, 'request'));
    hand.exec('CREATE TABLE more (a TEXT)');
    await expect(reader.changeCounter()).rejects.toBeInstanceOf(StoreUnavailable);
    hand.exec('DROP TABLE more');
    expect(await reader.changeCounter()).toBeGreaterThan(0);
    hand.exec('ANALYZE');
    expect(await reader.changeCounter()).toBeGreaterThan(0);
    reader.close();
  });
});

function makeRow(stored: StoredDryRun): Record<string, string | number | null> {
  const { dryRun, requester } = stored;
  return {
    digest: dryRun.digest,
    customer_id: dryRun.terms.customerId,
    client_id: dryRun.terms.clientId,
    terms_json: canonicalJson(dryRun.terms),
    sentence: dryRun.sentence,
    spoken_text: dryRun.spokenText,
    check_words: dryRun.checkWords,
    token_hash: dryRun.tokenHash,
    created_at: dryRun.createdAt,
    redeem_by: dryRun.terms.redeemBy,
    client_name: requester.clientName,
    device: requester.device,
  };
}

const stored = makeStoredDryRun({ number: 1 });
const termsText = canonicalJson(stored.dryRun.terms);
const MALFORMED: readonly (readonly [string, Record<string, string | number | bigint | null>])[] = [
  ['terms that are no JSON', { terms_json: 'x' }],
  ['terms with another spacing', { terms_json: termsText.replace('{', '{ ') }],
  ['terms with a key twice', { terms_json: termsText.replace('{', '{"version":1,') }],
  ['terms with an unknown key', { terms_json: termsText.replace('{', '{"aaa":1,') }],
  ['terms with a fraction', { terms_json: termsText.replace('4800', '4800.5') }],
  ['terms with an amount as text', { terms_json: termsText.replace(':4800', ':"4800"') }],
  ['terms that do not add up', { terms_json: termsText.replace('4800', '4801') }],
  ['terms with an exponent', { terms_json: termsText.replace(':4800', ':48e2') }],
  ['another customer than its terms', { customer_id: 'customer-2' }],
  ['another client than its terms', { client_id: 'another' }],
  ['another end than its terms', { redeem_by: START }],
  ['an upper-case token hash', { token_hash: 'A'.repeat(64) }],
  ['a time beyond all time', { created_at: 2n ** 62n }],
  ['a negative time', { created_at: -1 }],
  ['an empty client name', { client_name: '' }],
  ['a text of enormous size', { sentence: 'x'.repeat(300_000) }],
];

describe('invariant 1: a row written by hand into a store of another side', () => {
  const insertRow = (folder: string, row: Record<string, string | number | bigint | null>) => {
    const names = Object.keys(row);
    openByHand(storePath(folder, 'request'))
      .prepare(
        `INSERT INTO dry_runs (${names.join()}) VALUES (${names.map((name) => `:${name}`).join()})`,
      )
      .run(row);
  };

  it('is read when it is whole: the cases below differ in one thing only', async () => {
    const { folder } = makeStores();
    insertRow(folder, makeRow(stored));
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    expect(await reader.findDryRun(stored.dryRun.digest)).toEqual(stored);
    reader.close();
  });

  it.each(MALFORMED)('is as if absent with %s [REQ-FOREIGN-STRICT]', async (_name, change) => {
    const { requests, settlements, folder } = makeStores();
    const other = makeStoredDryRun({ number: 2 });
    await insertDryRun(requests, other);
    insertRow(folder, { ...makeRow(stored), ...change });
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    expect(await reader.findDryRun(stored.dryRun.digest)).toBeUndefined();
    expect(
      await reader.listDryRunsOfCustomer({ customerId: customer1, sinceEpochMs: 0, limit: 10 }),
    ).toEqual([other]);
    const seen: unknown[] = [];
    await settlements.judgeRedemption({
      ...makeCall(stored.dryRun, { outcome: 'refused' }),
      decide: (facts) => {
        seen.push(facts.dryRun);
        return { outcome: 'refused' };
      },
    });
    expect(seen).toEqual([undefined]);
    reader.close();
  });

  it('is as if absent for approval too, in settlement’s store', async () => {
    const { requests, settlements, folder } = makeStores();
    await insertDryRun(requests, stored);
    const { digest } = stored.dryRun;
    await settlements.judgeRedemption(makeCall(stored.dryRun, redeemDecision(stored.dryRun)));
    const reader = openSettlementReader({ path: storePath(folder, 'settlement') });
    expect(await reader.findCharge(digest)).toMatchObject({ state: 'intended' });
    expect(await reader.findEnding(digest)).toMatchObject({ kind: 'redeemed' });
    openByHand(storePath(folder, 'settlement')).exec(
      'UPDATE charges SET amount_minor = 1; UPDATE endings SET ended_at = -5',
    );
    expect(await reader.findCharge(digest)).toBeUndefined();
    expect(await reader.findEnding(digest)).toBeUndefined();
    reader.close();
  });
});

describe('the own store', () => {
  it('commits durably and trusts no schema', () => {
    const folder = makeFolder();
    const own = openOwnStore({
      path: join(folder, 'own.sqlite'),
      schema: REQUEST_SCHEMA,
      fillNewStore: () => undefined,
    });
    const pragma = (name: string) => own.connection.prepare(`PRAGMA ${name}`).get();
    expect(pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(pragma('synchronous'), '2 is FULL').toEqual({ synchronous: 2n });
    expect(pragma('foreign_keys')).toEqual({ foreign_keys: 1n });
    expect(pragma('trusted_schema')).toEqual({ trusted_schema: 0n });
    expect(pragma('busy_timeout')).toEqual({ timeout: 5000n });
    own.close();
    own.close();
    expect(existsSync(join(folder, 'own.sqlite'))).toBe(true);
  });
});
