/** Builds the card once, opens Chromium, and puts a page before a fresh stand-in of the approval side. */
import type { OrderList } from '#core';
import { rm } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { Plugin } from 'vite';
import { buildWeb } from './build-web.ts';
import { FakeApproval } from './fake-approval.ts';
import { openChromium } from './open-chromium.ts';

export { openChromium };

export interface CardStage {
  /** A new person's browser; violations of the policy and faults of scripts are collected. */
  open(list: OrderList, how?: BrowserContextOptions & { readonly path?: string }): Promise<Scene>;
  /** As `open`, signed in already and on `path`. */
  openSignedIn(
    list: OrderList,
    how?: BrowserContextOptions & { readonly path?: string },
  ): Promise<Scene>;
  close(): Promise<void>;
}

export interface Scene {
  readonly page: Page;
  readonly approval: FakeApproval;
  readonly faults: string[];
  close(): Promise<void>;
}

/** @param how further plugins of the build, such as one that puts another table in the place of a language, and another browser. */
export async function openCardStage(
  how: { readonly plugins?: readonly Plugin[]; readonly launch?: () => Promise<Browser> } = {},
): Promise<CardStage> {
  const folder = await buildWeb('card', how.plugins);
  const browser = await (how.launch?.() ?? openChromium());

  const open: CardStage['open'] = async (list, { path = '/', ...how } = {}) => {
    const approval = await new FakeApproval(folder, list).listen();
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
      ...how,
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    page.on('console', (message) => {
      if (/content security policy|trusted/i.test(message.text())) faults.push(message.text());
    });
    await page.goto(approval.origin + path);
    return {
      page,
      approval,
      faults,
      close: async () => {
        await context.close();
        await approval.close();
      },
    };
  };

  return {
    open,
    openSignedIn: async (list, how) => {
      const scene = await open(list, how);
      await scene.page.getByRole('button', { name: 'Sign in' }).click();
      await scene.page.locator('hb-state-line, .none, .bar').first().waitFor();
      return scene;
    },
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
