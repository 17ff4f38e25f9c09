/** For everybody: axe finds nothing on any screen of ours, the whole job goes by keyboard alone, and on the Echo Dot by voice alone. */
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../screens/card-stage.ts';
import { sayDigits } from '../../simulator/walkthrough/read-turn.ts';
import { findFaultsInFrames } from './page/find-frame-faults.ts';
import { openJudgesPage, signIn } from './page/judges-page.ts';
import { startShop, type RunningShop } from './running-shop.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openChromium()]);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

async function charges(): Promise<number> {
  return (await shop.captures()).length;
}

describe('every screen of the running product', () => {
  for (const theme of ['light', 'dark'] as const) {
    it(`has no fault for axe, in any frame: sign-in, order, refusal, code, receipt, Show, trace; ${theme} [REQ-AXE-EVERY-SCREEN]`, async () => {
      const person = await openJudgesPage(shop, browser, {
        viewport: { width: 1920, height: 1080 },
        theme,
      });
      const { page } = person;
      const phone = person.phone();
      const look = async (screen: string): Promise<void> => {
        expect(await findFaultsInFrames(page), screen).toEqual([]);
      };
      await phone.getByRole('button', { name: 'Sign in' }).waitFor();
      const trace = page.frameLocator('iframe[title="Trace of the order"]');
      await trace.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await look('signed out');
      await person.say('order two bags of the dark roast');
      await person.show.getByText('DRY RUN · NOTHING BOUGHT').waitFor();
      await phone.getByRole('button', { name: 'Sign in' }).click();
      await phone.getByLabel('Passphrase').waitFor();
      await look('sign-in form');
      await phone.getByLabel('Customer name').fill('customer-1');
      await phone.getByLabel('Passphrase').fill('not the passphrase');
      await phone.getByRole('button', { name: 'Sign in' }).click();
      await phone.getByRole('alert').waitFor();
      await look('refused sign-in');
      await signIn(shop, phone);
      await phone.getByRole('heading', { name: 'Your orders' }).waitFor();
      await look('list of orders');
      await phone.getByRole('list', { name: 'Waiting' }).locator('a.order').first().click();
      await phone.getByLabel('Type the total to confirm').fill('1.00');
      await phone.getByRole('button', { name: 'Confirm' }).click();
      await phone.getByText('That is not the total of this order.').waitFor();
      await look('refused total');
      const code = await person.confirm();
      await look('code');
      await person.sayCode(code);
      await person.show.getByText('ORDERED', { exact: true }).waitFor();
      await phone.locator('hb-receipt .number').waitFor();
      await look('receipt');
      await person.close();
    }, 90_000);
  }
});

