/** Invariant 10: the ledger of the own store, and every way to tamper with it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  EMPTY_LEDGER,
  LEDGER_KINDS,
  openLedgerEntry,
  sealLedgerNote,
  verifyLedger,
  type SettlementStore,
} from '#core';
import { nodeHash, openRequestReader } from '#stores';
import {
  insertDryRun,
  makeCall,
  makeFolder,
  makeKeys,
  makeNote,
  makeStoredDryRun,
  makeStores,
  openByHand,
  openSettlements,
  redeemDecision,
  storePath,
} from './store-fixture.ts';

async function appendNotes(settlements: SettlementStore, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await settlements.appendNote(makeNote('redeem_refused', null, index));
  }
}

const COPY_OF_LAST = `
  INSERT INTO ledger SELECT sequence + 1, replace(entry_text, '"sequence":5', '"sequence":6'), printf('%064d', 1), key_id, signature
  FROM ledger WHERE sequence = 5
`;
/** Each is done by hand to a ledger of five entries. */
const TAMPERINGS: readonly (readonly [string, string])[] = [
  [
    'an edited entry',
    `UPDATE ledger SET entry_text = replace(entry_text, 'tested', 'edited') WHERE sequence = 3`,
  ],
  ['an edited hash', `UPDATE ledger SET hash = printf('%064d', 7) WHERE sequence = 3`],
  [
    'an edited signature',
    `UPDATE ledger SET signature = (SELECT signature FROM ledger WHERE sequence = 2) WHERE sequence = 3`,
  ],
  ['an edited key id', `UPDATE ledger SET key_id = 'another' WHERE sequence = 5`],
  ['a deleted first entry', 'DELETE FROM ledger WHERE sequence = 1'],
  ['a deleted entry', 'DELETE FROM ledger WHERE sequence = 3'],
  ['a deleted last entry', 'DELETE FROM ledger WHERE sequence = 5'],
  [
    'a deleted last entry and a head set back to fit',
    `DELETE FROM ledger WHERE sequence = 5;
     UPDATE ledger_head SET (sequence, hash, key_id, signature) =
       (SELECT sequence, hash, key_id, signature FROM ledger WHERE sequence = 4)`,
  ],
  ['all entries deleted', 'DELETE FROM ledger'],
  ['all entries and the head deleted', 'DELETE FROM ledger; DELETE FROM ledger_head'],
  ['a deleted head', 'DELETE FROM ledger_head'],
  ['an edited head', 'UPDATE ledger_head SET sequence = 4'],
  [
    'two entries in the other order',
    `UPDATE ledger SET sequence = 100 WHERE sequence = 2;
     UPDATE ledger SET sequence = 2 WHERE sequence = 3;
     UPDATE ledger SET sequence = 3 WHERE sequence = 100`,
  ],
  ['an inserted entry', COPY_OF_LAST],
  [
    'an inserted entry whose number cannot be read',
    `INSERT INTO ledger SELECT 9007199254740993, entry_text, printf('%064d', 1), key_id, signature FROM ledger WHERE sequence = 5`,
  ],
  [
    'an inserted entry of enormous size',
    `INSERT INTO ledger VALUES (6, printf('%.*c', 300000, 'x'), printf('%064d', 1), 'k', 's')`,
  ],
];

