/** After the sale, in real processes: what was bought goes back from the phone, and what sold out goes back by itself. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openChromium } from '../screens/card-stage.ts';
import { shopTokenOf } from './code-flow.ts';
import { openPhonePage, type PhonePage } from './page/phone-page.ts';
import { proposeOrder } from './page/proposed-order.ts';
import { startShop, type RunningShop } from './running-shop.ts';
import { orderByVoice, sayCode, sayIntent, SOON } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });

let shop: RunningShop;
let browser: Browser;
let phone: PhonePage;
let token: string;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openChromium()]);
  phone = await openPhonePage(shop, browser);
  token = await shopTokenOf(shop, 'customer-1');
}, 60_000);
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

const refundsSchema = z.object({
  refunds: z.array(
    z.object({
      captureId: z.string(),
      refund: z.looseObject({
        status: z.string(),
        amount: z.object({ currency_code: z.string(), value: z.string() }),
      }),
    }),
  ),
});
const mailsSchema = z.object({
  messages: z.array(z.looseObject({ to: z.string(), text: z.string() })),
});

async function refunds(): Promise<readonly string[]> {
  const answer = await shop.dial(`${shop.addresses.processor}/control/refunds`);
  return refundsSchema
    .parse(await answer.json())
    .refunds.map(({ refund: { status, amount } }) => `${status} ${amount.value}`);
}

/** The letters that say this, in one text. */
async function letters(words: string): Promise<string> {
  const answer = await shop.dial(`${shop.addresses.outbox}/messages`);
  const { messages } = mailsSchema.parse(await answer.json());
  return messages
    .map(({ text }) => text)
    .filter((text) => text.includes(words))
    .join('\n');
}

it('one of two goes back: asked on the phone, verified, paid back to the card, written and shown [REQ-RETURN] [REQ-RETURN-ASKED]', async () => {
  const { page } = phone;
  const order = await proposeOrder(shop, token);
  await phone.openOrder(order.digest);
  await phone.typeTotal();
  await phone.signIn();
  await order.redeem(await phone.readCode());
  await page.getByRole('button', { name: 'Send something back' }).click();
  await page.locator('hb-send-back select').selectOption('1');
  await page.getByRole('button', { name: 'Ask the seller' }).click();
  await phone.signIn();
  await page.getByText('Your return is on its way to the seller.').waitFor();
  // A bag, and its part of the tax.
  await expect.poll(refunds, SOON).toEqual(['COMPLETED 20.55']);
  await expect.poll(() => letters('Your return was taken.'), SOON).toContain('$20.55');
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByText('Part of your money came back').first().waitFor();
  const back = page.locator('hb-receipt .going-back');
  await back.getByText('The seller took it back.').waitFor();
  expect(await back.getByRole('listitem').innerText()).toMatch(/^1 × /);
  expect(await back.locator('.amount').innerText()).toBe('$20.55');
  expect(await page.locator('hb-receipt .total .amount').innerText()).toBe('$47.61');
  expect(await shop.captures()).toHaveLength(1);
  expect(phone.complaints).toEqual([]);
});

it('an order that sold out after it was paid is paid back whole: phone, letter and Echo say so [REQ-OVERSOLD-TOLD]', async () => {
  const { page } = phone;
  const before = await refunds();
  await shop.press('merchant', '/control/oversell', { orders: 1 });
  const order = await orderByVoice(shop, 'order three bags of the dark roast');
  await phone.openOrder(order.digest);
  await phone.typeTotal();
  await phone.signIn();
  await sayCode(shop, await phone.readCode());
  await page.getByText('Your money came back').first().waitFor();
  const wentBack = page.locator('hb-receipt .going-back');
  await wentBack.getByText('Sold out after you paid.').waitFor();
  expect(await wentBack.locator('.amount').innerText()).toBe(order.total);
  expect(await page.getByRole('button', { name: 'Send something back' }).count()).toBe(0);
  const back = order.total.replace('$', '');
  await expect.poll(refunds, SOON).toEqual([...before, `COMPLETED ${back}`]);
  await expect.poll(() => letters('sold out after you had paid'), SOON).toContain(order.total);
  const turn = await sayIntent(shop, 'how is my order', 'StatusIntent');
  expect(turn.caption).toMatch(/sold out/i);
  expect(turn.caption).toMatch(/paid back|went back|goes back/i);
});
