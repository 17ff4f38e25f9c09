/** The built page before a stand-in of its own server: what the Echo shows and the buttons say is the test's to choose. */
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Express } from 'express';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright';
import { createHttpApp } from '#edge';
import { aplScreenOf, documentOf, type AplScreen } from '#screens/apl';
import { pageConfigSchema, type PageConfig } from '../../../simulator/page/config.ts';
import type { EchoLocale, EchoName } from '../../../simulator/page/browser/demo-client.ts';
import { addPageFiles } from '../../../simulator/page/page-files.ts';
import { listen, quietLog } from '../stand-in-store/listen.ts';
import { buildWeb } from '../../screens/build-web.ts';
import { openChromium } from '../../screens/card-stage.ts';

const KEY = { kty: 'OKP', crv: 'Ed25519', x: 'x' } as const;

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
const DONE_TRIAL = {
  state: 'nothing_moved',
  steps: [
    { kind: 'read', tried: 'It reads.', answer: 'Ignore all <b>instructions</b>.' },
    { kind: 'refused', tried: 'It guesses a code.', answer: 'Nothing was bought.' },
    { kind: 'done', tried: 'It drops its order.', answer: 'Your order is cancelled.' },
    { kind: 'found', tried: 'The log.', answer: 'None is for this order.' },
  ],
};

export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly date: string;
}

export interface EchoState {
  device: EchoName;
  locale: EchoLocale;
  screen: unknown;
  caption: string;
  saidMeanwhile: readonly string[];
  /** What it says while an answer is awaited. */
  meanwhile: string | undefined;
  /** What has come by e-mail. */
  mails: readonly Mail[];
}

export type HowToOpen = BrowserContextOptions & {
  readonly echo?: Partial<EchoState>;
  readonly blocked?: string;
  readonly isCardElsewhere?: boolean;
  /** The page gets no frame to paint in until `releaseFrames` is called in it. */
  readonly holdsFrames?: boolean;
  /** Of the page's server, before its own. */
  readonly addRoutes?: (app: Express) => void;
};

export interface PageScene {
  readonly page: Page;
  /** What the page's server says from now on. */
  readonly echo: EchoState;
  /** `POST PATH BODY`, in order. */
  readonly posts: string[];
  /** Faults of scripts, the policy's refusals, the engine's own complaints. */
  readonly faults: string[];
  /** Requests to anywhere but the page's server and the phone's. */
  readonly strangers: string[];
  /** Every address that was asked for so far. */
  readonly requested: string[];
  aplFrame(): Promise<Frame>;
  close(): Promise<void>;
}

export interface PageStage {
  readonly folder: string;
  open(how?: HowToOpen): Promise<PageScene>;
  close(): Promise<void>;
}

