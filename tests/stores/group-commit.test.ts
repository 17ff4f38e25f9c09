/** Group commit: what several callers write together is one durable commit, and each of them is answered as if they had been alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { StoreUnavailable } from '#core';
import { nodeHash, openSettlementStore, systemClock } from '#stores';
import { systemTimers } from '#edge';
import { createGroupCommit } from '../../stores/sqlite/group-commit.ts';
import { openLedgerAnchor } from '../../stores/sqlite/ledger-anchor.ts';
import { openLedgerVerification } from '../../stores/sqlite/ledger-verification.ts';
import { openOwnStoreWithLedger } from '../../stores/sqlite/own-ledger.ts';
import { openQuietWrites } from '../../stores/sqlite/own-quiet-writes.ts';
import { SETTLEMENT_SCHEMA } from '../../stores/sqlite/settlement-store/settlement-schema.ts';
import { createTriesInLedger } from '../../stores/sqlite/settlement-store/tries-in-ledger.ts';
import { countCommits } from '../bench/measure/count-commits.ts';
import {
  insertDryRun,
  makeCall,
  makeFolder,
  makeKeys,
  makeNote,
  makeStoredDryRun,
  openApprovals,
  openByHand,
  openRequests,
  redeemDecision,
  storePath,
} from './store-fixture.ts';

/** A turn that ends when the test says so. */
function makeTurn() {
  const waiting: (() => void)[] = [];
  return {
    atTurnEnd: (run: () => void) => {
      waiting.push(run);
    },
    end: () => {
      for (const run of waiting.splice(0)) run();
    },
  };
}

function makeWorld() {
  const folder = makeFolder();
  const { signer, verifier } = makeKeys(folder);
  const path = storePath(folder, 'settlement');
  const turn = makeTurn();
  const keys = { ledgerKey: signer, ledgerKeys: verifier };
  const store = openOwnStoreWithLedger(
    { path, ...keys, hash: nodeHash, atTurnEnd: turn.atTurnEnd },
    SETTLEMENT_SCHEMA,
  );
  const { own, ledger } = store;
  const anchorPath = join(folder, 'ledger.anchor');
  const openVerification = () =>
    openLedgerVerification({
      ...keys,
      own,
      ledger,
      quietWrites: openQuietWrites(own.connection, store.seals),
      side: 'settlement',
      hash: nodeHash,
      witness: createTriesInLedger(),
      anchor: openLedgerAnchor({
        path: anchorPath,
        side: 'settlement',
        ...keys,
        timers: systemTimers,
      }),
      monotonicMs: () => 0,
      isSweepTimed: false,
    });
  const verification = openVerification();
  onTestFinished(() => {
    verification.close();
    own.close();
  });
  const hand = openByHand(path);
  return {
    turn,
    own,
    path,
    append: (name: string) => {
      ledger.append({ ...makeNote('redeem_refused'), facts: { name } });
    },
    look: () => verification.isVerified(),
    openVerification,
    anchoredAt: () => anchorSchema.parse(JSON.parse(readFileSync(anchorPath, 'utf8'))).sequence,
    /** As another process sees it: nothing that is not committed. */
    names: () =>
      hand
        .prepare('SELECT entry_text FROM ledger ORDER BY sequence')
        .all()
        .map((row) => /"name":"(\w+)"/.exec(entryRow.parse(row).entry_text)?.[1]),
  };
}

const anchorSchema = z.looseObject({ sequence: z.number() });
const entryRow = z.looseObject({ entry_text: z.string() });

/** Throws as SQLite itself does when it has undone the whole transaction, as on a full disk. */
function undoAll({ own }: ReturnType<typeof makeWorld>): never {
  own.connection.execute('ROLLBACK');
  throw new Error('the disk is full');
}

