/** The request side's store: dry runs, the limit on waiting ones, and whose they are. */
import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  clientIdSchema,
  makeDryRun,
  MOST_DRY_RUNS_READ,
  orderTermsSchema,
  type StoredDryRun,
} from '#core';
import { nodeHash, openRequestReader } from '#stores';
import {
  client,
  customer1,
  customer2,
  insertDryRun,
  makeNote,
  makeStoredDryRun,
  makeStores,
  openByHand,
  openRequests,
  START,
  storePath,
} from './store-fixture.ts';
import { REQUEST_SCHEMA } from '../../stores/sqlite/request-store/request-schema.ts';

/** Every part as long as it may be, in letters of three bytes. */
function makeLargestDryRun(): StoredDryRun {
  const { dryRun, requester } = makeStoredDryRun();
  const text = '\u6F22'.repeat(300);
  const lines = Array.from({ length: 50 }, (_none, index) => ({
    productId: `product-${String(index)}`.padEnd(128, 'x'),
    title: text,
    quantity: 1,
    unitPriceMinor: 100,
    lineTotalMinor: 100,
    merchantCategoryCode: '5499',
  }));
  const terms = orderTermsSchema.parse({
    ...dryRun.terms,
    lines,
    subtotalMinor: 5000,
    deliveryMinor: 0,
    totalMinor: 5000,
    address: { ...dryRun.terms.address, label: text },
    instrument: { ...dryRun.terms.instrument, label: text },
    delivery: { method: text, promise: text },
  });
  const requestKey = { hmac: () => new Uint8Array(32) };
  return {
    dryRun: makeDryRun(terms, { hash: nodeHash, requestKey, nowEpochMs: START }).dryRun,
    requester,
  };
}