describe('invariant 10: isLedgerVerified', () => {
  it('is true for an untouched ledger, at the start and with every entry', async () => {
    const { settlements, folder, keys } = makeStores();
    expect(await settlements.isLedgerVerified()).toBe(true);
    for (let index = 0; index < 5; index += 1) {
      await appendNotes(settlements, 1);
      expect(await settlements.isLedgerVerified()).toBe(true);
    }
    const second = openSettlements(folder, keys);
    expect(await second.isLedgerVerified()).toBe(true);
    await appendNotes(second, 2);
    expect(await settlements.isLedgerVerified(), 'after another process wrote').toBe(true);
    second.close();
  });

  it.each(TAMPERINGS)('is false while running after %s', async (_name, sql) => {
    const { settlements, folder } = makeStores();
    await appendNotes(settlements, 5);
    expect(await settlements.isLedgerVerified()).toBe(true);
    openByHand(storePath(folder, 'settlement')).exec(sql);
    expect(await settlements.isLedgerVerified()).toBe(false);
    expect(await settlements.isLedgerVerified(), 'asked again').toBe(false);
  });

  it.each(TAMPERINGS)('is false at open after %s', async (_name, sql) => {
    const folder = makeFolder();
    const keys = makeKeys(folder);
    const first = openSettlements(folder, keys);
    await appendNotes(first, 5);
    first.close();
    openByHand(storePath(folder, 'settlement')).exec(sql);
    const reopened = openSettlements(folder, keys);
    expect(await reopened.isLedgerVerified()).toBe(false);
    reopened.close();
  });

  it.each(TAMPERINGS.filter(([name]) => !name.includes('cannot be read')))(
    'stays false, while decisions go on being noted, after %s',
    async (_name, sql) => {
      const folder = makeFolder();
      const keys = makeKeys(folder);
      const first = openSettlements(folder, keys);
      await appendNotes(first, 5);
      openByHand(storePath(folder, 'settlement')).exec(sql);
      await appendNotes(first, 3);
      expect(await first.isLedgerVerified()).toBe(false);
      first.close();
      const reopened = openSettlements(folder, keys);
      await appendNotes(reopened, 3);
      expect(await reopened.isLedgerVerified()).toBe(false);
      reopened.close();
    },
  );

  it('is true again when the very ledger is put back', async () => {
    const { settlements, folder } = makeStores();
    await appendNotes(settlements, 5);
    const hand = openByHand(storePath(folder, 'settlement'));
    hand.exec('CREATE TEMP TABLE kept AS SELECT * FROM ledger WHERE sequence = 3');
    hand.exec('DELETE FROM ledger WHERE sequence = 3');
    expect(await settlements.isLedgerVerified()).toBe(false);
    hand.exec('INSERT INTO ledger SELECT * FROM kept');
    expect(await settlements.isLedgerVerified()).toBe(true);
  });

  it('is false when an older copy of the whole ledger, head included, comes back while running', async () => {
    const { settlements, folder } = makeStores();
    await appendNotes(settlements, 3);
    const hand = openByHand(storePath(folder, 'settlement'));
    hand.exec('CREATE TEMP TABLE old AS SELECT * FROM ledger');
    hand.exec('CREATE TEMP TABLE old_head AS SELECT * FROM ledger_head');
    await appendNotes(settlements, 2);
    expect(await settlements.isLedgerVerified()).toBe(true);
    hand.exec(`BEGIN; DELETE FROM ledger; INSERT INTO ledger SELECT * FROM old;
      DELETE FROM ledger_head; INSERT INTO ledger_head SELECT * FROM old_head; COMMIT`);
    expect(await settlements.isLedgerVerified()).toBe(false);
  });

  it('tells the decision inside the transaction, for a row that was edited a moment before', async () => {
    const { settlements, requests, folder } = makeStores();
    const stored = makeStoredDryRun();
    await insertDryRun(requests, stored);
    await appendNotes(settlements, 2);
    const seen: boolean[] = [];
    const call = {
      ...makeCall(stored.dryRun, redeemDecision(stored.dryRun)),
      decide: (facts: { readonly isLedgerVerified: boolean }) => {
        seen.push(facts.isLedgerVerified);
        return { outcome: 'unavailable' } as const;
      },
    };
    await settlements.judgeRedemption(call);
    openByHand(storePath(folder, 'settlement')).exec(
      `UPDATE ledger SET entry_text = replace(entry_text, 'tested', 'edited') WHERE sequence = 2`,
    );
    await settlements.judgeRedemption(call);
    expect(seen).toEqual([true, false]);
  });

  it('refuses a ledger that another key signed', async () => {
    const folder = makeFolder();
    const store = openSettlements(folder, makeKeys(folder));
    await appendNotes(store, 1);
    store.close();
    const other = openSettlements(folder, makeKeys(makeFolder()));
    expect(await other.isLedgerVerified()).toBe(false);
    other.close();
  });

  it('sees any single changed character of any row [REQ-LEDGER-SEALED]', async () => {
    const { settlements, folder } = makeStores();
    await appendNotes(settlements, 4);
    const hand = openByHand(storePath(folder, 'settlement'));
    const column = fc.constantFrom('entry_text', 'hash', 'key_id', 'signature');
    await fc.assert(
      fc.asyncProperty(column, fc.integer({ min: 1, max: 4 }), fc.nat(), async (name, row, at) => {
        const before = String(
          hand
            .prepare(`SELECT ${name} FROM ledger WHERE sequence = ?`, { returnArrays: true })
            .get(row),
        );
        const place = at % before.length;
        const changed = before[place] === 'A' ? 'B' : 'A';
        const edited = before.slice(0, place) + changed + before.slice(place + 1);
        const update = hand.prepare(`UPDATE ledger SET ${name} = ? WHERE sequence = ?`);
        update.run(edited, row);
        expect(await settlements.isLedgerVerified()).toBe(false);
        update.run(before, row);
        expect(await settlements.isLedgerVerified()).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the ledger', () => {
  const facts = fc.dictionary(
    fc.stringMatching(/^[a-zA-Z]{1,40}$/),
    fc.oneof(fc.string({ maxLength: 50, unit: 'grapheme' }), fc.maxSafeInteger(), fc.boolean()),
    { noNullPrototype: true },
  );
  const note = fc.record({
    at: fc.integer({ min: 0, max: 8_640_000_000_000_000 }),
    kind: fc.constantFrom(...LEDGER_KINDS),
    digest: fc.constant(null),
    facts,
  });

  it('gives back every note exactly, sealed to the one before it [REQ-LEDGER-SEALED]', async () => {
    const { approvals, keys } = makeStores();
    let head = EMPTY_LEDGER;
    await fc.assert(
      fc.asyncProperty(note, async (given) => {
        await approvals.appendNote(given);
        const rows = await approvals.listLedgerEntries({ afterSequence: head.sequence, limit: 10 });
        expect(rows).toHaveLength(1);
        for (const row of rows) {
          const using = { hash: nodeHash, ledgerKeys: keys.verifier };
          expect(openLedgerEntry(row, { side: 'approval', head }, using)).toMatchObject(given);
          const sealing = { hash: nodeHash, ledgerKey: keys.signer };
          expect(row).toEqual(sealLedgerNote(given, { side: 'approval', head }, sealing));
          head = row;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is verified page by page, past the size of a page', async () => {
    const { settlements, folder } = makeStores();
    await appendNotes(settlements, 1005);
    expect(await settlements.isLedgerVerified()).toBe(true);
    openByHand(storePath(folder, 'settlement')).exec(
      `UPDATE ledger SET entry_text = replace(entry_text, 'tested', 'edited') WHERE sequence = 1003`,
    );
    expect(await settlements.isLedgerVerified()).toBe(false);
  });

  it('is read by another side as it stands, and verifies there', async () => {
    const { requests, folder, keys } = makeStores();
    for (let index = 0; index < 7; index += 1) {
      await requests.appendNote(makeNote('proposal_refused', null, index));
    }
    const reader = openRequestReader({ path: storePath(folder, 'request') });
    const rows = [
      ...(await reader.listLedgerEntries({ afterSequence: 0, limit: 4 })),
      ...(await reader.listLedgerEntries({ afterSequence: 4, limit: 4 })),
    ];
    expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(
      verifyLedger(
        rows,
        { side: 'request', head: EMPTY_LEDGER },
        { hash: nodeHash, ledgerKeys: keys.verifier },
      ).outcome,
    ).toBe('verified');
    expect(rows.every((row) => canonicalJson(JSON.parse(row.entryText)) === row.entryText)).toBe(
      true,
    );
    reader.close();
  });
});
