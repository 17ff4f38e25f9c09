/** The page of the processor on which a customer enters a card, and the vault behind it. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProcessorApp } from '../../../simulator/processor/create-processor-app.ts';
import { openProcessorStore } from '../../../simulator/processor/processor-store.ts';
import { openRefundStore } from '../../../simulator/processor/refund-store.ts';
import { openVaultStore } from '../../../simulator/processor/vault-store.ts';
import { askForToken, CLIENT, OTHER_CLIENT, processorConfig } from './processor-fixture.ts';
import { call, listen, newFolder, removeFolders } from '../stand-in-store/listen.ts';
import { withoutRandom } from '../../without-random.ts';

const CARD = 'http://card.hearback.localhost:8010';
const NUMBER = '4012888888881881';
const NOW = Date.UTC(2026, 10, 30, 10);

interface Page {
  readonly url: string;
  readonly folder: string;
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
}

let page: Page;
beforeEach(async () => {
  page = await open();
});
afterEach(async () => {
  await page.stop();
});
afterAll(removeFolders);

async function open(): Promise<Page> {
  const folder = newFolder();
  const lines: string[] = [];
  const log = pino(
    { level: 'trace' },
    {
      write: (line: string) => {
        lines.push(line);
      },
    },
  );
  const store = openProcessorStore(folder);
  const vault = openVaultStore(folder);
  const refunds = openRefundStore(folder);
  const listening = await listen((host) =>
    createProcessorApp({
      config: {
        ...processorConfig(3005, [host], folder),
        cardPage: { origin: `http://${host}`, returnOrigins: [CARD], framedBy: [CARD] },
      },
      store,
      vault,
      refunds,
      nowEpochMs: () => NOW,
      randomBytes,
      log,
    }),
  );
  return {
    url: listening.url,
    folder,
    logged: () => lines.join('\n'),
    stop: async () => {
      await listening.stop();
      store.close();
      vault.close();
      refunds.close();
    },
  };
}

const ABOUT = { client_id: CLIENT.clientId, return_url: `${CARD}/account`, state: 'abc' };
const FORM = { ...ABOUT, number: '4012 8888 8888 1881', expiry: '02/31', security_code: '123' };

function post(
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${page.url}/card-entry`, {
    method: 'POST',
    headers: { origin: page.url, ...headers },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
}

const get = (query: Record<string, string>): Promise<Response> =>
  fetch(`${page.url}/card-entry?${new URLSearchParams(query).toString()}`);

async function setUp(): Promise<string> {
  const location = new URL((await post(FORM)).headers.get('location') ?? '');
  return new URLSearchParams(location.hash.slice(1)).get('setup_token') ?? '';
}

async function ask(path: string, body: unknown, requestId: string, client = CLIENT) {
  const token = await askForToken(page.url, client, 'grant_type=client_credentials');
  const { access_token: accessToken } = token.body as { access_token: string };
  return call(`${page.url}${path}`, body, {
    authorization: `Bearer ${accessToken}`,
    'paypal-request-id': requestId,
  });
}

const exchange = (id: string, requestId: string, client = CLIENT) =>
  ask(
    '/v3/vault/payment-tokens',
    { payment_source: { token: { id, type: 'SETUP_TOKEN' } } },
    requestId,
    client,
  );

describe('the page for a new card', () => {
  it('is plainly a stand-in, runs nothing, and only the demo’s own pages may frame it', async () => {
    const response = await get(ABOUT);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('Stand-in for the payment company’s own page. For the demo only.');
    expect(text).not.toContain('<script');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-ancestors ${CARD}`);
    expect((await fetch(`${page.url}/card-entry.css`)).status).toBe(200);
  });

  it('sends the customer back with a set-up token behind the #, and never with the number [REQ-CARD-PAGE]', async () => {
    const response = await post(FORM);
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin + location.pathname + location.search).toBe(`${CARD}/account`);
    const answer = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    expect(answer).toEqual({
      setup_token: expect.stringMatching(/^[0-9A-Z]{17}$/) as string,
      card: 'Visa ending 1881',
      state: 'abc',
    });
    expect(location.href).not.toContain(NUMBER);
  });

  it('invariant 12: the number is on no disk and in no log [REQ-CARD-NUMBER-NOWHERE]', async () => {
    await exchange(await setUp(), 'request-1');
    await post({ ...FORM, expiry: 'x' });
    const body = { payment_source: { card: { number: NUMBER, expiry: '2031-02' } } };
    await ask('/v3/vault/setup-tokens', body, 'request-2');
    await ask('/v3/vault/setup-tokens', { ...body, more: NUMBER }, 'request-3');
    for (const name of readdirSync(page.folder)) {
      const bytes = readFileSync(join(page.folder, name));
      expect(bytes.includes(NUMBER), name).toBe(false);
      expect(bytes.includes(NUMBER.slice(0, -4)), name).toBe(false);
    }
    expect(withoutRandom(page.logged())).not.toContain('8888');
  });

  it('sends nobody elsewhere, and takes no form of another page [REQ-CARD-PAGE-RETURN]', async () => {
    for (const change of [
      { return_url: 'https://attacker.example/' },
      { return_url: `${CARD}.attacker.example/` },
      { return_url: `${CARD}@attacker.example/` },
      { return_url: `http://x@card.hearback.localhost:8010/` },
      { return_url: 'javascript:alert(1)' },
      { return_url: `${CARD}/account#setup_token=forged` },
      { client_id: 'nobody' },
      { state: '"><script>' },
    ]) {
      const shown = await get({ ...ABOUT, ...change });
      const sent = await post({ ...FORM, ...change });
      expect(
        [shown.status, sent.status, sent.headers.get('location')],
        JSON.stringify(change),
      ).toEqual([400, 400, null]);
    }
    const foreign = await post(FORM, { origin: 'https://attacker.example' });
    const crossSite = await post(FORM, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, crossSite.status]).toEqual([400, 400]);
  });

  it.each([
    [{ number: '4539578763621486' }, 'That is not one of the test numbers below.'],
    [{ expiry: '10/26' }, 'That month is over, or is not a month and year.'],
    [{ expiry: '13/30' }, 'That month is over, or is not a month and year.'],
    [{ security_code: '12' }, 'Please fill in all three fields.'],
  ])('says what was wrong with %j, and sends nothing of it back', async (change, words) => {
    const response = await post({ ...FORM, ...change });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).toContain(`${words} No card was added.`);
    expect(text).not.toContain('8888 8888 1881"');
    expect(text).not.toContain('value="4');
  });
});

describe('the vault', () => {
  it('makes one payment token of a set-up token, for its own client, and repeats an answer (PayPal-Request-Id)', async () => {
    const token = await setUp();
    expect((await exchange(token, 'request-1', OTHER_CLIENT)).status).toBe(404);
    const first = await exchange(token, 'request-1');
    expect(first).toMatchObject({
      status: 201,
      body: { payment_source: { card: { brand: 'VISA', last_digits: '1881', expiry: '2031-02' } } },
    });
    expect(await exchange(token, 'request-1')).toEqual({ ...first, status: 200 });
    expect((await exchange(token, 'request-2')).status).toBe(404);
    const another = await setUp();
    expect((await exchange(another, 'request-1')).status).toBe(422);
  });

  it('needs the client’s own credential and a request id', async () => {
    const body = { payment_source: { card: { number: NUMBER, expiry: '2031-02' } } };
    expect((await call(`${page.url}/v3/vault/setup-tokens`, body)).status).toBe(401);
    expect((await call(`${page.url}/v3/vault/payment-tokens`, body)).status).toBe(401);
    expect((await ask('/v3/vault/setup-tokens', body, ' ')).status).toBe(400);
    expect(await ask('/v3/vault/setup-tokens', body, 'request-1')).toMatchObject({
      status: 201,
      body: { status: 'APPROVED', payment_source: { card: { last_digits: '1881' } } },
    });
  });
});
