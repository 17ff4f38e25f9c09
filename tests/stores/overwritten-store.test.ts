/** A store of another side that was overwritten in place, as a copy from a backup does it: the same file, with another content. */
import { copyFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '#core';
import { openRequestReader } from '#stores';
import {
  insertDryRun,
  makeStoredDryRun,
  makeStores,
  openRequests,
  storePath,
} from './store-fixture.ts';

describe('a reader of a store that is overwritten in place [REQ-FOREIGN-REOPENED]', () => {
  it('reads the new content as soon as it is whole, whatever it met meanwhile', async () => {
    const { requests, folder, keys } = makeStores();
    const path = storePath(folder, 'request');
    await insertDryRun(requests, makeStoredDryRun({ number: 1 }));
    requests.close();
    const backup = join(folder, 'backup.sqlite');
    copyFileSync(path, backup);
    const owner = openRequests(folder, keys);
    const stored = Array.from({ length: 40 }, (_each, index) =>
      makeStoredDryRun({ number: index + 2 }),
    );
    for (const each of stored) await insertDryRun(owner, each);
    const reader = openRequestReader({ path });
    const [first] = stored;
    if (!first) throw new Error('there is none');
    expect(await reader.findDryRun(first.dryRun.digest)).toEqual(first);
    owner.close();
    writeFileSync(path, readFileSync(path).fill(0xff, 100));
    const again = openRequests;
    await expect(reader.listDryRunsOfCustomer({ customerId: first.dryRun.terms.customerId, sinceEpochMs: 0, limit: 50 })).rejects.toBeInstanceOf(StoreUnavailable);
    writeFileSync(path, readFileSync(backup));
    expect(await reader.findDryRun(makeStoredDryRun({ number: 1 }).dryRun.digest)).toBeDefined();
    const restored = again(folder, keys);
    const later = makeStoredDryRun({ number: 99 });
    await insertDryRun(restored, later);
    expect(await reader.findDryRun(later.dryRun.digest)).toEqual(later);
    expect(await reader.findDryRun(first.dryRun.digest)).toBeUndefined();
    restored.close();
    reader.close();
    truncateSync(path, 0);
    rmSync(path);
  });
});
