/** The anchor of a ledger: a store that is shorter than it was, or goes on otherwise, does not verify (invariant 10). */
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettlementStore, Verifier } from '#core';
import { systemTimers } from '#edge';
import { nodeHash, openSettlementStore, systemClock } from '#stores';
import { ENTRIES_OF_A_PAGE } from '../../stores/sqlite/ledger-pages.ts';
import { createTriesInLedger } from '../../stores/sqlite/settlement-store/tries-in-ledger.ts';
import {
  customer1,
  makeCall,
  makeFolder,
  makeKeys,
  makeStoredDryRun,
  openApprovals,
  openByHand,
  openRequests,
  START,
  storePath,
  type Keys,
} from './store-fixture.ts';

interface World {
  readonly folder: string;
  readonly keys: Keys;
  readonly anchor: string;
}

function makeWorld(): World {
  const folder = makeFolder();
  return { folder, keys: makeKeys(folder), anchor: join(folder, 'ledger.anchor') };
}

function open(
  { folder, keys, anchor }: World,
  ledgerKeys = keys.verifier,
  change: Partial<Parameters<typeof openSettlementStore>[0]> = {},
): SettlementStore {
  return openSettlementStore({
    path: storePath(folder, 'settlement'),
    requestStorePath: storePath(folder, 'request'),
    approvalStorePath: storePath(folder, 'approval'),
    ledgerKey: keys.signer,
    ledgerKeys,
    ledgerAnchor: anchor,
    timers: systemTimers,
    clock: systemClock,
    hash: nodeHash,
    ...change,
  });
}

/** One run of the process: some entries, all of them verified, and an end in order. */
async function run(world: World, entries: number, name = 'first'): Promise<void> {
  const store = open(world);
  for (let index = 0; index < entries; index += 1) {
    await store.appendNote({ at: START, kind: 'redeem_refused', digest: null, facts: { name } });
  }
  store.close();
  // What a run has written is anchored when the next one has verified it.
  open(world).close();
}

async function isVerified(world: World): Promise<boolean> {
  const store = open(world);
  try {
    return await store.isLedgerVerified();
  } finally {
    store.close();
  }
}

describe('invariant 10 [REQ-LEDGER-ANCHOR]: the anchor of settlement’s ledger', () => {
  it('lets a store go on that is as it was left, or further', async () => {
    const world = makeWorld();
    await run(world, 2);
    await run(world, 3);
    expect(await isVerified(world)).toBe(true);
  });

  it('stops a store that was put back from a backup, also after it has gone on', async () => {
    const world = makeWorld();
    await run(world, 2);
    const path = storePath(world.folder, 'settlement');
    copyFileSync(path, `${path}.copy`);
    await run(world, 3);
    rmSync(path);
    copyFileSync(`${path}.copy`, path);
    expect(await isVerified(world)).toBe(false);
    // As many entries as before, and more: another history is not the one that was lost.
    await run(world, 9, 'second');
    expect(await isVerified(world)).toBe(false);
  });

  it('stops a store that was taken away', async () => {
    const world = makeWorld();
    await run(world, 1);
    rmSync(storePath(world.folder, 'settlement'));
    expect(await isVerified(world)).toBe(false);
  });

  it('stops every store when it is not what settlement signed, and is signed anew when a person has taken it away', async () => {
    const world = makeWorld();
    await run(world, 2);
    const kept = readFileSync(world.anchor, 'utf8');
    writeFileSync(world.anchor, kept.replace('"sequence":2', '"sequence":1'));
    expect(await isVerified(world)).toBe(false);
    writeFileSync(world.anchor, '');
    expect(await isVerified(world)).toBe(false);
    rmSync(world.anchor);
    expect(await isVerified(world)).toBe(true);
    expect(existsSync(world.anchor)).toBe(true);
  });
});

