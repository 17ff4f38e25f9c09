/** Invariant 10 with several processes on one store: what a hand changes while siblings write (docs/decisions/0019). */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { systemTimers } from '#edge';
import { nodeHash } from '#stores';
import { openLedgerAnchor } from '../../stores/sqlite/ledger-anchor.ts';
import { ENTRIES_OF_A_PAGE } from '../../stores/sqlite/ledger-pages.ts';
import { LONGEST_ROUND_MS } from '../../stores/sqlite/ledger-sweep.ts';
import { openLedgerVerification } from '../../stores/sqlite/ledger-verification.ts';
import { openOwnStoreWithLedger } from '../../stores/sqlite/own-ledger.ts';
import { openQuietWrites } from '../../stores/sqlite/own-quiet-writes.ts';
import { SETTLEMENT_SCHEMA } from '../../stores/sqlite/settlement-store/settlement-schema.ts';
import { createTriesInLedger } from '../../stores/sqlite/settlement-store/tries-in-ledger.ts';
import { makeFolder, makeKeys, makeNote, openByHand, openKeys } from './store-fixture.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Two whole pages and a part of one. */
const ENTRIES = 2 * ENTRIES_OF_A_PAGE + 22;
const FILE = 'settlement.sqlite';
let model: string;

beforeAll(async () => {
  model = mkdtempSync(join(tmpdir(), 'hearback-siblings-'));
  const { signer, verifier } = makeKeys(model);
  const store = openOwnStoreWithLedger(
    { path: join(model, FILE), ledgerKey: signer, ledgerKeys: verifier, hash: nodeHash },
    SETTLEMENT_SCHEMA,
  );
  for (let index = 0; index < ENTRIES; index += 1) {
    await store.appendNote(makeNote('redeem_refused', null, index));
  }
  store.own.close();
});

afterAll(() => {
  rmSync(model, { recursive: true, force: true });
});

function openProcess(folder: string, options: { readonly isSweepTimed: boolean }) {
  const { signer, verifier } = openKeys(model);
  const store = openOwnStoreWithLedger(
    { path: join(folder, FILE), ledgerKey: signer, ledgerKeys: verifier, hash: nodeHash },
    SETTLEMENT_SCHEMA,
  );
  const { own, ledger } = store;
  const quietWrites = openQuietWrites(own.connection, store.seals);
  const clock = { now: 0 };
  const verification = openLedgerVerification({
    own,
    ledger,
    quietWrites,
    side: 'settlement',
    hash: nodeHash,
    ledgerKeys: verifier,
    witness: createTriesInLedger(),
    anchor: openLedgerAnchor({
      path: join(folder, 'ledger.anchor'),
      side: 'settlement',
      ledgerKey: signer,
      ledgerKeys: verifier,
      timers: systemTimers,
    }),
    monotonicMs: () => clock.now,
    ...options,
  });
  return {
    clock,
    look: () => own.read(() => verification.isVerified()),
    append: () => {
      own.write(() => {
        ledger.append(makeNote('redeem_refused'));
      });
    },
    writeQuietly: () => {
      own.write(() => {
        quietWrites.count();
      });
    },
    close: () => {
      verification.close();
      own.close();
    },
  };
}

/** The process that is asked, a sibling of it, and a hand that has no key. */
function makeWorld(options = { isSweepTimed: false }) {
  const folder = makeFolder();
  copyFileSync(join(model, FILE), join(folder, FILE));
  const process = openProcess(folder, options);
  const sibling = openProcess(folder, { isSweepTimed: false });
  const hand = openByHand(join(folder, FILE));
  return {
    process,
    sibling,
    hand,
    close: () => {
      process.close();
      sibling.close();
      hand.close();
    },
  };
}

