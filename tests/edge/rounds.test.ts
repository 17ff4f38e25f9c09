/** Rounds of work, and what waits for its own next try. */
import { describe, expect, it } from 'vitest';
import { createOwnWaits, createRounds, type RoundEnd } from '#edge';
import { createManualTimers } from '../settlement/manual-timers.ts';

const PAUSES = { firstMs: 100, longestMs: 400 };

function makeRounds(ends: (RoundEnd | Error)[]) {
  const timers = createManualTimers();
  const seen = { rounds: 0, faults: 0, rests: 0 };
  const rounds = createRounds({
    timers,
    pauses: PAUSES,
    round: () => {
      seen.rounds += 1;
      const end = ends.shift() ?? 'done';
      return end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
    },
    onFault: () => {
      seen.faults += 1;
    },
    onRest: () => {
      seen.rests += 1;
    },
  });
  return { timers, seen, rounds };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('rounds of work', () => {
  it('come again after pauses that double up to the longest, also where a round throws, until nothing is left', async () => {
    const { timers, seen, rounds } = makeRounds(['again', new Error('disk'), 'again', 'again']);
    await rounds.wake();
    for (const pauseMs of [100, 200, 400, 400]) {
      expect(timers.delays()).toEqual([pauseMs]);
      timers.fire();
      await nextTurn();
    }
    expect(timers.delays()).toEqual([]);
    expect(seen).toEqual({ rounds: 5, faults: 1, rests: 5 });
  });

  it('are one more after the one that runs, however often somebody wakes them meanwhile', async () => {
    const { seen, rounds } = makeRounds([]);
    await Promise.all([rounds.wake(), rounds.wake(), rounds.wake()]);
    expect(seen.rounds).toBe(2);
  });

  it('come no more once they are stopped', async () => {
    const { timers, seen, rounds } = makeRounds(['again']);
    await rounds.wake();
    rounds.stop();
    timers.fire();
    await rounds.wake();
    expect(seen.rounds).toBe(1);
  });
});

describe('what waits for its own next try', () => {
  it('keeps nothing else back, counts its tries, and is forgotten when it is done', () => {
    const timers = createManualTimers();
    let due = 0;
    const waits = createOwnWaits(timers, () => {
      due += 1;
    });
    waits.wait('one', 100);
    expect([waits.isWaiting('one'), waits.isWaiting('other')]).toEqual([true, false]);
    timers.fire(100);
    expect([due, waits.isWaiting('one'), waits.failures('one')]).toEqual([1, false, 1]);
    waits.wait('one', 200);
    expect(waits.failures('one')).toBe(2);
    waits.keepOnly([]);
    expect([timers.delays(), waits.failures('one')]).toEqual([[], 0]);
  });
});