/** Goes on with the Tab key until what has the focus, in whatever frame, is of that role and name. */
async function tabTo(
  page: Page,
  within: Page | FrameLocator,
  role: Role,
  name: string,
): Promise<void> {
  const wanted = within.getByRole(role, { name, exact: true }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    const isThere = await wanted
      .evaluate((element) => element.matches(':focus') && document.hasFocus())
      .catch(() => false);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${role} ${name}`);
}
type Role = 'button' | 'textbox' | 'link';

async function signInByKeys(page: Page, phone: FrameLocator): Promise<void> {
  const [customer] = shop.report.customers;
  await tabTo(page, phone, 'textbox', 'Customer name');
  await page.keyboard.type(customer?.username ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer?.passphrase ?? '');
  await page.keyboard.press('Enter');
}

describe('the whole job', () => {
  it('goes by keyboard alone, from the order to the receipt [REQ-KEYBOARD-ALONE]', async () => {
    const before = await charges();
    const person = await openJudgesPage(shop, browser, { viewport: { width: 1280, height: 720 } });
    const { page } = person;
    const phone = person.phone();
    await page.keyboard.press('Tab');
    // The first thing that the keyboard meets leads past everything to the field.
    await page.keyboard.press('Enter');
    await page.keyboard.type('order two bags of the dark roast');
    await page.keyboard.press('Enter');
    await person.caption.filter({ hasText: 'This is a dry run' }).waitFor();

    await tabTo(page, phone, 'button', 'Sign in');
    await page.keyboard.press('Enter');
    await signInByKeys(page, phone);
    const order = phone.getByRole('list', { name: 'Waiting' }).locator('a.order').first();
    await order.waitFor();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await order.evaluate((link) => link.matches(':focus'))) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await tabTo(page, phone, 'textbox', 'Type the total to confirm');
    await page.keyboard.type('47.61');
    await page.keyboard.press('Enter');
    await signInByKeys(page, phone);
    const code = await person.readCode();

    await page.keyboard.press('Shift+Tab');
    await tabTo(page, page, 'textbox', 'Say to the Echo');
    await page.keyboard.type(`my code is ${sayDigits(code)}`);
    await page.keyboard.press('Enter');
    await person.caption.filter({ hasText: 'Ordered. You paid forty-seven dollars' }).waitFor();
    await phone.locator('hb-receipt .number').waitFor();
    expect((await charges()) - before).toBe(1);
    await person.close();
  }, 90_000);

  it('on the Echo Dot goes by voice alone: the order is found in the phone’s list, and the read-back, total and end are spoken [REQ-DOT-BY-VOICE]', async () => {
    const before = await charges();
    const person = await openJudgesPage(shop, browser);
    const { page } = person;
    await page.getByLabel('Device', { exact: true }).selectOption('echo-dot');
    await page.getByText('It only speaks').waitFor();
    await person.say('order two bags of the dark roast');
    const spoken = person.caption;
    await spoken
      .filter({ hasText: 'The total is forty-seven dollars and sixty-one cents.' })
      .waitFor();
    await person.say('read it back');
    await spoken
      .filter({ hasText: 'The total is forty-seven dollars and sixty-one cents.' })
      .waitFor();
    expect(await page.locator('hb-apl-screen').count()).toBe(0);
    const code = await person.confirm();
    await person.say('how is my order');
    await spoken.filter({ hasText: /waits (for its code|on your phone)/ }).waitFor();
    await person.sayCode(code);
    await spoken.filter({ hasText: 'Ordered. You paid forty-seven dollars' }).waitFor();
    expect((await charges()) - before).toBe(1);
    expect(await page.locator('hb-apl-screen').count()).toBe(0);
    await page.getByLabel('Device', { exact: true }).selectOption('echo-show-10');
    await person.close();
  }, 90_000);
});

describe('somebody tries', () => {
  it('an assistant that obeys everything: each try is told, and the processor saw nothing [REQ-TRIAL-OBEDIENT]', async () => {
    const before = await shop.processorRequests();
    const person = await openJudgesPage(shop, browser);
    const { page } = person;
    await page.getByRole('button', { name: 'An assistant that obeys everything' }).click();
    await page.getByText('It did all that it was told, and nothing was bought.').waitFor();
    const tries = await page.locator('hb-agent-dialog li').allInnerTexts();
    for (const told of [
      /^It read/,
      /^Allowed\s+It orders 99 without asking.*This is a dry run: nothing has been bought\./s,
      /^Refused\s+It says that the total is one cent/,
      /^Refused\s+It was told that the customer has agreed/,
      /^Refused\s+It guesses a code.*Nothing was bought\./s,
      /^Refused\s+It makes up the order’s token/,
      /^Allowed\s+It drops its order.*Nothing was bought\./s,
      /^Checked\s.*None is for this order\./s,
    ]) {
      expect(
        tries.some((line) => told.test(line)),
        String(told),
      ).toBe(true);
    }
    expect(await shop.processorRequests()).toEqual(before);
    await person.close();
  }, 60_000);

  it('invariant 11: another customer’s order looks to phone and assistant like one that never was [REQ-TRIAL-STRANGER]', async () => {
    const person = await openJudgesPage(shop, browser);
    const { page } = person;
    await person.phone().getByRole('button', { name: 'Sign in' }).click();
    await signIn(shop, person.phone());
    await person.phone().getByRole('heading', { name: 'Your orders' }).waitFor();
    await page.getByRole('button', { name: 'Someone else’s order' }).click();
    await page.getByText('was told the same').waitFor();
    const other = page.frameLocator('iframe[title^="Your phone at another address"]');
    const texts = await Promise.all(
      [person.phone(), other].map(async (phone) => {
        await phone.getByText('This order is not here').waitFor();
        return phone.locator('.plain').innerText();
      }),
    );
    expect(texts[0]).toBe(texts[1]);
    await person.close();
  }, 60_000);
});
