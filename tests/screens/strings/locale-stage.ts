/** Builds the page of all elements and locales, and opens it in Chromium. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { openChromium } from '../card-stage.ts';

export interface LocaleStage {
  readonly page: Page;
  close(): Promise<void>;
}

/** A phone of 320 by 568, the smallest that is still used. */
export async function openLocaleStage(): Promise<LocaleStage> {
  const folder = await mkdtemp(join(tmpdir(), 'hearback-locales-'));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['hearback-source', ...defaultClientConditions] },
    build: {
      outDir: folder,
      lib: {
        entry: join(import.meta.dirname, 'stage', 'stage.ts'),
        formats: ['iife'],
        name: 'stage',
        fileName: () => 'stage.js',
        cssFileName: 'stage',
      },
    },
  });
  const browser = await openChromium();
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 568 },
  });
  await page.setContent('<!doctype html><meta charset="utf-8"><body></body>');
  await page.addStyleTag({ content: await readFile(join(folder, 'stage.css'), 'utf8') });
  await page.addScriptTag({ content: await readFile(join(folder, 'stage.js'), 'utf8') });
  return {
    page,
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
