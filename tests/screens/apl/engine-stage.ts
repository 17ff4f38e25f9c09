/** One browser with one page in which Amazon's engine draws our documents: the simulator's own code around it, and its own style. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { declaredVersion, documentOf, type ScreenData } from '#screens/apl';
import type { EchoScreen } from '../../../simulator/alexa-cloud/index.ts';
import type { AplDrawing } from '../../../simulator/page/browser/apl-messages.ts';
import { openChromium } from '../open-chromium.ts';
import type { DrawnText } from './engine-page.ts';
import { aplScreenOfEcho } from './echo-screens.ts';

export type { Box, DrawnText } from './engine-page.ts';

export interface EngineStage {
  readonly page: Page;
  /** What scripts, the engine and the browser complained of. */
  readonly complaints: string[];
  /** Requests to anywhere else. */
  readonly strangers: string[];
  draw(shown: Shown): Promise<readonly DrawnText[]>;
  /** What stands there now. */
  texts(): Promise<readonly DrawnText[]>;
  /** A PNG of what stands there now, on a screen of that size, so much smaller. */
  shoot(echo: Shown['echo'], scale: number): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Shown {
  readonly echo: EchoScreen;
  readonly theme: 'dark' | 'light';
  readonly data: ScreenData;
}

const ORIGIN = 'http://apl.test';
const APL_FOLDER = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'simulator',
  'page',
  'browser',
  'apl',
);
const resolvePath = createRequire(import.meta.url).resolve;

/** @param widerBy what every letter is made wider by: the faces of real devices are not ours. */
export async function openEngineStage(widerBy = 0): Promise<EngineStage> {
  const [files, browser] = await Promise.all([makeFiles(widerBy), openChromium()]);
  const context = await browser.newContext({ viewport: { width: 1920, height: 1920 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('pageerror', (fault) => complaints.push(String(fault)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) || /^(?:W|E) /.test(message.text()))
      complaints.push(message.text());
  });
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = origin === ORIGIN ? files[pathname] : undefined;
    if (file === undefined) {
      strangers.push(route.request().url());
      return route.abort();
    }
    return route.fulfill({ contentType: file.type, body: file.body });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => window.enginePage !== undefined);
  const devTools = await context.newCDPSession(page);
  let drawing = 0;
  let size = '';
  return {
    page,
    complaints,
    strangers,
    draw: async (shown) => {
      drawing += 1;
      const { widthDp: width, heightDp: height } = shown.echo;
      // A page that is larger than the screen costs time with each frame.
      if (size !== `${String(width)}x${String(height)}`)
        await page.setViewportSize({ width, height });
      size = `${String(width)}x${String(height)}`;
      return page.evaluate(
        (wanted) => window.enginePage?.draw(wanted) ?? [],
        drawingOf(shown, drawing),
      );
    },
    texts: () => page.evaluate(() => window.enginePage?.texts() ?? []),
    shoot: async ({ widthDp, heightDp }, scale) => {
      await scaleBody(page, scale);
      // Playwright's own way waits for much that is not here.
      const { data } = await devTools.send('Page.captureScreenshot', {
        optimizeForSpeed: true,
        clip: {
          ...{ x: 0, y: 0, scale: 1 },
          ...{ width: Math.round(widthDp * scale), height: Math.round(heightDp * scale) },
        },
      });
      await scaleBody(page, 1);
      return Buffer.from(data, 'base64');
    },
    close: () => browser.close(),
  };
}

async function scaleBody(page: Page, scale: number): Promise<void> {
  await page.evaluate((by) => {
    document.body.style.transformOrigin = '0 0';
    document.body.style.scale = by === 1 ? '' : String(by);
  }, scale);
}

/** As the skill sends it to that device, and as that device draws it. */
function drawingOf({ echo, theme, data }: Shown, drawing: number): AplDrawing {
  const version = declaredVersion('2024.3');
  if (version === undefined) throw new Error('no version');
  return {
    kind: 'draw',
    drawing,
    document: documentOf(data.kind, { version, screen: aplScreenOfEcho(echo) }),
    datasources: { hearback: data },
    viewport: {
      widthDp: echo.widthDp,
      heightDp: echo.heightDp,
      isRound: echo.shape === 'ROUND',
      mode: echo.mode,
      theme,
    },
  };
}

type Files = Readonly<
  Record<string, { readonly type: string; readonly body: string | Buffer } | undefined>
>;

async function makeFiles(widerBy: number): Promise<Files> {
  const bundle = await build({
    entryPoints: [join(import.meta.dirname, 'engine-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
  });
  const style = await readFile(join(APL_FOLDER, 'screen.css'), 'utf8');
  const face = "format('woff2');";
  const wider = style.replaceAll(face, `${face} size-adjust: ${String(100 + 100 * widerBy)}%;`);
  return {
    '/': {
      type: 'text/html',
      body: '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="./screen.css"><div id="screen"></div><script src="./page.js"></script>',
    },
    '/page.js': { type: 'text/javascript', body: bundle.outputFiles[0]?.text ?? '' },
    '/screen.css': { type: 'text/css', body: wider },
    '/engine.js': {
      type: 'text/javascript',
      body: await readFile(resolvePath('apl-viewhost-web/index.js')),
    },
    '/inter.woff2': {
      type: 'font/woff2',
      body: await readFile(
        resolvePath('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
      ),
    },
  };
}
