/** The anchor of a ledger: a store that is shorter than it was, or goes on otherwise, does not verify (invariant 10). */
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SettlementStore } from '#core';
import { nodeHash, openSettlementStore } from '#stores';
import { makeFolder, makeKeys, START, storePath, type Keys } from './store-fixture.ts';

interface World {
  readonly folder: string;
  readonly keys: Keys;
  readonly anchor: string;
}

function makeWorld(): World {
  const folder = makeFolder();
  return { folder, keys: makeKeys(folder), anchor: join(folder, 'ledger.anchor') };
}

function open({ folder, keys, anchor }: World): SettlementStore {
  return openSettlementStore({
    path: storePath(folder, 'settlement'),
    requestStorePath: storePath(folder, 'request'),
    approvalStorePath: storePath(folder, 'approval'),
    ledgerKey: keys.signer,
    ledgerKeys: keys.verifier,
    ledgerAnchor: anchor,
    hash: nodeHash,
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
