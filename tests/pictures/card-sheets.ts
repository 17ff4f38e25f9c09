/** Pictures of the card itself: one sheet for a moment, with both themes at 320, 390 and 768 px. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { CARD_MOMENTS, playMoment, type CardMoment } from '../screens/card-moments.ts';
import { openCardStage, type Scene } from '../screens/card-stage.ts';
import { listOf } from '../screens/order-fixture.ts';
import { makeSmallPng } from './small-png.ts';

const WIDTHS = [320, 390, 768];
const THEMES = ['light', 'dark'] as const;
/** The sheet is for a look at the whole; the pictures in it are half their size. */
const SCALE = 0.5;
const MOST_HEIGHT = 1640;

/** @param only names of moments; all when it is empty. */
export async function takeCardSheets(
  folder: string,
  only: readonly string[] = [],
): Promise<readonly CardMoment[]> {
  const moments = CARD_MOMENTS.filter(({ name }) => only.length === 0 || only.includes(name));
  if (only.length === 0) {
    for (const file of readdirSync(folder)) {
      if (file.startsWith('card-')) rmSync(join(folder, file));
    }
  }
  const stage = await openCardStage();
  const scene = await stage.openSignedIn(listOf());
  const sheet = await openSheet(scene);
  try {
    for (const moment of moments) {
      await playMoment(scene, moment);
      writeFileSync(join(folder, `card-${moment.name}.png`), await takeSheet(scene, sheet));
    }
  } finally {
    await scene.close();
    await stage.close();
  }
  return moments;
}

async function openSheet({ page }: Scene): Promise<Page> {
  const browser: Browser | null = page.context().browser();
  if (browser === null) throw new Error('no browser');
  return browser.newPage({ viewport: { width: 1560, height: 700 } });
}

async function takeSheet(scene: Scene, sheet: Page): Promise<Buffer> {
  const shots: { readonly width: number; readonly png: Buffer }[] = [];
  for (const colorScheme of THEMES) {
    await scene.page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await scene.page.setViewportSize({ width, height: 844 });
      shots.push({ width, png: await shootAll(scene.page, width) });
    }
  }
  const images = shots.map(
    ({ width, png }) =>
      `<img width="${String(width * SCALE)}" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  await sheet.setContent(
    `<!doctype html><style>body{margin:8px;background:#8a93a0;display:flex;gap:8px;align-items:start}</style>${images.join('')}`,
  );
  const box = await sheet.locator('body').boundingBox();
  const height = Math.ceil((box?.height ?? 600) + 16);
  const clip = { x: 0, y: 0, width: 1534, height };
  return makeSmallPng(await sheet.screenshot({ clip, fullPage: true }));
}

/** As far down as the page goes: what is held at the bottom of a phone stands where it belongs then. */
async function shootAll(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const all = Math.min(Math.max(height, 600), MOST_HEIGHT);
  await page.setViewportSize({ width, height: all });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const png = await page.screenshot();
  await page.setViewportSize({ width, height: 844 });
  return png;
}
