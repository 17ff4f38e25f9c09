/** How soon a slow phone shows something of the card: first contentful paint (Paint Timing) with the processor slowed four times. */
import type { Browser, Page } from 'playwright';
import { openChromium } from '../../screens/open-chromium.ts';
import { timesOf, type Times } from '../measure/percentiles.ts';

export const CPU_SLOWED = 4;
const LOADS = 15;

export interface FirstPaint {
  /** A phone that was never there before: nothing of the card is kept. */
  readonly first: Times;
  /** The same phone once more. */
  readonly again: Times;
}

/** @returns null where no browser is to be had: the bench measures the rest. */
export async function measureFirstPaint(
  cardOrigin: string,
  loads = LOADS,
): Promise<FirstPaint | null> {
  const browser = await openChromium().catch(() => null);
  if (browser === null) return null;
  try {
    // Chromium's own code is read from the disk and compiled by then.
    await loadTwice(browser, cardOrigin);
    const times: Awaited<ReturnType<typeof loadTwice>>[] = [];
    for (let load = 0; load < loads; load += 1) times.push(await loadTwice(browser, cardOrigin));
    return {
      first: timesOf(times.map(([first]) => first)),
      again: timesOf(times.map(([, again]) => again)),
    };
  } finally {
    await browser.close();
  }
}

async function loadTwice(browser: Browser, address: string): Promise<readonly [number, number]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
    await page.goto(address);
    const first = await firstPaintOf(page);
    await page.reload();
    return [first, await firstPaintOf(page)];
  } finally {
    await context.close();
  }
}

/** In milliseconds after the navigation began; a paint that has been is told too. */
function firstPaintOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint !== undefined) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}
