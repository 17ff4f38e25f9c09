/** The phone and the customer's book in real processes: a notice of an order, a new address, a new card, and the letters that tell of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { accountViewSchema, noticeSchema, type AccountView } from '#core';
import { createDial } from '#edge';
import { signInOverHttp } from '../../simulator/sign-in/sign-in-over-http.ts';
import { makePushBrowser } from '../approval/notices/push-browser.ts';
import { startShop, type Phone, type RunningShop } from './running-shop.ts';
import { orderByVoice, SOON } from './steps.ts';

vi.setConfig({ testTimeout: 90_000 });

const NUMBER = '4012888888881881';
let shop: RunningShop;
let phone: Phone;
beforeAll(async () => {
  shop = await startShop();
  phone = await shop.phoneOf('customer-1');
}, 120_000);
afterAll(() => shop.stop());

const verifySchema = z.object({ signIn: z.object({ authorizationUrl: z.string() }) });
const messagesSchema = z.object({ messages: z.array(z.object({ body: z.string() })) });

async function post(path: string, body: unknown): Promise<unknown> {
  return (await phone.send('POST', path, JSON.stringify(body))).json();
}

/** Asks for the change, signs in afresh, and brings the answer back. */
async function change(wish: object): Promise<unknown> {
  const asked = verifySchema.parse(await post('/api/changes', { change: wish }));
  const customer = shop.report.customers.find(({ customerId }) => customerId === 'customer-1');
  if (!customer) throw new Error('the demo has this customer');
  const arrivedAt = await signInOverHttp({
    dial: shop.dial,
    issuer: shop.addresses.identity,
    authorizationUrl: asked.signIn.authorizationUrl,
    username: customer.username,
    passphrase: customer.passphrase,
    nowEpochMs: () => Date.now(),
  });
  const { code, state, iss } = Object.fromEntries(new URL(arrivedAt).searchParams);
  return post('/api/callback', { code, state, iss });
}

async function account(): Promise<AccountView> {
  const response = await phone.send('GET', '/api/account');
  return accountViewSchema.parse(await response.json());
}

async function letters(): Promise<readonly string[]> {
  return (await shop.messages()).map(({ text }) => text.split('\n')[0] ?? '');
}

it('tells the phone of an order that waits, by a message that only it can read [REQ-NOTICE-FOUND]', async () => {
  const keyAnswer = await phone.send('GET', '/api/push');
  const { applicationServerKey } = (await keyAnswer.json()) as { applicationServerKey: string };
  const subscribed = await shop.dial(`${shop.addresses.outbox}/push/control/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey }),
  });
  const { endpoint } = (await subscribed.json()) as { endpoint: string };
  const browser = makePushBrowser(endpoint);
  const { subscription } = browser;
  expect(await post('/api/push/subscribe', { subscription })).toEqual({ outcome: 'subscribed' });
  const { digest } = await orderByVoice(shop);
  const read = async (): Promise<unknown[]> => {
    const answer = await shop.dial(`${shop.addresses.outbox}/push/messages`);
    return messagesSchema
      .parse(await answer.json())
      .messages.map(({ body }) =>
        noticeSchema.parse(JSON.parse(browser.decrypt(Buffer.from(body, 'base64url')))),
      );
  };
  await expect.poll(read, SOON).toMatchObject([{ kind: 'order_waits', digest, total: null }]);
});

it('takes a new address and a new card from the phone alone, and tells of both by letter [REQ-BOOK-CHANGE] [REQ-TOLD-OF-CHANGES]', async () => {
  const address = {
    kind: 'add_address',
    name: 'Demo Customer',
    lines: ['77 Secret Lane'],
    city: 'Seattle',
    region: 'WA',
    postalCode: '98103',
    countryCode: 'US',
    label: 'Cottage',
  };
  expect(await change(address)).toEqual({ outcome: 'changed', change: 'add_address' });
  const added = async (): Promise<unknown> =>
    (await account()).addresses.map(({ label, state }) => [label, state]);
  await expect.poll(added, SOON).toEqual([
    ['Home', 'usable'],
    ['Office', 'usable'],
    ['Cottage', 'usable'],
  ]);

  const { instrumentPage } = await account();
  const page = new URL(instrumentPage ?? '');
  page.searchParams.set('return_url', `${shop.addresses.approval}/account`);
  const dial = createDial({ [page.hostname]: '127.0.0.1' });
  expect((await dial(page.href)).status).toBe(200);
  const form = new URLSearchParams(page.search);
  for (const [name, value] of [
    ['number', NUMBER],
    ['expiry', '02/31'],
    ['security_code', '123'],
  ] as const) {
    form.set(name, value);
  }
  const back = await dial(page.origin + page.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  const answer = new URLSearchParams(new URL(back.headers.get('location') ?? '').hash.slice(1));
  const setupToken = answer.get('setup_token');
  const label = answer.get('card');
  expect(await change({ kind: 'add_instrument', setupToken, label })).toMatchObject({
    outcome: 'changed',
  });
  const cards = async (): Promise<unknown> =>
    (await account()).instruments.map((entry) => [entry.label, entry.state]);
  await expect.poll(cards, SOON).toEqual([
    ['Visa ending 4242', 'usable'],
    ['Mastercard ending 5100', 'usable'],
    ['Visa ending 1881', 'usable'],
  ]);

  await expect
    .poll(letters, SOON)
    .toEqual(
      expect.arrayContaining([
        'A new address was added: Cottage. Orders can now go there.',
        'A new card was added: Visa ending 1881. It can now pay for orders.',
      ]),
    );
});

it('invariant 12: no file of approval, mcp or the processor, and no log, holds the address or the card number [REQ-CARD-NUMBER-NOWHERE] [REQ-BOOK-SEALED]', () => {
  for (const folder of ['approval', 'mcp', 'processor', 'page', 'logs']) {
    const root = join(shop.report.directory, folder);
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      expect(bytes.includes('Secret Lane'), `${folder}/${entry.name}`).toBe(false);
      expect(bytes.includes(NUMBER), `${folder}/${entry.name}`).toBe(false);
    }
  }
});
