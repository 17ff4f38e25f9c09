/** The whole job as a person does it in one browser window: an Echo Show on the left, the phone's frame of another origin on the right. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveFromTerms } from '#core';
import { nodeHash } from '#stores';
import { openChromium } from '../screens/card-stage.ts';
import { termsOf } from './by-hand.ts';
import { startShop, type RunningShop } from './running-shop.ts';
import { sayDigits } from '../../simulator/walkthrough/read-turn.ts';

let shop: RunningShop;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What a browser complains of, on the page and in every frame: scripts' faults, blocked content, failed loads. */
const complaints: string[] = [];

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openChromium()]);
  context = await browser.newContext({
    viewport: { width: 1824, height: 1200 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  page = await context.newPage();
  page.on('pageerror', (fault) => complaints.push(`fault: ${String(fault)}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

/** A picture of the moment, for a person who looks; only where a folder is named. */
async function shoot(name: string): Promise<void> {
  const folder = process.env['HEARBACK_SHOTS'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

function phone(): FrameLocator {
  return page.frameLocator('iframe[title^="Your phone: "]');
}

/** The Echo Show's screen: a frame of its own, in which Amazon's engine draws. */
function show(): FrameLocator {
  return page.frameLocator('iframe[title="Echo Show screen"]');
}

/** What the Show draws at exactly 53 px: the total, and nothing else. */
async function shownTotal(): Promise<string> {
  const texts = await show()
    .locator('body')
    .evaluate((body) =>
      [...body.querySelectorAll('*')]
        .filter((element) => element.children.length === 0 && element.textContent !== '')
        .filter((element) => getComputedStyle(element).fontSize === '53px')
        .map((element) => element.textContent.replace(/\s/g, '')),
    );
  return texts.join('|');
}

async function say(words: string): Promise<void> {
  await page.getByLabel('Say to the Echo').fill(words);
  await page.getByRole('button', { name: 'Say it' }).click();
  await page.locator('.you').getByText(words).waitFor();
}

/** What the Echo said last, once it says something that fits. */
async function caption(words: RegExp): Promise<string> {
  const line = page.locator('.alexa').filter({ hasText: words });
  await line.waitFor();
  return (await line.innerText()).replace(/^Alexa\s*/, '').replace(/\s+/g, ' ');
}

async function textOf(locator: ReturnType<FrameLocator['locator']>): Promise<string> {
  return (await locator.innerText()).replace(/\s+/g, ' ').trim();
}

async function signInOnPhone(): Promise<void> {
  const [customer] = shop.report.customers;
  await phone()
    .getByLabel('Customer name')
    .fill(customer?.username ?? '');
  await phone()
    .getByLabel('Passphrase')
    .fill(customer?.passphrase ?? '');
  await phone().getByRole('button', { name: 'Sign in' }).click();
}

async function captured(): Promise<number> {
  return (await shop.captures()).length;
}

/** Said by the browser about what is as it should be: who is not signed in gets 401, and the stand-in's sign-in form is in a frame. */
const EXPECTED = [
  /^error: Failed to load resource: .* 401 .*card\.hearback\.localhost:\d+\/api\/(orders|trace)\b/,
  /^error: Blocked autofocusing on a <input> element in a cross-origin subframe\. \(http:\/\/id\./,
];

describe('in the browser', () => {
  it('an order is spoken, read back, confirmed on the phone, bought with the spoken code, and charged once', async () => {
    await page.goto(shop.report.page);
    await page.getByText('“Alexa, open Harbor Roasters”').waitFor();
    await phone().getByRole('button', { name: 'Sign in' }).waitFor();
    await shoot('01-start');

    await say('order two bags of the dark roast');
    const spoken = await caption(/dry run/);
    await show().getByText('DRY RUN · NOTHING BOUGHT', { exact: true }).waitFor();
    const total = await shownTotal();
    await shoot('02-dry-run');

    await phone().getByRole('button', { name: 'Sign in' }).click();
    await phone().getByLabel('Passphrase').waitFor();
    await shoot('03-sign-in');
    await signInOnPhone();
    await phone().getByRole('heading', { name: 'Your orders' }).waitFor();
    await shoot('04-orders');
    await phone().locator('a.order').click();
    const sentence = await textOf(phone().locator('blockquote'));
    await phone().getByText('Nothing is bought yet').first().waitFor();
    await shoot('05-order');

    // One object, three surfaces: spoken on the Echo, shown on its screen, shown on the phone.
    const digest =
      /\/orders\/([0-9a-f]{64})/.exec(
        page
          .frames()
          .map((frame) => frame.url())
          .join(' '),
      )?.[1] ?? '';
    const terms = termsOf(shop, digest);
    const derived = deriveFromTerms(terms, nodeHash);
    expect(sentence).toBe(derived.sentence);
    expect(spoken.startsWith(derived.spokenText)).toBe(true);
    expect(spoken).not.toMatch(/\d/);
    expect(sentence.startsWith('This is a dry run: nothing has been bought.')).toBe(true);
    expect(sentence.endsWith(`The total is ${total}.`)).toBe(true);
    const { checkWords } = derived;
    await show().getByText(checkWords, { exact: true }).waitFor();
    expect(sentence).toContain(`Check words: ${checkWords}.`);
    expect(spoken).toContain(`Check words: ${checkWords}.`);
    expect(await textOf(phone().locator('hb-order-review .words strong'))).toBe(checkWords);
    expect(total).toBe('$47.61');

    await phone().getByLabel('Type the total to confirm').fill('47.16');
    await phone().getByRole('button', { name: 'Confirm' }).click();
    const refusal = phone().locator('hb-confirmation-form').getByRole('alert');
    await refusal.getByText('That is not the total of this order. Nothing was bought.').waitFor();
    expect(await textOf(refusal)).toContain(`You typed $47.16 The total is ${total}`);
    await shoot('06-wrong-total');

    await phone().getByLabel('Type the total to confirm').fill(total);
    await phone().getByRole('button', { name: 'Confirm' }).click();
    await phone().getByLabel('Passphrase').waitFor();
    await shoot('07-verify');
    expect(await phone().locator('.cell').count()).toBe(0);
    await signInOnPhone();
    await phone().locator('.cell').nth(3).waitFor();
    const code = (await phone().locator('.cell').allInnerTexts()).join('');
    expect(code).toMatch(/^[1-9][0-9]{3}$/);
    const left = phone().locator('.time p').first();
    const first = await textOf(left);
    expect(first).toMatch(/^1[0-5] minutes( \d+ seconds?)? left\b/);
    await expect.poll(() => textOf(left), { timeout: 10_000 }).not.toBe(first);
    await shoot('08-code');
    expect(await captured()).toBe(0);

    await shop.press('page', '/alexa/clock', { advanceMs: 17_000 });
    await expect
      .poll(async (): Promise<unknown> =>
        (await shop.dial(`${shop.report.page}/alexa/state`)).json(),
      )
      .toMatchObject({ session: 'closed' });
    await say(`alexa, ask harbor roasters, my code is ${sayDigits(code)}`);
    const confirmed = await caption(/^Alexa\s*Ordered/);
    expect(confirmed).toMatch(/^Ordered\. You paid forty-seven dollars and sixty-one cents to /);
    expect(confirmed).toContain(`The check words are ${checkWords}.`);

    await show().getByText('ORDERED', { exact: true }).waitFor();
    const receipt = phone().locator('hb-receipt');
    await receipt.locator('.number').waitFor();
    const number = await textOf(receipt.locator('.number'));
    await show().getByText(number, { exact: true }).waitFor();
    expect(await textOf(receipt.locator('.total .amount'))).toBe(total);
    expect(await shownTotal()).toBe(total);
    expect(await phone().locator('.cell').count()).toBe(0);
    await shoot('09-receipt');

    const captures = await shop.captures();
    expect(captures).toEqual([
      {
        requestId: `hearback-${digest}`,
        referenceId: captures[0]?.referenceId,
        amount: { currency_code: 'USD', value: '47.61' },
        payee: 'HARBRASTERS27',
        vaultId: 'vault-visa-4242',
      },
    ]);
    expect((await shop.processorRequests()).map(({ outcome }) => outcome)).toEqual(['captured']);
    expect(String(terms.payeeId)).toBe('HARBRASTERS27');

    await page.setViewportSize({ width: 1280, height: 800 });
    await shoot('10-receipt-1280x800');

    // The answer ended the session: the receipt stays a while on the Show, for good on the phone.
    await shop.press('page', '/alexa/clock', { advanceMs: 31_000 });
    await page.getByText('“Alexa, open Harbor Roasters”').waitFor();
    expect(await textOf(receipt.locator('.number'))).toBe(number);
    const unexpected = complaints.filter((text) => !EXPECTED.some((words) => words.test(text)));
    expect(unexpected).toEqual([]);
  }, 90_000);
});