describe('a store whose anchor was taken away [REQ-STORE-ACCEPTED]', () => {
  const acceptedAt = async (world: World): Promise<number | undefined> => {
    const store = open(world);
    try {
      return await store.acceptedAt();
    } finally {
      store.close();
    }
  };
  const openTold = (world: World, at: number): boolean => {
    let isTold = false;
    const onAccepted = (): void => {
      isTold = true;
    };
    open(world, world.keys.verifier, { clock: { nowEpochMs: () => at }, onAccepted }).close();
    return isTold;
  };

  it('is no new store, nor one whose process was killed before it looked at its first entry', async () => {
    const world = makeWorld();
    const store = open(world);
    expect(existsSync(world.anchor), 'from its first moment').toBe(true);
    await store.appendNote({ at: START, kind: 'redeem_refused', digest: null, facts: {} });
    store.close();
    expect(await acceptedAt(world)).toBeUndefined();
  });

  it('knows when it was let go on, the latest time of all, after restarts and through recalled pages', async () => {
    const world = makeWorld();
    await run(world, 2 * ENTRIES_OF_A_PAGE);
    rmSync(world.anchor);
    expect(openTold(world, START + 5)).toBe(true);
    expect(openTold(world, START + 9), 'the anchor is there again').toBe(false);
    expect(await acceptedAt(world)).toBe(START + 5);
    rmSync(world.anchor);
    expect(openTold(world, START + 1)).toBe(true);
    await run(world, 2 * ENTRIES_OF_A_PAGE);
    expect(await acceptedAt(world)).toBe(START + 5);
  });

  it('has written it down before the anchor is there again, whatever ends the process', async () => {
    const world = makeWorld();
    await run(world, 2);
    rmSync(world.anchor);
    const killed = (): never => {
      throw new Error('the process ends here');
    };
    expect(() => open(world, world.keys.verifier, { onAccepted: killed })).toThrow('ends here');
    expect(existsSync(world.anchor)).toBe(false);
    // By hand: whoever opens the store would find no anchor, and write it down for itself.
    const noted = openByHand(storePath(world.folder, 'settlement')).prepare(
      `SELECT count(*) AS times FROM ledger WHERE entry_text LIKE '%"kind":"store_accepted"%'`,
    );
    expect(noted.get()).toEqual({ times: 1 });
  });
});