describe('group commit [REQ-GROUP-COMMIT]', () => {
  it('makes one commit of what is written in one turn, and answers nobody before it', async () => {
    const world = makeWorld();
    const commits = countCommits(world.path);
    const seenAtAnswer: number[] = [];
    const answers = ['one', 'two', 'three'].map((name) =>
      world.own
        .writeSoon(() => {
          world.append(name);
        })
        .then(() => seenAtAnswer.push(world.names().length)),
    );
    await Promise.resolve();
    expect([world.names(), seenAtAnswer]).toEqual([[], []]);
    world.turn.end();
    await Promise.all(answers);
    expect(seenAtAnswer).toEqual([3, 3, 3]);
    expect(countCommits(world.path) - commits).toBe(1);
  });

  it('undoes a piece that throws for itself, whatever the others do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 70 }), async (isGood) => {
        const world = makeWorld();
        const answers = Promise.allSettled(
          isGood.map((good, index) =>
            world.own.writeSoon(() => {
              world.append(`n${String(index)}`);
              if (!good) throw new Error('this piece alone');
              return index;
            }),
          ),
        );
        world.turn.end();
        world.turn.end();
        const good = isGood.map((_good, index) => index).filter((index) => isGood[index]);
        expect((await answers).map(({ status }) => status === 'fulfilled')).toEqual(isGood);
        expect(world.names()).toEqual(good.map((index) => `n${String(index)}`));
        expect(world.own.read(world.look), 'the chain has no gap').toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it('shows a piece what those before it in its group have written', async () => {
    const world = makeWorld();
    const names: string[] = [];
    const rows = world.own.connection.prepare('SELECT entry_text FROM ledger');
    const answers = ['one', 'two'].map((name) =>
      world.own.writeSoon(() => {
        names.push(`${name} after ${String(rows.all().length)}`);
        world.append(name);
      }),
    );
    world.turn.end();
    await Promise.all(answers);
    expect(names).toEqual(['one after 0', 'two after 1']);
  });

  it('breaks every promise of a group that could not be committed, and goes on after it', async () => {
    const world = makeWorld();
    const answers = Promise.allSettled([
      world.own.writeSoon(() => {
        world.append('one');
      }),
      world.own.writeSoon(() => undoAll(world)),
      world.own.writeSoon(() => {
        world.append('three');
      }),
    ]);
    world.turn.end();
    expect((await answers).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(world.names()).toEqual([]);
    const next = world.own.writeSoon(() => {
      world.append('four');
    });
    world.turn.end();
    await next;
    expect(world.names()).toEqual(['four']);
  });

  it('invariant 10: entries of a group that was undone are neither believed nor anchored', async () => {
    const world = makeWorld();
    world.own.write(() => {
      world.append('before');
    });
    expect(world.own.read(world.look)).toBe(true);
    const anchored = world.anchoredAt();
    const looks: boolean[] = [];
    const answers = Promise.allSettled([
      world.own.writeSoon(() => {
        world.append('one');
      }),
      world.own.writeSoon(() => {
        looks.push(world.look());
      }),
      world.own.writeSoon(() => undoAll(world)),
    ]);
    world.turn.end();
    await answers;
    expect(looks, 'inside the group it is as after a commit').toEqual([true]);
    expect(world.own.read(world.look), 'nothing that was undone is missed').toBe(true);
    expect(world.anchoredAt()).toBe(anchored);
    world.own.write(() => {
      world.append('other');
    });
    expect(world.own.read(world.look)).toBe(true);
    const afterRestart = world.openVerification();
    expect(world.own.read(() => afterRestart.isVerified())).toBe(true);
    afterRestart.close();
  });

  it('commits what waits before the store is closed', async () => {
    const world = makeWorld();
    const answer = world.own.writeSoon(() => {
      world.append('last');
    });
    world.own.close();
    await answer;
    expect(world.names()).toEqual(['last']);
  });

  it('invariant 3: an order that is redeemed twice in one group ends once', async () => {
    const folder = makeFolder();
    const keys = makeKeys(folder);
    const requests = openRequests(folder, keys);
    const approvals = openApprovals(folder, keys);
    const turn = makeTurn();
    const settlements = openSettlementStore({
      path: storePath(folder, 'settlement'),
      requestStorePath: storePath(folder, 'request'),
      approvalStorePath: storePath(folder, 'approval'),
      ledgerKey: keys.signer,
      ledgerKeys: keys.verifier,
      ledgerAnchor: join(folder, 'ledger.anchor'),
      timers: systemTimers,
      clock: systemClock,
      hash: nodeHash,
      atTurnEnd: turn.atTurnEnd,
    });
    onTestFinished(() => {
      for (const store of [requests, approvals, settlements]) store.close();
    });
    const stored = makeStoredDryRun();
    await insertDryRun(requests, stored);
    const { dryRun } = stored;
    const answers = Promise.all(
      [1, 2, 3].map(() => settlements.judgeRedemption(makeCall(dryRun, redeemDecision(dryRun)))),
    );
    turn.end();
    expect((await answers).map(({ outcome }) => outcome)).toEqual(['judged', 'ended', 'ended']);
    expect(await settlements.isLedgerVerified()).toBe(true);
  });
});

describe('a lock that another process does not give', () => {
  const busy = Object.assign(new Error('database is locked'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 5,
  });

  /** Pauses end and time passes when the test says so. */
  function groupsThatFindItTaken(times: number, random = 0.5) {
    const turn = makeTurn();
    const { own } = makeWorld();
    const pauses: { readonly delayMs: number; readonly run: () => void }[] = [];
    const seen = { asked: 0, now: 0, patient: 0 };
    const groups = createGroupCommit({
      connection: own.connection,
      side: 'settlement',
      atTurnEnd: turn.atTurnEnd,
      transact: (work) => {
        seen.asked += 1;
        if (seen.asked <= times) throw busy;
        own.write(() => {
          work();
          // As long as a disk is waited for.
          seen.now += 10;
        });
      },
      transactPatiently: (work) => {
        seen.patient += 1;
        own.write(work);
      },
      means: {
        after: (delayMs, run) => void pauses.push({ delayMs, run }),
        monotonicMs: () => seen.now,
        random: () => random,
      },
    });
    return {
      groups,
      turn,
      seen,
      waitingPauses: () => pauses.map(({ delayMs }) => delayMs),
      passPause: (): number => {
        const [next] = pauses.splice(0, 1);
        if (!next) throw new Error('nothing is waited for');
        seen.now += next.delayMs;
        next.run();
        return next.delayMs;
      },
    };
  }

  it('is asked for again after pauses in which the process goes on, and every piece is answered once [REQ-MANY-AT-ONCE]', async () => {
    const { groups, turn, seen, passPause } = groupsThatFindItTaken(3);
    let runs = 0;
    const answers = Promise.all(['a', 'b'].map((name) => groups.write(() => ((runs += 1), name))));
    turn.end();
    expect([seen.asked, runs], 'one attempt, and then a pause').toEqual([1, 0]);
    for (let pauses = 0; pauses < 3; pauses += 1) passPause();
    expect(await answers).toEqual(['a', 'b']);
    expect([seen.asked, runs]).toEqual([4, 2]);
  });

  it('is asked for the more often the longer it has been waited for, and never for long [REQ-LOCK-FAIR]', () => {
    const { groups, turn, passPause } = groupsThatFindItTaken(Infinity, 0.999);
    groups.write(() => undefined).catch(() => undefined);
    turn.end();
    const pauses = Array.from({ length: 100 }, passPause);
    expect(Math.max(...pauses)).toBeLessThan(9);
    expect(pauses.at(-1)).toBeLessThan(2);
    expect(pauses.toSorted((left, right) => right - left)).toEqual(pauses);
  });

  it('is left to others for a moment by who has just had it, while they are near [REQ-LOCK-FAIR]', async () => {
    const { groups, turn, seen, passPause, waitingPauses } = groupsThatFindItTaken(1);
    const first = groups.write(() => undefined);
    turn.end();
    passPause();
    await first;
    const second = groups.write(() => undefined);
    turn.end();
    expect(waitingPauses(), 'a part of the time that it was held').toEqual([1.5]);
    passPause();
    await second;
    seen.now += 1000;
    const third = groups.write(() => undefined);
    turn.end();
    expect(waitingPauses(), 'nobody was near for a second').toEqual([]);
    await third;
  });

  it('is given up after half a minute, with nothing done, by the name of the store [REQ-LOCK-FAIR]', async () => {
    const { groups, turn, seen, passPause } = groupsThatFindItTaken(Infinity);
    let runs = 0;
    const answer = groups.write(() => (runs += 1));
    const refused = expect(answer).rejects.toThrow('the settlement store is not available now');
    turn.end();
    while (seen.now < 29_999) {
      passPause();
      seen.now += 1000;
    }
    passPause();
    await refused;
    await expect(answer).rejects.toThrow(StoreUnavailable);
    expect(runs).toBe(0);
  });

  it('is waited for standing still only by what is written before the store is closed', async () => {
    const { groups, turn, seen } = groupsThatFindItTaken(Infinity);
    const answer = groups.write(() => 'written');
    turn.end();
    groups.flush();
    expect(await answer).toBe('written');
    expect(seen).toMatchObject({ asked: 1, patient: 1 });
  });

  it('keeps the process from standing still, however long another one holds it [REQ-LOCK-FAIR]', async () => {
    const world = makeWorld();
    const hand = openByHand(world.path);
    hand.exec('BEGIN IMMEDIATE');
    const answer = world.own.writeSoon(() => {
      world.append('one');
    });
    const beganAt = performance.now();
    world.turn.end();
    expect(performance.now() - beganAt, 'not the seconds that SQLite would wait').toBeLessThan(
      1000,
    );
    hand.exec('ROLLBACK');
    await answer;
    expect(world.names()).toEqual(['one']);
  });

  it('is not asked for again where a piece itself failed', async () => {
    const { groups, turn, seen } = groupsThatFindItTaken(0);
    const answer = groups.write(() => {
      throw busy;
    });
    turn.end();
    await expect(answer).rejects.toBe(busy);
    expect(seen.asked).toBe(1);
  });
});
