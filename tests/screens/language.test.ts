/** The switch of languages: fixed texts alone, kept on the device and in the account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf } from './account-fixture.ts';
import { openCardStage, type CardStage } from './card-stage.ts';
import { listOf, orderIn } from './order-fixture.ts';

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

const ORDER = orderIn('to_confirm', {
  sentence: 'Confirm · the sentence of the order',
  unusual: ['new_address'],
});
const PATH = `/orders/${ORDER.digest}`;

describe('[REQ-CARD-LANGUAGE] the switch', () => {
  it('puts every fixed text into Chinese, and leaves the order’s own words as they are', async () => {
    const scene = await stage.openSignedIn(listOf(ORDER), { path: PATH });
    const { page, approval, faults } = scene;
    approval.account = accountOf();
    await page.getByRole('button', { name: '中文' }).press('Enter');
    await page.getByText('输入总计金额以确认').waitFor();
    expect(
      await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]),
    ).toEqual(['zh-CN', 'ltr']);
    await page.getByText('地址是新的。').waitFor();
    // What was pressed has the focus still, and says that it is on.
    expect(
      await page
        .getByRole('button', { name: '中文' })
        .evaluate((button) => [button.matches(':focus'), button.getAttribute('aria-pressed')]),
    ).toEqual([true, 'true']);
    for (const own of [
      ORDER.sentence,
      'Dark Roast, whole bean 12 oz',
      'amber falcon',
      'Visa ending 4242',
    ]) {
      const run = page.locator('bdi', { hasText: own }).first();
      expect(await run.innerText()).toBe(own);
      expect(await run.getAttribute('lang'), own).toBe('en-US');
    }
    expect(await page.locator('.total bdi').innerText()).toBe('$47.61');
    expect(await page.locator('dd bdi', { hasText: 'Kitchen Echo' }).count()).toBe(1);
    expect(approval.calls.find(({ path }) => path === '/api/settings')?.body).toEqual({
      locale: 'zh-CN',
    });
    expect(faults).toEqual([]);

    await page.reload();
    await page.getByText('输入总计金额以确认').waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('Type the total to confirm').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-US');
    await scene.close();
  });

  it('is on the sign-in too, where nobody is known and nothing is asked of an account', async () => {
    const scene = await stage.open(listOf());
    await scene.page.getByRole('button', { name: '中文' }).click();
    await scene.page.getByRole('heading', { name: '只有您能确认' }).waitFor();
    expect(scene.approval.calls.map(({ path }) => path)).not.toContain('/api/settings');
    await scene.close();
  });

  it('follows the browser at first, then the account, and last of all what was chosen here', async () => {
    const german = await stage.open(listOf(), { locale: 'de-AT' });
    await german.page.getByRole('heading', { name: 'Nur Sie können bestätigen' }).waitFor();
    german.approval.account = accountOf({ settings: { ...accountOf().settings, locale: 'ja-JP' } });
    await german.page.getByRole('button', { name: 'Anmelden' }).click();
    await german.page.getByRole('heading', { name: 'ご注文' }).waitFor();
    await german.page.getByRole('button', { name: 'English' }).click();
    await german.page.reload();
    await german.page.getByRole('heading', { name: 'Your orders' }).waitFor();
    await german.close();
  });

  it('says a refusal in the language of the screen, by its word', async () => {
    const scene = await stage.openSignedIn(listOf(ORDER), { path: PATH });
    const { page, approval } = scene;
    approval.totalAnswer = () => ({
      outcome: 'refused',
      reason: 'other_amount',
      message: 'That is not the total of this order. Nothing was bought.',
      read: '$1.00',
      expected: '$47.61',
    });
    await page.getByRole('button', { name: '中文' }).click();
    await page.locator('input#total').fill('1');
    await page.locator('input#total').press('Enter');
    await page.getByText('这不是这个订单的总计。没有购买任何东西。').waitFor();
    await scene.close();
  });

  it('changes nothing, and says so, when the words cannot be had', async () => {
    const scene = await stage.openSignedIn(listOf(ORDER), { path: PATH });
    await scene.page.context().route(/\/assets\/zh-cn-/, (route) => route.abort());
    await scene.page.getByRole('button', { name: '中文' }).click();
    await scene.page.getByText('That did not load.').waitFor();
    expect(await scene.page.evaluate(() => document.documentElement.lang)).toBe('en-US');
    await scene.close();
  });
});
