/** The processor's time by its `Date`, carried on by a monotonic clock. */
import { describe, expect, it } from 'vitest';
import {
  createProcessorTime,
  type ProcessorTime,
} from '../../settlement/processor/processor-time.ts';

const START = Date.UTC(2026, 10, 30, 12);
const dateAt = (epochMs: number): string => new Date(epochMs).toUTCString();

interface Machine {
  wall: number;
  monotonic: number;
  asked: number;
  /** What a question is answered with; undefined for none. */
  answer: () => string | undefined;
  readonly time: ProcessorTime;
}

function makeMachine(): Machine {
  const machine: Machine = {
    wall: START,
    monotonic: 500,
    asked: 0,
    answer: () => dateAt(START),
    time: createProcessorTime({
      clock: { nowEpochMs: () => machine.wall },
      monotonicMs: () => machine.monotonic,
      ask: () => {
        machine.asked += 1;
        const date = machine.answer();
        if (date === undefined) return Promise.reject(new Error('no answer'));
        machine.time.learn(date);
        return Promise.resolve();
      },
    }),
  };
  return machine;
}

describe('the time of the processor', () => {
  it('is asked for where nothing is known, and then carried on without asking', async () => {
    const machine = makeMachine();
    expect(await machine.time.tell({ isFresh: false })).toBe(START);
    machine.monotonic += 90_000;
    // Our own clock has no part in it.
    machine.wall -= 8 * 3_600_000;
    expect(await machine.time.tell({ isFresh: false })).toBe(START + 90_000);
    expect(machine.asked).toBe(1);
  });

  it('is learned from any answer', async () => {
    const machine = makeMachine();
    machine.time.learn(dateAt(START + 5000));
    machine.monotonic += 1000;
    expect(await machine.time.tell({ isFresh: false })).toBe(START + 6000);
    expect(machine.asked).toBe(0);
  });

  it('is asked for anew where it must be fresh, once for all who wait', async () => {
    const machine = makeMachine();
    await machine.time.tell({ isFresh: false });
    machine.answer = () => dateAt(START + 7_200_000);
    const told = await Promise.all([1, 2, 3].map(() => machine.time.tell({ isFresh: true })));
    expect(told).toEqual([START + 7_200_000, START + 7_200_000, START + 7_200_000]);
    expect(machine.asked).toBe(2);
  });

  it('invariant 13: is not fresh without an answer, while what was known is still carried on', async () => {
    const machine = makeMachine();
    await machine.time.tell({ isFresh: false });
    machine.answer = () => undefined;
    expect(await machine.time.tell({ isFresh: true })).toBeUndefined();
    expect(await machine.time.tell({ isFresh: false })).toBe(START);
  });

  it('invariant 13: an answer that may have waited while the machine slept is not believed', async () => {
    const machine = makeMachine();
    machine.answer = () => {
      machine.wall += 7_200_000;
      return dateAt(START);
    };
    expect(await machine.time.tell({ isFresh: true })).toBeUndefined();
    machine.answer = () => dateAt(START + 7_200_000);
    expect(await machine.time.tell({ isFresh: true })).toBe(START + 7_200_000);
  });

  it.each([
    undefined,
    null,
    '',
    'now',
    '2026-11-30T12:00:00Z',
    '1796040000',
    'Mon, 30 Nov 2026 12:00:00',
    'Mon, 30 Nov 2026 12:00:00 +0100',
    'Mon, 30 Xxx 2026 12:00:00 GMT',
    'Mon, 30 Nov 2026 99:00:00 GMT',
    'Mon, 30 Nov 2026 12:00:00 GMT, Mon, 30 Nov 2026 15:00:00 GMT',
  ])('invariant 13: is not known by %j', async (date) => {
    const machine = makeMachine();
    machine.answer = () => undefined;
    machine.time.learn(date);
    expect(await machine.time.tell({ isFresh: false })).toBeUndefined();
  });
});