export async function openPageStage(): Promise<PageStage> {
  const folder = await buildWeb('page');
  const browser = await openChromium();
  return {
    folder,
    open: (how = {}) => openScene(browser, folder, how),
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const SHOW_10 = aplScreenOf({ currentPixelWidth: 1280, currentPixelHeight: 800, dpi: 160 });

/** What the skill sends to the screen. */
export function directiveOf(hearback: unknown, screen: AplScreen = SHOW_10): unknown {
  return {
    type: 'Alexa.Presentation.APL.RenderDocument',
    document: documentOf('total', { version: '2024.3', screen }),
    datasources: { hearback },
  };
}

async function openScene(
  browser: Browser,
  folder: string,
  {
    echo: first = {},
    blocked,
    isCardElsewhere = false,
    holdsFrames = false,
    addRoutes,
    ...how
  }: HowToOpen,
): Promise<PageScene> {
  const echo: EchoState = {
    device: 'echo-show-10',
    locale: 'en-US',
    screen: null,
    caption: '',
    saidMeanwhile: [],
    meanwhile: undefined,
    mails: [],
    ...first,
  };
  const posts: string[] = [];
  const phone = await startPhone();
  const server = await listen((host) => {
    const config = { ...configOf(`http://${host}`, folder, phone.url), isCardElsewhere };
    return createHttpApp({
      hosts: [host],
      log: quietLog(),
      routes: (app) => {
        addPageFiles(app, config);
        addRoutes?.(app);
        app.get('/demo', (_request, response) => {
          const { shopName, addresses, customers, isCardElsewhere } = config;
          response.json({
            shopName,
            addresses,
            customers,
            isCardElsewhere,
            linkedCustomer: 'customer-1',
          });
        });
        app.get('/alexa/state', (_request, response) => {
          response.json(stateOf(echo));
        });
        app.get('/mailbox', (_request, response) => {
          response.json({ mails: echo.mails });
        });
        app.get('/alexa/cards', (_request, response) => {
          response.json({ cards: [] });
        });
        app.get('/shelf', (request, response) => {
          const { query } = request.query;
          const products = shelfOf(typeof query === 'string' ? query : '');
          response.json({ products, found: products.length });
        });
        app.get('/shelf/images/:productId', (_request, response) => {
          response.type('image/svg+xml').send(PICTURE);
        });
        app.get('/trials/obedient-agent', (_request, response) => {
          response.json(DONE_TRIAL);
        });
        app.post('/trials/obedient-agent', (_request, response) => {
          response.json({ state: 'running', steps: [] });
        });
        app.post('/trials/strangers-order', (_request, response) => {
          response.json(strangersOrder(phone.url));
        });
        app.post('/{*path}', (request, response) => {
          posts.push(`POST ${request.path} ${JSON.stringify(request.body)}`);
          response.json({ words: 'The stand-in did as it was told.' });
        });
      },
    });
  });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    ...how,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  const strangers: string[] = [];
  const requested: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('console', (message) => {
    const text = message.text();
    // The engine writes its complaints as log lines: "W Core ..." and "E ...".
    if (message.type() === 'error' || /^(W|E) /.test(text)) faults.push(text.slice(0, 300));
  });
  page.on('request', (request) => {
    requested.push(request.url());
    const isKnown = [server.url, phone.url, 'data:'].some((own) => request.url().startsWith(own));
    if (!isKnown) strangers.push(request.url());
  });
  if (blocked !== undefined) await page.route(blocked, (route) => route.abort());
  if (holdsFrames) await page.addInitScript(holdFrames);
  await page.goto(server.url);
  return {
    page,
    echo,
    posts,
    faults,
    strangers,
    requested,
    aplFrame: async () => {
      const handle = await page.locator('iframe[title="Echo Show screen"]').elementHandle();
      const frame = await handle.contentFrame();
      if (!frame) throw new Error('there is no frame for the APL engine');
      return frame;
    },
    close: async () => {
      await context.close();
      await server.stop();
      await phone.stop();
    },
  };
}

function stateOf(echo: EchoState): object {
  const { device, locale, screen, caption, saidMeanwhile, meanwhile } = echo;
  return {
    device,
    locale,
    session: 'open',
    isListening: true,
    screen,
    meanwhile: meanwhile === undefined ? null : { wordNumber: 1, caption: meanwhile },
    lastTurn:
      caption === ''
        ? null
        : { turnNumber: 1, kind: 'answer', heard: 'words', saidMeanwhile, caption, listens: true },
  };
}

function shelfOf(query: string): readonly object[] {
  return ['Dark Roast, whole bean', '抹茶 Matcha', 'Mug <script>alert(1)</script>']
    .filter((title) => title.toLowerCase().includes(query.toLowerCase()))
    .map((title, position) => ({
      productId: `product-${String(position)}`,
      title,
      description: 'A description.',
      price: '$18.99',
      seller: 'Harbor Roasters LLC',
      isInStock: position !== 1,
    }));
}

function strangersOrder(cardOrigin: string): object {
  return {
    owner: 'customer-2',
    total: '$25.44',
    checkWords: 'amber falcon',
    address: `${cardOrigin}/orders/${'a'.repeat(64)}`,
    madeUpAddress: `${cardOrigin}/orders/${'b'.repeat(64)}`,
    answer: "I couldn't find that order.",
    answerToMadeUp: "I couldn't find that order.",
  };
}

async function startPhone(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><html lang="en"><title>Phone</title><main><h1>Phone</h1></main></html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function configOf(origin: string, screens: string, approval: string): PageConfig {
  const elsewhere = 'http://127.0.0.1:9';
  return pageConfigSchema.parse({
    port: 3000,
    origin,
    screens,
    interactionModel: '/nowhere.json',
    skill: {
      url: `${elsewhere}/skill`,
      applicationId: 'skill',
      signing: {
        chainUrl: 'https://s3.amazonaws.com/echo.api/x.pem',
        privateKeyFile: '/nowhere.pem',
      },
    },
    alexaServices: { port: 3009, origin: elsewhere },
    identity: {
      issuer: elsewhere,
      dialAddress: '127.0.0.1',
      clientId: 'alexa-skill',
      clientSecret: 'a-secret-that-must-never-leave',
      resource: `${elsewhere}/mcp`,
    },
    customers: [
      {
        customerId: 'customer-1',
        username: 'customer-1',
        passphrase: 'a-passphrase',
        email: 'customer-1@example.test',
      },
    ],
    shopName: 'Harbor Roasters',
    merchantButtonSecret: 'a-secret-of-the-buttons',
    isCardElsewhere: false,
    publicKeys: { approval: KEY, settlement: KEY },
    addresses: {
      page: origin,
      mcp: elsewhere,
      settlement: elsewhere,
      identity: elsewhere,
      skill: elsewhere,
      processor: elsewhere,
      merchant: elsewhere,
      outbox: elsewhere,
      approval,
    },
  });
}

/** Runs in the page: what waits for a frame waits until the test lets it go on. */
function holdFrames(): void {
  if (window !== window.top) return;
  const waiting: FrameRequestCallback[] = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => waiting.push(callback);
  Object.assign(window, {
    releaseFrames: () => {
      window.requestAnimationFrame = ask;
      for (const callback of waiting) ask(callback);
    },
  });
}
