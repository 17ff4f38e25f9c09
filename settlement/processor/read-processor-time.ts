/** Our clock against the processor's: what the one says is believed about the processor's memory only where the other says it too. */
import type { Clock, Processor } from '#core';

/** How far our clock may be from the processor's and still be called right. A part of the margin in asking-window.ts. */
export const CLOCK_MAY_BE_OFF_MS = 10 * 60 * 1000;

export interface ProcessorNow {
  readonly processorEpochMs: number;
  readonly isClockRight: boolean;
}

/**
 * What the processor's time is now; undefined where it cannot be had. What was carried on since an earlier answer is enough where our clock, which
 * goes on while a machine sleeps, agrees with it. Otherwise, and where `isFresh`, the processor is asked now.
 */
export async function readProcessorTime(
  { processor, clock }: { readonly processor: Pick<Processor, 'tellTime'>; readonly clock: Clock },
  { isFresh }: { readonly isFresh: boolean },
): Promise<ProcessorNow | undefined> {
  const told = await processor.tellTime({ isFresh });
  if (told === undefined) return undefined;
  const now = besideOurs(told, clock);
  if (isFresh || now.isClockRight) return now;
  const fresh = await processor.tellTime({ isFresh: true });
  return fresh === undefined ? undefined : besideOurs(fresh, clock);
}

/** As far as is known without asking again: for what can wait until it is. */
export async function isClockKnownRight({
  processor,
  clock,
}: {
  readonly processor: Pick<Processor, 'tellTime'>;
  readonly clock: Clock;
}): Promise<boolean> {
  const told = await processor.tellTime({ isFresh: false });
  return told !== undefined && besideOurs(told, clock).isClockRight;
}

function besideOurs(processorEpochMs: number, clock: Clock): ProcessorNow {
  const offByMs = Math.abs(clock.nowEpochMs() - processorEpochMs);
  return { processorEpochMs, isClockRight: offByMs <= CLOCK_MAY_BE_OFF_MS };
}
