/** A store of another side that is written over in place, as a copy from a backup does it: the same file, with another content. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '#core';
import { openRequestReader } from '#stores';
import {
  customer1,
  insertDryRun,
  makeStoredDryRun,
  makeStores,
  openRequests,
  storePath,
} from './store-fixture.ts';

describe('invariant 13: a reader that is held open while its store is written over in place', () => {
  it('says that it cannot read while the file is damaged, and reads on when it is whole [REQ-FOREIGN-REOPENED]', async () => {
    const { requests, folder, keys } = makeStores();
    const path = storePath(folder, 'request');
    const stored = Array.from({ length: 40 }, (_each, index) =>
      makeStoredDryRun({ number: index + 1 }),
    );
    for (const each of stored) await insertDryRun(requests, each);
    const reader = openRequestReader({ path });
    const list = async () =>
      reader.listDryRunsOfCustomer({ customerId: customer1, sinceEpochMs: 0, limit: 100 });
    await reader.changeCounter();
    requests.close();
    const whole = readFileSync(path);
    // The header and the schema stay: what a copy has not come to yet.
    writeFileSync(path, Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(4096 * 10, 0xff)]));
    await expect(list()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(list(), 'asked again').rejects.toBeInstanceOf(StoreUnavailable);
    writeFileSync(path, whole);
    expect(await list()).toHaveLength(stored.length);
    const owner = openRequests(folder, keys);
    await insertDryRun(owner, makeStoredDryRun({ number: 99 }));
    expect(await list()).toHaveLength(stored.length + 1);
    owner.close();
    reader.close();
  });
});