describe('the request store', () => {
  it('gives back exactly the dry run that was stored, after a restart too', async () => {
    const { requests, folder, keys } = makeStores();
    const stored = {
      ...makeStoredDryRun(),
      requester: { clientName: 'Alexa', device: 'Kitchen Echo Show' },
    };
    await insertDryRun(requests, stored);
    const of = { digest: stored.dryRun.digest, customerId: customer1, clientId: client };
    expect(await requests.findDryRun(of)).toEqual(stored);
    requests.close();
    const again = openRequests(folder, keys);
    expect(await again.findDryRun(of)).toEqual(stored);
    again.close();
  });

  it("invariant 11: another customer's or client's order is as absent as one that never was", async () => {
    const { requests } = makeStores();
    const stored = makeStoredDryRun();
    await insertDryRun(requests, stored);
    const { digest } = stored.dryRun;
    const other = clientIdSchema.parse('other-client');
    expect(
      await requests.findDryRun({ digest, customerId: customer2, clientId: client }),
    ).toBeUndefined();
    expect(
      await requests.findDryRun({ digest, customerId: customer1, clientId: other }),
    ).toBeUndefined();
    expect(
      await requests.listDryRuns({ customerId: customer2, clientId: client, limit: 10 }),
    ).toEqual([]);
    expect(
      await requests.listDryRuns({ customerId: customer1, clientId: other, limit: 10 }),
    ).toEqual([]);
  });

  it('stores a digest once and notes it once', async () => {
    const { requests, folder } = makeStores();
    const stored = makeStoredDryRun();
    const change = {
      stored,
      endedDigests: [],
      maxWaiting: 5,
      note: makeNote('order_proposed', stored.dryRun.digest),
    };
    expect(await requests.insertDryRun(change)).toBe('inserted');
    expect(await requests.insertDryRun(change)).toBe('already_there');
    expect(await requests.insertDryRun({ ...change, maxWaiting: 0 })).toBe('already_there');
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    expect(await reader.listLedgerEntries({ afterSequence: 0, limit: 10 })).toHaveLength(1);
    reader.close();
  });

  it('counts only orders of the customer that are neither past nor ended against the limit', async () => {
    const { requests } = makeStores();
    const insert = (stored: ReturnType<typeof makeStoredDryRun>, ended: readonly string[] = []) =>
      requests.insertDryRun({
        stored,
        endedDigests: [first, second]
          .map(({ dryRun }) => dryRun.digest)
          .filter((digest) => ended.includes(digest)),
        maxWaiting: 2,
        note: makeNote('order_proposed', stored.dryRun.digest),
      });
    const first = makeStoredDryRun({ number: 1, redeemBy: START + 1000 });
    const second = makeStoredDryRun({ number: 2, redeemBy: START + 2000 });
    expect(await insert(first)).toBe('inserted');
    expect(await insert(second)).toBe('inserted');
    expect(await insert(makeStoredDryRun({ number: 3 }))).toBe('too_many_waiting');
    expect(await insert(makeStoredDryRun({ number: 4, customerId: customer2 }))).toBe('inserted');
    expect(await insert(makeStoredDryRun({ number: 5, createdAt: START + 999 }))).toBe(
      'too_many_waiting',
    );
    expect(await insert(makeStoredDryRun({ number: 6, createdAt: START + 1000 }))).toBe('inserted');
    expect(await insert(makeStoredDryRun({ number: 7, createdAt: START + 1000 }))).toBe(
      'too_many_waiting',
    );
    expect(
      await insert(makeStoredDryRun({ number: 8, createdAt: START + 1000 }), [
        second.dryRun.digest,
      ]),
    ).toBe('inserted');
  });

  it('lists the newest first, the later stored first among those of one moment', async () => {
    const { requests, folder } = makeStores();
    const all = [
      makeStoredDryRun({ number: 1, createdAt: START + 10 }),
      makeStoredDryRun({ number: 2, createdAt: START }),
      makeStoredDryRun({ number: 3, createdAt: START + 10 }),
    ];
    for (const stored of all) await insertDryRun(requests, stored);
    const order = [all[2], all[0], all[1]];
    const of = { customerId: customer1, clientId: client };
    expect(await requests.listDryRuns({ ...of, limit: 10 })).toEqual(order);
    expect(await requests.listDryRuns({ ...of, limit: 1 })).toEqual(order.slice(0, 1));
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    const since = (sinceEpochMs: number) =>
      reader.listDryRunsOfCustomer({ customerId: customer1, sinceEpochMs, limit: 10 });
    expect(await since(START)).toEqual(order);
    expect(await since(START + 1)).toEqual(order.slice(0, 2));
    expect(await since(START + 11)).toEqual([]);
    reader.close();
  });

  it('is read past rows that are too large, in bounded number, of one client where one is named', async () => {
    const { requests, folder } = makeStores();
    const other = clientIdSchema.parse('other-client');
    const hand = openByHand(storePath(folder, 'request'));
    const copy = hand.prepare(`
      INSERT INTO dry_runs (digest, customer_id, client_id, terms_json, sentence, spoken_text, check_words, token_hash,
        created_at, redeem_by, client_name)
      SELECT :digest, customer_id, :client, printf('%.*c', :length, 'x'), sentence, spoken_text, check_words, token_hash,
        created_at + 1, redeem_by, client_name FROM dry_runs LIMIT 1
    `);
    await insertDryRun(requests, makeStoredDryRun({ number: 0 }));
    const fill = (rows: number, of: { readonly client: string; readonly length: bigint }) => {
      for (let row = 0; row < rows; row += 1) {
        const name = `${of.client} ${String(of.length)} ${String(row)}`;
        copy.run({ digest: nodeHash.sha256Hex(name), ...of });
      }
    };
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    const list = (clientId?: typeof client) =>
      reader.listDryRunsOfCustomer({
        customerId: customer1,
        sinceEpochMs: 0,
        limit: 1000,
        ...(clientId && { clientId }),
      });
    fill(200, { client, length: 250_000n });
    expect(await list()).toHaveLength(1);
    fill(60, { client: other, length: 10n });
    expect(await list(client)).toHaveLength(1);
    expect(await list(other)).toHaveLength(0);
    for (let number = 1; number <= 60; number += 1) {
      await insertDryRun(requests, makeStoredDryRun({ number, createdAt: START + 10 }));
    }
    expect(await list()).toHaveLength(MOST_DRY_RUNS_READ);
    reader.close();
  });

  it('gives an order of as many lines with as long titles as there may be', async () => {
    const { requests, folder } = makeStores();
    const stored = makeLargestDryRun();
    const bytes = Buffer.byteLength(canonicalJson(stored.dryRun.terms));
    expect(bytes).toBeGreaterThan(50_000);
    await insertDryRun(requests, stored);
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    expect(await reader.findDryRun(stored.dryRun.digest)).toEqual(stored);
    reader.close();
  });

  it('makes its files for their owner alone', async () => {
    const { requests, folder } = makeStores();
    await insertDryRun(requests, makeStoredDryRun());
    for (const file of ['', '-wal', '-shm']) {
      expect(statSync(storePath(folder, 'request') + file).mode & 0o777, file).toBe(0o600);
    }
  });

  it('commits durably: write-ahead log, full synchronization [REQ-DURABLE]', () => {
    const { folder } = makeStores();
    const hand = openByHand(storePath(folder, 'request'));
    expect(hand.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  });

  it('does not open the store of another side, of a newer program, or one that something was added to', () => {
    const { folder, keys, requests } = makeStores();
    requests.close();
    const path = storePath(folder, 'request');
    const hand = openByHand(path);
    const open = () => {
      openRequests(folder, keys).close();
    };
    expect(open).not.toThrow();
    hand.exec('CREATE TRIGGER sly AFTER INSERT ON dry_runs BEGIN DELETE FROM ledger; END');
    expect(open).toThrow('not a store of the request side');
    hand.exec('DROP TRIGGER sly; PRAGMA user_version = 99');
    expect(open).toThrow('too new');
    hand.exec(`PRAGMA user_version = ${String(REQUEST_SCHEMA.migrations.length)}`);
    expect(open).not.toThrow();
    hand.exec('ALTER TABLE dry_runs RENAME TO kept; CREATE VIEW dry_runs AS SELECT * FROM kept');
    expect(open).toThrow('not a store of the request side');
  });

  it('writes nothing more once a trigger was added while it runs', async () => {
    const { folder, requests } = makeStores();
    const hand = openByHand(storePath(folder, 'request'));
    hand.exec('CREATE TRIGGER sly AFTER INSERT ON dry_runs BEGIN DELETE FROM ledger; END');
    await expect(insertDryRun(requests, makeStoredDryRun())).rejects.toThrow('schema');
    expect(hand.prepare('SELECT count(*) AS n FROM dry_runs').get()).toMatchObject({ n: 0 });
  });
});
