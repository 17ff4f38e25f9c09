/** The built widget in a frame of a test host with the official bridge, in Chromium, under the policy that the standard has for it. */
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { CDPSession, Frame, Page } from 'playwright';
import type { Plugin } from 'vite';
import { buildWeb } from '../build-web.ts';
import { openChromium } from '../open-chromium.ts';
import type { Asked } from './host/host.ts';

export interface Opening {
  readonly can?: Readonly<Record<string, unknown>>;
  readonly context?: Readonly<Record<string, unknown>>;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly width?: number;
  readonly height?: number;
  /** A host that never answers. */
  readonly isDeaf?: boolean;
}

export interface WidgetScene {
  readonly page: Page;
  /** The widget's own frame. */
  readonly widget: Frame;
  readonly cdp: CDPSession;
  /** Faults of scripts, and what a policy refused. */
  readonly faults: string[];
  /** Addresses that were asked for after the host stood. */
  readonly requests: string[];
  input(args: Record<string, unknown>): Promise<void>;
  result(structured: Readonly<Record<string, unknown>>, text?: string): Promise<void>;
  refusal(structured: Readonly<Record<string, unknown>> | undefined, text: string): Promise<void>;
  context(change: Record<string, unknown>): Promise<void>;
  cancelled(): Promise<void>;
  teardown(): Promise<void>;
  asked(): Promise<Asked>;
}

/** Only the newest scene is alive: opening one takes the place of the one before. */
export interface WidgetStage {
  readonly html: string;
  open(how?: Opening): Promise<WidgetScene>;
  /** An empty page, for a sheet of pictures. */
  openSheet(): Promise<Page>;
  close(): Promise<void>;
}

/** Of a device of Alexa's: the canvas, everything allowed. */
export const ALL = {
  serverTools: {},
  message: { text: {} },
  openLinks: {},
  updateModelContext: {},
};

/** As the standard has it by default, but for `'self'`: a sandboxed document is nobody's (MCP Apps 2026-01-26, content security policy). */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'none'";

/** Whatever the widget would keep or send is caught in the act, whether the sandbox lets it through or not. */
function trap(): void {
  const touched: string[] = [];
  Object.assign(window, { touched });
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    Object.defineProperty(window, name, {
      get: () => {
        touched.push(name);
        return undefined;
      },
    });
  }
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => {
      touched.push('cookie');
      return '';
    },
    set: () => {
      touched.push('cookie');
    },
  });
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'open']) {
    Object.defineProperty(window, name, {
      value: () => {
        touched.push(name);
        throw new Error(`${name} was used`);
      },
    });
  }
}

/** @param plugins further ones of the build. */
export async function openWidgetStage(plugins: readonly Plugin[] = []): Promise<WidgetStage> {
  const folder = await buildWeb('widget', plugins);
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const bundled = await build({
    entryPoints: [join(import.meta.dirname, 'host', 'host.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
  });
  const script = (bundled.outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
    <style>body{margin:0}iframe{display:block;border:0}</style></head>
    <body><main><h1 style="position:absolute;clip-path:inset(50%)">Host</h1></main><script>${script}</script></body></html>`;
  const server = createServer((_request, response) => {
    response
      .writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': POLICY,
      })
      .end(document);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const browser = await openChromium();

  // One host for all: each opening is a new frame with a new widget in it.
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('console', (message) => {
    // The widget writes nothing down, whatever it is: a result holds what redeems an order together with a code.
    const isWidgets = message.location().url.startsWith('about:srcdoc');
    if (isWidgets || message.type() === 'error') faults.push(message.text().slice(0, 300));
  });
  await page.addInitScript(trap);
  await page.goto(`http://127.0.0.1:${String(address.port)}/`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const cdp = await context.newCDPSession(page);

  const open: WidgetStage['open'] = async (how = {}) => {
    const { can = ALL, context = {}, answers = {}, isDeaf = false } = how;
    const { width = 768, height = 480 } = how;
    await page.setViewportSize({ width, height });
    faults.length = 0;
    requests.length = 0;
    await page.evaluate(([document, opening]) => window.host.open(document, opening), [
      html,
      { can, context, width, height, answers, isDeaf },
    ] as const);
    const widget = page.frames().at(-1);
    if (!widget || widget === page.mainFrame()) throw new Error('no frame');
    await widget.waitForSelector('hb-widget main');
    const scene: WidgetScene = {
      page,
      widget,
      cdp,
      faults,
      requests,
      input: (args) => page.evaluate((given) => window.host.input(given), args),
      result: async (structured, text = 'In words.') => {
        const result = { content: [{ type: 'text', text }], structuredContent: { ...structured } };
        await change(widget, 'view', () =>
          page.evaluate((given) => window.host.result(given), result),
        );
      },
      refusal: async (structured, text) => {
        const result = {
          content: [{ type: 'text', text }],
          isError: true,
          ...(structured ? { structuredContent: { ...structured } } : {}),
        };
        await change(widget, 'view', () =>
          page.evaluate((given) => window.host.result(given), result),
        );
      },
      context: (changed) =>
        change(widget, 'context', () =>
          page.evaluate((given) => window.host.context(given), changed),
        ),
      cancelled: () => change(widget, 'view', () => page.evaluate(() => window.host.cancelled())),
      teardown: () => change(widget, 'isEnded', () => page.evaluate(() => window.host.teardown())),
      asked: () => page.evaluate(() => window.host.asked()),
    };
    return scene;
  };

  return {
    html,
    open,
    openSheet: () => browser.newPage({ viewport: { width: 1576, height: 100 } }),
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What was sent has arrived, and the widget has drawn it. */
async function change(
  widget: Frame,
  name: 'view' | 'context' | 'isEnded',
  send: () => Promise<void>,
): Promise<void> {
  const before = await widget.evaluateHandle(
    (property): { readonly value: unknown } => ({
      value: Reflect.get(document.querySelector('hb-widget') ?? {}, property),
    }),
    name,
  );
  await send();
  await widget.waitForFunction(
    async ([known, property]) => {
      const element = document.querySelector('hb-widget');
      if (!element || Reflect.get(element, property) === known.value) return false;
      await (element as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete;
      return true;
    },
    [before, name] as const,
  );
}