const row = fc.integer({ min: 1, max: ENTRIES });
const edits = fc.record({
  column: fc.constantFrom('entry_text', 'hash', 'key_id', 'signature'),
  row,
});
/** SQL for everything that a hand can do to a ledger that was verified. */
const tampering = fc.oneof(
  edits.map(
    ({ column, row: at }) =>
      `UPDATE ledger SET ${column} = '!' || substr(${column}, 2) WHERE sequence = ${String(at)}`,
  ),
  row.map((at) => `DELETE FROM ledger WHERE sequence = ${String(at)}`),
  row.map((at) => `DELETE FROM ledger WHERE sequence >= ${String(at)}`),
  fc.integer({ min: 1, max: ENTRIES - 1 }).map(
    (at) => `
      UPDATE ledger SET sequence = 1000000 WHERE sequence = ${String(at)};
      UPDATE ledger SET sequence = ${String(at)} WHERE sequence = ${String(at + 1)};
      UPDATE ledger SET sequence = ${String(at + 1)} WHERE sequence = 1000000`,
  ),
  fc.constant(`UPDATE ledger_head SET sequence = sequence + 1`),
);
const step = fc.constantFrom('own', 'append', 'quiet', 'look');
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** An edit in the second page. */
const HIDDEN = `UPDATE ledger SET signature = '!' || substr(signature, 2) WHERE sequence = 70`;

const quietRow = z.object({ count: z.number(), seal: z.string() });
function readQuiet({ hand }: ReturnType<typeof makeWorld>): z.output<typeof quietRow> {
  return quietRow.parse(hand.prepare('SELECT count, seal FROM quiet_writes').get());
}

/** As decision 0019 states it: a round that goes on, and a whole one after it. */
const MOST_LOOKS = 2 * (Math.ceil((ENTRIES + 100) / ENTRIES_OF_A_PAGE) + 1) + 1;

function take(world: ReturnType<typeof makeWorld>, each: Step): boolean | undefined {
  switch (each) {
    case 'own':
      world.process.append();
      return undefined;
    case 'append':
      world.sibling.append();
      return undefined;
    case 'quiet':
      world.sibling.writeQuietly();
      return undefined;
    case 'look':
      return world.process.look();
  }
}

