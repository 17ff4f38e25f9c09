/** The second device in a real browser, on the running product: in four languages, with a passkey, offline, slow, reloaded, and in two tabs. */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { SpeechLocale, WrittenLocale } from '#core';
import { openChromium } from '../screens/card-stage.ts';
import { MISSING_BROWSERS, OTHER_BROWSERS } from '../screens/other-browsers.ts';
import { readByHand } from './by-hand.ts';
import { shopTokenOf } from './code-flow.ts';
import { callTool } from './mcp-client.ts';
import { ageThePasskeys } from './page/age-passkeys.ts';
import { addAuthenticator, openPhonePage, type PhonePage } from './page/phone-page.ts';
import { proposeOrder, type ProposedOrder } from './page/proposed-order.ts';
import { startShop, type RunningShop } from './running-shop.ts';
import { usePlainRisk } from './use-plain-risk.ts';

vi.setConfig({ testTimeout: 60_000 });

let shop: RunningShop;
let browser: Browser;
let token: string;
let capturesBefore: number;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openChromium()]);
  // One customer buys here what would be unusual for any.
  await usePlainRisk(shop);
  token = await shopTokenOf(shop, 'customer-1');
}, 60_000);
afterAll(async () => {
  await browser.close();
  await shop.stop();
});
beforeEach(async () => {
  capturesBefore = (await shop.captures()).length;
});

async function charged(): Promise<number> {
  return (await shop.captures()).length - capturesBefore;
}

const countSchema = z.object({ count: z.coerce.number() });

function confirmationsOf({ digest }: ProposedOrder): number {
  const [found] = readByHand(shop, 'approval', {
    sql: 'SELECT count(*) AS count FROM confirmations WHERE digest = ?',
    values: [digest],
    row: countSchema,
  });
  return found?.count ?? 0;
}

async function cancel({ digest }: ProposedOrder): Promise<void> {
  await callTool(shop, token, { name: 'cancel_order', arguments: { digest } });
}

/** Where no total is to be typed any more, the order was bought: the receipt says so, and the processor saw it once. */
async function buy(order: ProposedOrder, phone: PhonePage): Promise<void> {
  const answer = await order.redeem(await phone.readCode());
  expect(answer.isRefused, answer.text).toBe(false);
  await phone.page.locator('hb-receipt .number').waitFor();
  expect(await charged()).toBe(1);
  expect(phone.complaints).toEqual([]);
}

const JOURNEYS: readonly (readonly [WrittenLocale, SpeechLocale])[] = [
  ['en-US', 'en-US'],
  ['zh-CN', 'en-US'],
  ['ja-JP', 'ja-JP'],
  ['de-DE', 'de-DE'],
];

async function goThrough(
  own: Browser,
  [locale, orderLocale]: (typeof JOURNEYS)[number],
  customerId: string,
): Promise<void> {
  const phone = await openPhonePage(shop, own, locale, customerId);
  const { page, texts } = phone;
  const order = await proposeOrder(shop, await shopTokenOf(shop, customerId), {
    locale: orderLocale,
  });
  await phone.openOrder(order.digest);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
  await page.getByText(texts.states.to_confirm.word, { exact: true }).waitFor();
  expect(await page.locator('blockquote bdi').getAttribute('lang')).toBe(orderLocale);
  await page.locator('hb-order-review').getByText(order.checkWords).first().waitFor();
  await phone.typeTotal('1');
  await page.getByText(texts.refusals.other_amount).waitFor();
  await phone.typeTotal();
  await phone.signIn();
  await page.getByText(texts.code.title, { exact: true }).waitFor();
  expect(await charged()).toBe(0);
  await buy(order, phone);
  await page.getByText(texts.states.ordered.word, { exact: true }).waitFor();
  await phone.close();
}

describe('the whole journey', () => {
  it.each(JOURNEYS)(
    'with the phone in %s and the order in %s: read, typed, signed in for, said, bought once [REQ-DEVICE-JOURNEY]',
    (...locales) => goThrough(browser, locales, 'customer-1'),
  );
});

describe.each(OTHER_BROWSERS)('the whole journey in $name', ({ launch }) => {
  let own: Browser;
  beforeAll(async () => {
    own = await launch();
  });
  afterAll(() => own.close());

  it.each(JOURNEYS)(
    'with the phone in %s and the order in %s [REQ-DEVICE-BROWSERS]',
    // Another person, for whom none of these orders is one of many.
    (...locales) => goThrough(own, locales, 'customer-2'),
  );
});

for (const { name, because } of MISSING_BROWSERS) {
  it.skip(`the whole journey in ${name}: not available here, for ${because}`);
}

