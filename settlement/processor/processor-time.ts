/**
 * The processor's own time, by the `Date` of its answers (RFC 9110, section 6.6.1). In between it is carried on by a monotonic clock, which nobody
 * sets; that one stands still while a machine sleeps, so what is carried may be behind the processor and is never ahead of it.
 */
import type { Clock } from '#core';

/** Since some moment; never set, unlike a clock on the wall. */
export type MonotonicMs = () => number;

export interface ProcessorTime {
  /** Of an answer that has just come. What is no such date teaches nothing. */
  learn(date: string | null | undefined): void;
  /** @see Processor.tellTime */
  tell(of: { readonly isFresh: boolean }): Promise<number | undefined>;
}

/** Two clocks that part by more than this while one question is asked: the machine slept, or its clock was set; the answer may be old. */
const MOST_PARTED_MS = 10_000;

/** @param ask makes one request, whose answer is given to `learn` whatever its status; it may throw. */
export function createProcessorTime(of: {
  readonly ask: () => Promise<unknown>;
  readonly clock: Clock;
  readonly monotonicMs: MonotonicMs;
}): ProcessorTime {
  const { ask, clock, monotonicMs } = of;
  let known: { readonly epochMs: number; readonly atMs: number } | undefined;
  let asking: Promise<boolean> | undefined;

  /** Whether the processor has told its time just now. What was known before is kept where it has not. */
  const askNow = async (): Promise<boolean> => {
    const before = known;
    const parted = (): number => clock.nowEpochMs() - monotonicMs();
    const partedBefore = parted();
    await ask().catch(() => undefined);
    if (Math.abs(parted() - partedBefore) > MOST_PARTED_MS) known = undefined;
    return known !== undefined && known !== before;
  };
  return {
    learn(date) {
      const epochMs = parseHttpDate(date);
      if (epochMs !== undefined) known = { epochMs, atMs: monotonicMs() };
    },
    async tell({ isFresh }) {
      if (isFresh || !known) {
        // Whoever asks meanwhile gets the same answer: it is of this moment for all of them.
        asking ??= askNow().finally(() => {
          asking = undefined;
        });
        if (!(await asking)) return undefined;
      }
      return known && known.epochMs + monotonicMs() - known.atMs;
    },
  };
}

const IMF_FIXDATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;

/** The one form that servers send today (RFC 9110, section 5.6.7). */
function parseHttpDate(text: string | null | undefined): number | undefined {
  if (typeof text !== 'string' || !IMF_FIXDATE.test(text)) return undefined;
  const epochMs = Date.parse(text);
  return Number.isNaN(epochMs) ? undefined : epochMs;
}
