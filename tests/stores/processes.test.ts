/** Several processes on one store, and processes that are killed: invariant 3 on real files. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import type { OrderDigest } from '#core';
import { openRequestReader, openSettlementReader } from '#stores';
import { buildChild } from './build-child.ts';
import {
  insertDryRun,
  makeStoredDryRun,
  makeStores,
  openByHand,
  openSettlements,
  storePath,
} from './store-fixture.ts';

/** The machine may be busy with other tests; what is waited for is a process, not a time. */
vi.setConfig({ testTimeout: 120_000 });

let built: Awaited<ReturnType<typeof buildChild>>;
beforeAll(async () => {
  built = await buildChild(new URL('child.ts', import.meta.url));
});
afterAll(() => {
  built.remove();
});

interface Child {
  /** Every line that it has said after `ready`. */
  readonly lines: readonly string[];
  go(): void;
  kill(): void;
  readonly ended: Promise<unknown>;
  /** Resolves when it has said that many lines. */
  said(count: number): Promise<void>;
}

async function startChild(args: readonly string[]): Promise<Child> {
  const child = spawn(process.execPath, [built.file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  let onLine = (): void => undefined;
  const reader = createInterface({ input: child.stdout });
  const started = await Promise.race([once(reader, 'line'), ended]);
  if (started[0] !== 'ready') throw new Error('the child process did not start');
  reader.on('line', (line: string) => {
    lines.push(line);
    onLine();
  });
  return {
    lines,
    go: () => child.stdin.write('go\n'),
    kill: () => child.kill('SIGKILL'),
    ended,
    said: (count) =>
      new Promise((resolve) => {
        onLine = () => {
          if (lines.length >= count) resolve();
        };
        onLine();
      }),
  };
}

async function makeOrders(count: number) {
  const stores = makeStores();
  const digests: OrderDigest[] = [];
  for (let number = 1; number <= count; number += 1) {
    const stored = makeStoredDryRun({ number });
    digests.push(stored.dryRun.digest);
    await insertDryRun(stores.requests, stored);
  }
  return { ...stores, digests };
}

function kindsByDigest(folder: string): ReadonlyMap<string, readonly string[]> {
  const rows: readonly unknown[] = openByHand(storePath(folder, 'settlement'))
    .prepare(
      "SELECT entry_text ->> '$.digest' AS digest, entry_text ->> '$.kind' AS kind FROM ledger",
    )
    .all();
  const kinds = new Map<string, string[]>();
  for (const { digest, kind } of z.array(kindRow).parse(rows)) {
    kinds.set(digest, [...(kinds.get(digest) ?? []), kind]);
  }
  return kinds;
}

const kindRow = z.object({ digest: z.string(), kind: z.string() });

describe('invariant 3: two processes', () => {
  it.each([
    ['redeem', 'redeem'],
    ['redeem', 'cancel'],
  ])('that %s and %s the same orders at once: for each order one wins', async (left, right) => {
    const { folder, digests, settlements } = await makeOrders(12);
    const children = await Promise.all([
      startChild([folder, left, 'left', ...digests]),
      startChild([folder, right, 'right', ...digests.toReversed()]),
    ]);
    for (const child of children) child.go();
    const exits = await Promise.all(children.map((child) => child.ended));
    expect(exits).toEqual([
      [0, null],
      [0, null],
    ]);
    const [lefts, rights] = children.map((child) => child.lines);
    const kinds = kindsByDigest(folder);
    for (const [index, digest] of digests.entries()) {
      const results = [lefts?.[index], rights?.toReversed()[index]];
      expect(
        results.filter((line) => line === 'won'),
        results.join(),
      ).toHaveLength(1);
      const ending = await settlements.findEnding(digest);
      expect(kinds.get(digest)).toEqual([`order_${ending?.kind ?? ''}`]);
      const charge = await settlements.findCharge(digest);
      expect(charge?.intentJws).toBe(
        ending?.kind === 'redeemed'
          ? `intent-by-${lefts?.[index] === 'won' ? 'left' : 'right'}`
          : undefined,
      );
    }
    expect(await settlements.isLedgerVerified()).toBe(true);
  });

  it('that guess codes at once get three tries between them [REQ-CODE-COUNTED]', async () => {
    const { folder, digests, settlements } = await makeOrders(1);
    const guesses = Array.from({ length: 5 }, () => digests).flat();
    const children = await Promise.all([
      startChild([folder, 'tryWrongCode', 'left', ...guesses]),
      startChild([folder, 'tryWrongCode', 'right', ...guesses]),
    ]);
    for (const child of children) child.go();
    await Promise.all(children.map((child) => child.ended));
    const lines = children.flatMap((child) => child.lines);
    expect(lines).toHaveLength(10);
    expect(lines.filter((line) => line === 'code_wrong')).toHaveLength(3);
    expect(await settlements.countWrongCodes('confirmation-1')).toBe(3);
    expect(await settlements.isLedgerVerified()).toBe(true);
  });

  it('that make the same new stores at once both get them whole', async () => {
    const { folder, digests } = await makeOrders(8);
    for (const digest of digests) mkdirSync(join(folder, digest));
    const children = await Promise.all([
      startChild([folder, 'cancelInNewStore', 'left', ...digests]),
      startChild([folder, 'cancelInNewStore', 'right', ...digests]),
    ]);
    for (const child of children) child.go();
    await Promise.all(children.map((child) => child.ended));
    const [lefts, rights] = children.map((child) => child.lines);
    expect(lefts).toHaveLength(digests.length);
    for (const [index] of digests.entries()) {
      expect([lefts?.[index], rights?.[index]].toSorted()).toEqual([
        'lost verified',
        'won verified',
      ]);
    }
  });
});

describe('invariant 3: a process that is killed while it writes [REQ-CRASH-SAFE]', () => {
  it.each([1, 7])(
    'after about %i orders leaves whole orders only, and a ledger that verifies',
    async (count) => {
      const { folder, digests, keys, settlements } = await makeOrders(40);
      settlements.close();
      const reader = openRequestReader({ path: storePath(folder, 'request') });
      const child = await startChild([folder, 'redeem', 'killed', ...digests]);
      child.go();
      await child.said(count);
      child.kill();
      await child.ended;
      const reopened = openSettlements(folder, keys);
      expect(await reopened.isLedgerVerified()).toBe(true);
      const kinds = kindsByDigest(folder);
      let redeemed = 0;
      for (const digest of digests) {
        const ending = await reopened.findEnding(digest);
        const charge = await reopened.findCharge(digest);
        expect(charge !== undefined).toBe(ending?.kind === 'redeemed');
        expect(kinds.get(digest)).toEqual(ending ? ['order_redeemed'] : undefined);
        if (ending) redeemed += 1;
      }
      expect(redeemed, 'what was answered is there').toBeGreaterThanOrEqual(child.lines.length);
      expect(redeemed).toBeLessThan(40);
      expect(await reopened.listUnfinishedCharges()).toHaveLength(redeemed);
      expect(await reader.changeCounter()).toBeGreaterThan(0);
      reader.close();
      reopened.close();
    },
  );

  it('does not keep a reader of another side from reading on', async () => {
    const { folder, digests, settlements } = await makeOrders(30);
    settlements.close();
    const child = await startChild([folder, 'redeem', 'killed', ...digests]);
    const reader = openSettlementReader({ path: storePath(folder, 'settlement') });
    const before = await reader.changeCounter();
    child.go();
    await child.said(3);
    child.kill();
    await child.ended;
    expect(await reader.changeCounter()).not.toBe(before);
    for (const digest of digests.slice(0, 3)) {
      expect(await reader.findEnding(digest)).toMatchObject({ kind: 'redeemed' });
    }
    reader.close();
  });
});
