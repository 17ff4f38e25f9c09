/** The real approval side with the real built pages, in Chromium: its sign-in page alone is played. */
import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { makeWorld, type World } from '../approval/approval-world.ts';
import { buildWeb } from './build-web.ts';
import { openChromium } from './card-stage.ts';

export interface LiveStage {
  readonly world: World;
  /** A person's browser: its pages share cookies, key and sign-in. */
  readonly context: BrowserContext;
  /** What pages complained of, but for the 401 of who is not signed in. */
  readonly faults: string[];
  open(path: string): Promise<Page>;
  signIn(page: Page): Promise<void>;
  close(): Promise<void>;
}

/** @param how the address that people reach it by, and what the browser is started with so that it finds that. */
export async function openLiveStage(
  how: { readonly origin?: string; readonly args?: readonly string[] } = {},
): Promise<LiveStage> {
  const screens = await buildWeb('card');
  const { origin, args } = how;
  const world = await makeWorld({ screens, ...(origin !== undefined && { origin }) });
  // A browser proves by its own clock, so this world's is the real one.
  Object.defineProperty(world.clock, 'now', { get: () => Date.now() });
  const browser: Browser = await openChromium(args);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 200 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.route(`${world.identity.state.issuer}/**`, async (route) => {
    const answer = world.identity.signIn(route.request().url());
    const query = new URLSearchParams(answer).toString();
    await route.fulfill({
      status: 303,
      headers: { location: `${world.origin}/callback?${query}` },
    });
  });
  const faults: string[] = [];
  return {
    world,
    context,
    faults,
    async open(path) {
      const page = await context.newPage();
      page.on('pageerror', (fault) => faults.push(String(fault)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/ 401 /.test(message.text())) {
          faults.push(message.text());
        }
      });
      await page.goto(world.origin + path);
      return page;
    },
    async signIn(page) {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Your orders' }).waitFor();
    },
    async close() {
      await browser.close();
      await world.stop();
      await rm(screens, { recursive: true, force: true });
    },
  };
}