describe('on the way', () => {
  let phone: PhonePage;
  let order: ProposedOrder;
  beforeEach(async () => {
    phone = await openPhonePage(shop, browser);
    order = await proposeOrder(shop, token, { quantity: 4 });
    await phone.openOrder(order.digest);
  });
  afterEach(async () => {
    await cancel(order);
    await phone.close();
  });

  /** Paths of what the page sends from now on. */
  function sent(): readonly string[] {
    const paths: string[] = [];
    phone.page.on('request', (request) => {
      if (request.method() === 'POST') paths.push(new URL(request.url()).pathname);
    });
    return paths;
  }

  it('offline nothing is sent and nothing is lost; online again it goes on with what was typed [REQ-DEVICE-OFFLINE]', async () => {
    const { page, context, texts } = phone;
    const paths = sent();
    await context.setOffline(true);
    await page.locator('.lost').getByText(texts.card.offline).waitFor();
    await phone.typeTotal();
    await page.locator('.notice').getByText(texts.card.offline).waitFor();
    expect(paths).toEqual([]);
    await context.setOffline(false);
    await page.locator('.lost').waitFor({ state: 'detached' });
    expect(await page.locator('input#total').inputValue()).not.toBe('');
    await page.locator('hb-confirmation-form button.go').click();
    await phone.signIn();
    await buy(order, phone);
    expect(confirmationsOf(order)).toBe(1);
  });

  it('over a slow network a total that is sent twice is taken once [REQ-DEVICE-SLOW]', async () => {
    const { page, context } = phone;
    const paths = sent();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 600,
      downloadThroughput: 50_000,
      uploadThroughput: 20_000,
    });
    await phone.typeTotal();
    await page.locator('input#total').press('Enter');
    await page.locator('input#total').press('Enter');
    await phone.signIn();
    await buy(order, phone);
    expect(paths.filter((path) => path.endsWith('/total'))).toHaveLength(1);
    expect(paths.filter((path) => path.endsWith('/api/callback'))).toHaveLength(1);
    expect(confirmationsOf(order)).toBe(1);
  });

  it('loaded anew in the middle of the sign-in it goes on; left, it asks for the total again; neither confirms twice [REQ-DEVICE-RELOAD]', async () => {
    const { page } = phone;
    await phone.typeTotal();
    await page.getByLabel('Passphrase').waitFor();
    await page.reload();
    await page.getByLabel('Passphrase').waitFor();
    // Left, as by a person who looks at the order once more.
    await phone.openOrder(order.digest);
    await page.locator('input#total').waitFor();
    expect(confirmationsOf(order)).toBe(0);
    await phone.typeTotal();
    await page.getByLabel('Passphrase').waitFor();
    await page.reload();
    await phone.signIn();
    const code = await phone.readCode();
    await page.reload();
    expect(await phone.readCode()).toBe(code);
    await buy(order, phone);
    expect(confirmationsOf(order)).toBe(1);
  });

  it('a tab that is behind confirms nothing, nor one that showed another order [REQ-SHOWN-DIGEST] [REQ-DEVICE-TWO-TABS]', async () => {
    const { texts } = phone;
    const tab = await phone.newTab(order.digest);
    const type = async (): Promise<void> => {
      await tab.locator('input#total').fill(order.total);
      await tab.locator('hb-confirmation-form button.go').click();
    };
    await tab.route('**/total', (route) => {
      const shown = { text: order.total, shownDigest: '0'.repeat(64) };
      return route.continue({ postData: JSON.stringify(shown) });
    });
    await type();
    await tab.getByText(texts.refusals.other_order_shown).waitFor();
    await tab.unroute('**/total');
    await tab.route('**/api/orders', (route) => route.abort());
    await cancel(order);
    await phone.page.getByText(texts.states.cancelled.word, { exact: true }).waitFor();
    await tab.getByText(texts.card.connectionLost).waitFor();
    await type();
    await tab.getByText(texts.refusals.cancelled).waitFor();
    expect(confirmationsOf(order)).toBe(0);
    expect(await charged()).toBe(0);
  });
});

describe('with a passkey', () => {
  it('it is added, confirms an order, and from the day after also one that is halted [REQ-DEVICE-PASSKEY] [REQ-PASSKEY-24-HOURS]', async () => {
    const phone = await openPhonePage(shop, browser);
    const { page, texts } = phone;
    const authenticator = await addAuthenticator(phone);
    const order = await proposeOrder(shop, token, { quantity: 3 });
    await phone.openOrder(order.digest);
    await page.locator('.back').first().click();
    await page.getByRole('button', { name: texts.card.addPasskey }).click();
    await page.getByText(texts.card.passkeyAdded).waitFor();

    await phone.openOrder(order.digest);
    await page.getByText(texts.confirm.thenPasskey).waitFor();
    await phone.typeTotal();
    await buy(order, phone);

    const halted = await proposeOrder(shop, token, { productId: 'espresso-machine', quantity: 1 });
    await phone.openOrder(halted.digest);
    await page.getByText(texts.risk.endsBefore).waitFor();
    expect(await page.locator('input#total').count()).toBe(0);
    ageThePasskeys(shop);
    await page.getByText(texts.risk.usable).waitFor();

    // The sheet is left open, and the page is loaded anew: the total is asked for again.
    await authenticator.setOwnerPresent(false);
    await phone.typeTotal();
    await page.getByRole('heading', { name: texts.verify.title }).waitFor();
    await page.reload();
    await page.locator('input#total').waitFor();
    expect(confirmationsOf(halted)).toBe(0);
    await authenticator.setOwnerPresent(true);
    await phone.typeTotal();
    capturesBefore += 1;
    await buy(halted, phone);
    expect(confirmationsOf(halted)).toBe(1);
    await phone.close();
  });
});
