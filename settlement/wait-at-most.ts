/** Waiting with a limit, for a caller who would rather hear "still working" than nothing. */
import type { Timers } from '#edge';

/** Waits until the work has ended, well or badly, but never longer than `limitMs`; the work goes on. */
export async function waitAtMost(
  work: Promise<unknown>,
  { limitMs, timers }: { readonly limitMs: number; readonly timers: Timers },
): Promise<void> {
  await new Promise<void>((resolve) => {
    const cancel = timers.after(limitMs, resolve);
    const end = (): void => {
      cancel();
      resolve();
    };
    work.then(end, end);
  });
}