describe('invariant 10: what a hand does to a ledger on which several processes write', () => {
  it('is found at once where no sibling has written since the last look, and within the stated number of looks otherwise [REQ-LEDGER-SIBLINGS]', () => {
    const found = { atOnce: 0, later: 0 };
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 8 }),
        tampering,
        fc.array(step, { maxLength: 12 }),
        (before, sql, after) => {
          const world = makeWorld();
          expect(world.process.look()).toBe(true);
          for (const each of before) expect(take(world, each) ?? true).toBe(true);
          const sinceLook = before.slice(before.lastIndexOf('look') + 1);
          world.hand.exec(sql);
          const untilLook = [
            ...sinceLook,
            ...[...after, 'look' as const].slice(0, [...after, 'look'].indexOf('look')),
          ];
          const isHidden = untilLook.some((each) => each === 'append' || each === 'quiet');
          let looks = 0;
          let isVerified = true;
          for (const each of [
            ...after,
            ...Array.from({ length: MOST_LOOKS }, () => 'look' as const),
          ]) {
            const seen = take(world, each);
            if (seen === undefined) continue;
            looks += 1;
            if (!isHidden && looks === 1) expect(seen, 'nobody else has written').toBe(false);
            if (!isVerified) expect(seen, 'it stays found').toBe(false);
            if (isVerified && !seen) found[looks === 1 ? 'atOnce' : 'later'] += 1;
            isVerified = seen;
            if (looks >= MOST_LOOKS) break;
          }
          expect(isVerified).toBe(false);
          world.close();
        },
      ),
      { numRuns: 120 },
    );
    expect(found.atOnce).toBeGreaterThan(0);
    expect(found.later, 'some hid behind a sibling').toBeGreaterThan(0);
  });

  it('is found when the time of two rounds is over, whatever their length [REQ-LEDGER-SIBLINGS]', () => {
    const world = makeWorld();
    expect(world.process.look()).toBe(true);
    world.hand.exec(HIDDEN.replace('70', String(ENTRIES - 1)));
    world.sibling.append();
    expect(world.process.look(), 'the first page is as it was').toBe(true);
    world.process.clock.now += LONGEST_ROUND_MS + 1;
    expect(world.process.look()).toBe(false);
    world.close();
  });

  it('is found in a page that a round has gone past, by the round after it', () => {
    const world = makeWorld();
    expect(world.process.look()).toBe(true);
    world.sibling.append();
    expect(world.process.look(), 'a round has begun').toBe(true);
    expect(world.process.look(), 'and is past the second page').toBe(true);
    world.hand.exec(HIDDEN);
    world.sibling.append();
    const looks = Array.from({ length: MOST_LOOKS }, () => world.process.look());
    expect(looks[0]).toBe(true);
    expect(looks.at(-1)).toBe(false);
    world.close();
  });

  it('is found at once behind what this process wrote itself, and behind a seal of an earlier quiet write', () => {
    const world = makeWorld();
    world.sibling.writeQuietly();
    const kept = readQuiet(world);
    world.sibling.writeQuietly();
    expect(world.process.look()).toBe(true);
    world.process.append();
    world.process.writeQuietly();
    world.hand.exec(HIDDEN);
    world.hand.prepare('UPDATE quiet_writes SET count = ?, seal = ?').run(kept.count, kept.seal);
    expect(world.process.look()).toBe(false);
    world.close();
  });

  it('is found at once behind a count of quiet writes that no sibling sealed, or that was taken back before', () => {
    const world = makeWorld();
    const put = world.hand.prepare('UPDATE quiet_writes SET count = ?, seal = ?');
    world.sibling.writeQuietly();
    const first = readQuiet(world);
    world.sibling.writeQuietly();
    const second = readQuiet(world);
    expect(world.process.look()).toBe(true);
    put.run(first.count, first.seal);
    expect(world.process.look(), 'no more than an old count').toBe(true);
    world.hand.exec(HIDDEN);
    put.run(second.count, second.seal);
    expect(world.process.look()).toBe(false);
    world.close();

    const other = makeWorld();
    other.sibling.writeQuietly();
    expect(other.process.look()).toBe(true);
    other.hand.exec(`${HIDDEN}; UPDATE quiet_writes SET count = 1000`);
    expect(other.process.look()).toBe(false);
    other.close();
  });

  it('is found at once in the entry where the new ones begin, also when they continue its hash', () => {
    const world = makeWorld();
    expect(world.process.look()).toBe(true);
    world.sibling.append();
    world.hand.exec(`DELETE FROM ledger WHERE sequence = ${String(ENTRIES)}`);
    expect(world.process.look()).toBe(false);
    world.close();
  });

  it('does not hold back a ledger that only siblings have written to, whatever they wrote', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        const world = makeWorld();
        for (const each of steps) expect(take(world, each) ?? true).toBe(true);
        expect(world.process.look()).toBe(true);
        expect(world.sibling.look()).toBe(true);
        world.close();
      }),
      { numRuns: 25 },
    );
  });
});

describe('in the background', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('invariant 10: old rows are looked at again after a sibling’s write, so that the next look knows [REQ-LEDGER-SIBLINGS]', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const world = makeWorld({ isSweepTimed: true });
    expect(world.process.look()).toBe(true);
    // The anchor of the first entries may still be on its way.
    vi.advanceTimersByTime(LONGEST_ROUND_MS);
    expect(vi.getTimerCount(), 'one process alone has nothing to do there').toBe(0);
    world.hand.exec(HIDDEN);
    world.sibling.append();
    expect(world.process.look()).toBe(true);
    vi.advanceTimersByTime(LONGEST_ROUND_MS);
    expect(vi.getTimerCount()).toBe(0);
    expect(world.process.look()).toBe(false);
    world.close();
  });
});
