/** Does a piece of work again and again, a pause after each, as long as the page is in sight; at once when it comes back. */

export function repeatWhileVisible(
  work: () => Promise<void>,
  { page, pauseMs }: { readonly page: Document; readonly pauseMs: number },
): { readonly runNow: () => Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const run = (): Promise<void> => {
    clearTimeout(timer);
    running ??= work().finally(() => {
      running = undefined;
      if (page.visibilityState === 'visible') timer = setTimeout(() => void run(), pauseMs);
    });
    return running;
  };
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') void run();
  });

  return {
    /** Runs once more after whatever is under way, so that the answer is from after the call. */
    runNow: async () => {
      await running;
      await run();
    },
  };
}
