/** The real approval side with the real built pages, in Chromium: its sign-in page alone is played. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { build } from 'vite';
import { makeWorld, type World } from '../approval/approval-world.ts';
import { openChromium } from './card-stage.ts';

const ROOT = join(import.meta.dirname, '..', '..');

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

export async function openLiveStage(): Promise<LiveStage> {
  const screens = await mkdtemp(join(tmpdir(), 'hearback-live-'));
  await build({
    configFile: join(ROOT, 'screens/vite.card.config.ts'),
    logLevel: 'error',
    build: { outDir: screens },
  });
  const world = await makeWorld({ screens });
  // A browser proves by its own clock, so this world's is the real one.
  Object.defineProperty(world.clock, 'now', { get: () => Date.now() });
  const browser: Browser = await openChromium();
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
