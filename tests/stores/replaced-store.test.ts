/** An own store that another file takes the place of while it is open: what is written into the old one would be seen by nobody. */
import { renameSync, rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StoreUnavailable } from '#core';
import { nodeHash } from '#stores';
import { openOwnStoreWithLedger } from '../../stores/sqlite/own-ledger.ts';
import { SETTLEMENT_SCHEMA } from '../../stores/sqlite/settlement-store/settlement-schema.ts';
import { makeFolder, makeKeys, makeNote, openByHand, storePath } from './store-fixture.ts';

function makeWorld() {
  const folder = makeFolder();
  const { signer } = makeKeys(folder);
  const path = storePath(folder, 'settlement');
  let timesTold = 0;
  const store = openOwnStoreWithLedger(
    {
      path,
      ledgerKey: signer,
      hash: nodeHash,
      atTurnEnd: setImmediate,
      onReplaced: () => {
        timesTold += 1;
      },
    },
    SETTLEMENT_SCHEMA,
  );
  onTestFinished(() => {
    store.own.close();
  });
  return {
    path,
    store,
    timesTold: () => timesTold,
    append: () => store.appendNote(makeNote('redeem_refused')),
    entries: () => openByHand(path).prepare('SELECT sequence FROM ledger').all().length,
  };
}

describe('an own store whose file is replaced while it is open [REQ-OWN-FILE]', () => {
  it('invariant 3: is written and read no more, and its operator is told once', async () => {
    const { path, store, append, entries, timesTold } = makeWorld();
    await append();
    openByHand(path).exec(`VACUUM INTO '${path}.copy'`);
    renameSync(`${path}.copy`, path);
    for (let times = 0; times < 2; times += 1) {
      const refused = await append().catch((fault: unknown) => fault);
      expect(refused).toBeInstanceOf(StoreUnavailable);
      expect(String(refused)).toContain('the settlement store is not available now');
    }
    expect(() => store.own.read(() => 'read')).toThrow(StoreUnavailable);
    expect(entries()).toBe(1);
    expect(timesTold()).toBe(1);
  });

  it('is one too when its write-ahead log alone was taken away', async () => {
    const { path, append, timesTold } = makeWorld();
    await append();
    rmSync(`${path}-wal`);
    await expect(append()).rejects.toThrow(StoreUnavailable);
    expect(timesTold()).toBe(1);
  });

  it('goes on where the file is the same, whoever else opens and closes it', async () => {
    const { path, append, entries, timesTold } = makeWorld();
    await append();
    const other = openByHand(path);
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    await append();
    expect(entries()).toBe(2);
    expect(timesTold()).toBe(0);
  });
});
