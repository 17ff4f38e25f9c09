/** Builds the page of all elements and opens it in Chromium. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { openChromium } from './card-stage.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface ElementStage {
  open(how?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openElementStage(): Promise<ElementStage> {
  const folder = await mkdtemp(join(tmpdir(), 'hearback-elements-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'stage'),
    logLevel: 'error',
    resolve: { conditions: ['hearback-source', ...defaultClientConditions] },
    build: { outDir: folder, emptyOutDir: true, modulePreload: false, assetsInlineLimit: 0 },
  });
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    readFile(join(folder, path)).then(
      (content) => response.writeHead(200, { 'Content-Type': TYPES[extname(path)] }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const browser = await openChromium();
  return {
    open: async (how = {}) => {
      const page = await (await browser.newContext({ reducedMotion: 'reduce', ...how })).newPage();
      await page.goto(`http://127.0.0.1:${String(address.port)}/`);
      await page.waitForFunction(() => 'draw' in window);
      return page;
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
