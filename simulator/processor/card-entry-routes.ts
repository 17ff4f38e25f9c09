/** A customer enters a card here, on the processor's own origin, and goes back with a set-up token; the number stays here, and is not kept. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Router, urlencoded, type Express, type Request, type RequestHandler } from 'express';
import { checkHost } from '#edge';
import { z } from 'zod';
import { FONT_PATH, PAGE_STYLE } from '../identity/pages/page-style.ts';
import {
  CARD_ENTRY_PATH,
  CARD_STYLE_PATH,
  cardEntryPage,
  cardEntryStoppedPage,
  type CardEntry,
} from './card-entry-page.ts';
import type { ProcessorConfig } from './config.ts';
import { findTestCard, isExpiryAhead } from './test-cards.ts';
import { makeSetupToken, type VaultParts } from './vault-routes.ts';

const aboutSchema = z.object({
  client_id: z.string().min(1).max(200),
  return_url: z.string().min(1).max(1000),
  state: z
    .string()
    .regex(/^[A-Za-z0-9_-]{0,200}$/)
    .default(''),
});
const cardSchema = z.object({
  number: z.string().max(40),
  expiry: z.string().max(10),
  security_code: z.string().regex(/^[0-9]{3,4}$/),
});

export type CardPageConfig = NonNullable<ProcessorConfig['cardPage']>;

export function cardEntryRoutes(
  app: Express,
  page: CardPageConfig,
  parts: VaultParts & { readonly clients: ProcessorConfig['clients'] },
): void {
  const router = Router();
  router.use(checkHost([new URL(page.origin).host]), pageHeaders(page));
  serveLook(router);
  router.get('/', (request, response) => {
    const entry = readAbout(request.query, page, parts);
    response
      .status(entry === undefined ? 400 : 200)
      .type('html')
      .send(entry === undefined ? cardEntryStoppedPage() : cardEntryPage(entry));
  });
  router.post('/', urlencoded({ extended: false, limit: '4kb' }), (request, response) => {
    const entry = readAbout(request.body, page, parts);
    if (entry === undefined || !isOwnForm(request, page.origin)) {
      response.status(400).type('html').send(cardEntryStoppedPage());
      return;
    }
    const read = readCard(request.body, parts.nowEpochMs());
    if (read.outcome === 'wrong') {
      const fault = `${read.words} No card was added.`;
      response
        .status(400)
        .type('html')
        .send(cardEntryPage({ ...entry, fault }));
      return;
    }
    const { clientId, returnUrl, state } = entry;
    const { name, ...card } = read.card;
    const answer = new URLSearchParams({
      setup_token: makeSetupToken({ clientId, card }, parts),
      card: `${name} ending ${card.lastDigits}`,
      state,
    });
    // Behind the `#` it reaches the page and no server's log.
    response.redirect(303, `${returnUrl}#${answer.toString()}`);
  });
  app.use(CARD_ENTRY_PATH, router);
  app.get([CARD_STYLE_PATH, FONT_PATH], router);
}

function serveLook(router: Router): void {
  const font = readFileSync(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    ),
  );
  router.get(CARD_STYLE_PATH, (_request, response) => {
    response.set('Cache-Control', 'max-age=3600').type('css').send(PAGE_STYLE);
  });
  router.get(FONT_PATH, (_request, response) => {
    response.set('Cache-Control', 'max-age=86400').type('font/woff2').send(font);
  });
}

/** Undefined for a client that nobody knows, or a way back that is not on the list: this page sends nobody elsewhere. */
function readAbout(
  given: unknown,
  { returnOrigins }: CardPageConfig,
  { clients }: { readonly clients: ProcessorConfig['clients'] },
): CardEntry | undefined {
  const about = aboutSchema.safeParse(given);
  if (!about.success) return undefined;
  const { client_id: clientId, return_url: returnUrl, state } = about.data;
  if (!clients.some((client) => client.clientId === clientId)) return undefined;
  if (!URL.canParse(returnUrl)) return undefined;
  const url = new URL(returnUrl);
  const isListed = returnOrigins.includes(url.origin) && url.hash === '' && url.username === '';
  return isListed ? { clientId, returnUrl: url.href, state } : undefined;
}

type ReadCard =
  | {
      readonly outcome: 'read';
      readonly card: {
        readonly name: string;
        readonly brand: string;
        readonly lastDigits: string;
        readonly expiry: string;
      };
    }
  | { readonly outcome: 'wrong'; readonly words: string };

function readCard(body: unknown, nowEpochMs: number): ReadCard {
  const typed = cardSchema.safeParse(body);
  if (!typed.success) return { outcome: 'wrong', words: 'Please fill in all three fields.' };
  const known = findTestCard(typed.data.number);
  if (known === undefined) {
    return { outcome: 'wrong', words: 'That is not one of the test numbers below.' };
  }
  const date = /^\s*([0-9]{1,2})\s*\/\s*(?:20)?([0-9]{2})\s*$/.exec(typed.data.expiry);
  const month = Number(date?.[1] ?? 0);
  const year = 2000 + Number(date?.[2] ?? 0);
  if (!isExpiryAhead({ year, month }, nowEpochMs)) {
    return { outcome: 'wrong', words: 'That month is over, or is not a month and year.' };
  }
  const { brand, name, number } = known;
  const expiry = `${String(year)}-${String(month).padStart(2, '0')}`;
  return { outcome: 'read', card: { name, brand, lastDigits: number.slice(-4), expiry } };
}

/** A form of another origin is refused. */
function isOwnForm(request: Request, pageOrigin: string): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  return (
    (origin === undefined || origin === pageOrigin) &&
    (site === undefined || site === 'same-origin')
  );
}

/** Nothing runs on the page, and only the demo's own pages may frame it. */
function pageHeaders({ returnOrigins, framedBy }: CardPageConfig): RequestHandler {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    // Chromium holds the redirect after a form against `form-action` too: it ends at the card's origin.
    `form-action 'self' ${returnOrigins.join(' ')}`,
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
  ].join('; ');
  return (_request, response, next) => {
    response.set({
      'Content-Security-Policy': policy,
      // With `no-referrer` a form is sent with `Origin: null`.
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
    next();
  };
}