describe('invariant 10 [REQ-LEDGER-RECALLED]: the rows that the anchor tells of', () => {
  /** Two pages and a part of one. */
  const ENTRIES = 2 * ENTRIES_OF_A_PAGE + 10;

  async function makeLongWorld(): Promise<World> {
    const world = makeWorld();
    await run(world, ENTRIES);
    return world;
  }

  it('are found again at a start without verifying each signature anew', async () => {
    const world = await makeLongWorld();
    let verified = 0;
    const store = open(world, {
      verify: (...asked) => {
        verified += 1;
        return world.keys.verifier.verify(...asked);
      },
    });
    expect(await store.isLedgerVerified()).toBe(true);
    store.close();
    // One page for the sake of its key, the part of a page, the head, and the anchor’s two.
    expect(verified).toBeLessThan(ENTRIES_OF_A_PAGE + 10 + 10);
  });

  it('stop a store in which any character of any of them was changed meanwhile', async () => {
    const world = await makeLongWorld();
    const hand = openByHand(storePath(world.folder, 'settlement'));
    const column = fc.constantFrom('entry_text', 'hash', 'key_id', 'signature');
    const sequence = fc.integer({ min: 1, max: ENTRIES });
    await fc.assert(
      fc.asyncProperty(column, sequence, fc.nat(), async (name, row, at) => {
        const before = String(
          hand
            .prepare(`SELECT ${name} FROM ledger WHERE sequence = ?`, { returnArrays: true })
            .get(row),
        );
        const place = at % before.length;
        const edited = `${before.slice(0, place)}${before[place] === 'A' ? 'B' : 'A'}${before.slice(place + 1)}`;
        const update = hand.prepare(`UPDATE ledger SET ${name} = ? WHERE sequence = ?`);
        update.run(edited, row);
        expect(await isVerified(world)).toBe(false);
        update.run(before, row);
      }),
      { numRuns: 25 },
    );
    expect(await isVerified(world)).toBe(true);
  });

  it('stop a store whose rows end early, or have changed places', async () => {
    const world = await makeLongWorld();
    const hand = openByHand(storePath(world.folder, 'settlement'));
    hand.exec(`
      CREATE TEMP TABLE kept AS SELECT * FROM ledger;
      DELETE FROM ledger WHERE sequence > ${String(ENTRIES_OF_A_PAGE)}`);
    expect(await isVerified(world)).toBe(false);
    hand.exec(`
      DELETE FROM ledger; INSERT INTO ledger SELECT * FROM kept;
      UPDATE ledger SET sequence = 1000 WHERE sequence = 5; UPDATE ledger SET sequence = 5 WHERE sequence = 6;
      UPDATE ledger SET sequence = 6 WHERE sequence = 1000`);
    expect(await isVerified(world)).toBe(false);
  });

  it('stop every store when their seal is not right, and are verified anew when they are not told of', async () => {
    const world = await makeLongWorld();
    const kept = readFileSync(world.anchor, 'utf8');
    writeFileSync(world.anchor, kept.replace('"pages":2', '"pages":1'));
    expect(await isVerified(world)).toBe(false);
    writeFileSync(world.anchor, kept.replace(/,"rows":\{[^}]*\}/, ''));
    expect(await isVerified(world)).toBe(true);
    expect(readFileSync(world.anchor, 'utf8'), 'told of again').toBe(kept);
  });

  it('do not verify by a key that is no longer one of this ledger’s', async () => {
    const world = makeWorld();
    // All that the earlier key signed is in whole pages.
    await run(world, 2 * ENTRIES_OF_A_PAGE);
    const newKeys = makeKeys(join(world.folder, 'new'));
    const both: Verifier = {
      verify: (...asked) =>
        newKeys.verifier.verify(...asked) || world.keys.verifier.verify(...asked),
    };
    const rotated = { ...world, keys: { ...newKeys, verifier: both } };
    await run(rotated, 1);
    expect(await isVerified(rotated)).toBe(true);
    expect(await isVerified({ ...rotated, keys: newKeys })).toBe(false);
  });

  it('invariant 1: keep the wrong codes that they tell of counted', async () => {
    const world = makeWorld();
    const tries = createTriesInLedger();
    const see = (sequence: number, outcome: string): void => {
      const facts = { outcome, confirmationId: 'confirmation-1', customerId: 'customer-1' };
      tries.see({ sequence, entryText: JSON.stringify({ at: START + sequence, facts }) });
    };
    see(1, 'code_wrong');
    see(2, 'refused');
    see(3, 'code_wrong');
    expect(tries.countWrongCodes('confirmation-1')).toBe(2);
    tries.forgetAfter(2);
    expect(tries.countWrongCodes('confirmation-1')).toBe(1);
    const store = open(world);
    const facts = {
      outcome: 'code_wrong',
      confirmationId: 'confirmation-1',
      customerId: customer1,
    };
    await store.appendNote({ at: START, kind: 'redeem_refused', digest: null, facts });
    store.close();
    await run(world, ENTRIES);
    const { dryRun } = makeStoredDryRun();
    const seen: number[] = [];
    const reopened = open(world);
    openRequests(world.folder, world.keys).close();
    openApprovals(world.folder, world.keys).close();
    await reopened.judgeRedemption({
      ...makeCall(dryRun, { outcome: 'refused' }),
      decide: (known) => {
        seen.push(known.wrongCodes('confirmation-1'), known.wrongCodesOfCustomerInADay(0));
        return { outcome: 'refused' };
      },
    });
    reopened.close();
    expect(seen).toEqual([1, 1]);
  });
});
