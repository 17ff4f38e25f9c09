/** The two ways to say no: one press stops this order; the other says what it takes away, and does it at the second press. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WRITTEN_LOCALES } from '#core';
import { PHONE_TEXTS } from '#screens/strings';
import { loadAccountTexts } from '../../screens/strings/account/load-account-texts.ts';
import { openCardStage, type CardStage, type Scene } from './card-stage.ts';
import { findAccessibilityFaults } from './find-faults.ts';
import { listOf, orderIn } from './order-fixture.ts';

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

const WAITING = orderIn('to_confirm');
const DONT_BUY = { name: "Don't buy this" };
const NOT_ME = { name: "This wasn't me" };

function openOrder(state: Parameters<typeof orderIn>[0] = 'to_confirm'): Promise<Scene> {
  return stage.openSignedIn(listOf(orderIn(state)), { path: `/orders/${WAITING.digest}` });
}

function declines({ approval }: Scene): readonly unknown[] {
  return approval.calls.filter(({ path }) => path.endsWith('/decline')).map(({ body }) => body);
}

describe('“Don’t buy this”', () => {
  it('stops this order alone with one press, and shows that it is stopping, then stopped [REQ-DECLINE-KEEPS-CLIENT]', async () => {
    const scene = await openOrder();
    const { page, approval } = scene;
    approval.orderAfterDecline = orderIn('stopping');
    // Lower than the page, before and after: the button is far below what is then to be seen.
    await page.setViewportSize({ width: 390, height: 496 });
    await page.getByRole('button', DONT_BUY).click();
    await page.getByText('Not stopped yet').first().waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(declines(scene)).toEqual([{ keepsClient: true }]);
    expect(await page.getByText('is stopped too').count()).toBe(0);
    approval.list = listOf(orderIn('stopped'));
    await page.getByText('Nothing was bought').first().waitFor();
    await scene.close();
  });
});

describe('“This wasn’t me”', () => {
  it('does nothing at the first press but say what it takes away and how that is given back [REQ-NOT-ME-SAYS]', async () => {
    const scene = await openOrder();
    const { page } = scene;
    await page.getByRole('button', NOT_ME).click();
    const step = page.getByRole('region', NOT_ME);
    const heading = step.getByRole('heading');
    await expect.poll(() => heading.evaluate((h2) => h2.matches(':focus'))).toBe(true);
    const words = await step.innerText();
    expect(words).toContain('It stops Alexa too: it may ask for nothing more in your name');
    expect(words).toContain('You can allow it again in “Your account”, under “Assistants”.');
    expect(await page.getByLabel('Type the total to confirm').count()).toBe(0);
    expect(declines(scene)).toEqual([]);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the order' }).click();
    await page.getByLabel('Type the total to confirm').waitFor();
    expect(declines(scene)).toEqual([]);
    await scene.close();
  });

  it('leaves in the field what was typed, for who goes back, and the focus on the button [REQ-TYPED-KEPT]', async () => {
    const scene = await openOrder();
    const { page } = scene;
    await page.getByLabel('Type the total to confirm').fill('47.61');
    await page.getByRole('button', NOT_ME).click();
    await page.getByRole('button', { name: 'Back to the order' }).click();
    expect(await page.getByLabel('Type the total to confirm').inputValue()).toBe('47.61');
    const pressed = page.getByRole('button', NOT_ME);
    await expect.poll(() => pressed.evaluate((one) => one.matches(':focus'))).toBe(true);
    // Another order, or this one opened anew, begins empty.
    await page.getByRole('link', { name: 'All orders' }).click();
    await page.locator('a.order').click();
    expect(await page.getByLabel('Type the total to confirm').inputValue()).toBe('');
    await scene.close();
  });

  it.each(['to_confirm', 'confirmed_here', 'confirmed_elsewhere', 'locked'] as const)(
    'declines and stops the assistant at the second press: %s [REQ-DECLINE-REVOKES]',
    async (state) => {
      const scene = await openOrder(state);
      const { page, approval } = scene;
      approval.orderAfterDecline = orderIn('stopped');
      await page.getByRole('button', NOT_ME).click();
      await page.getByRole('button', { name: 'Stop both' }).click();
      await page.getByText('This order can no longer be bought.').waitFor();
      expect(await page.getByRole('alert').innerText()).toBe(
        'Alexa is stopped too. You can allow it again in “Your account”, under “Assistants”.',
      );
      expect(declines(scene)).toEqual([{}]);
      await scene.close();
    },
  );

  it('forgets the first press when another screen is opened', async () => {
    const scene = await openOrder();
    const { page } = scene;
    await page.getByRole('button', NOT_ME).click();
    await page.getByRole('link', { name: 'All orders' }).click();
    await page.locator('a.order').click();
    await page.getByLabel('Type the total to confirm').waitFor();
    expect(await page.getByRole('region', NOT_ME).count()).toBe(0);
    await scene.close();
  });

  it('says that it did not arrive, and that the order is not stopped yet', async () => {
    const scene = await openOrder();
    const { page, approval } = scene;
    await page.getByRole('button', NOT_ME).click();
    approval.isDown = true;
    await page.getByRole('button', { name: 'Stop both' }).click();
    await page.getByText('The order is not stopped yet. Try again.').waitFor();
    await page.getByRole('button', { name: 'Stop both' }).waitFor();
    await scene.close();
  });

  it.each(WRITTEN_LOCALES)(
    'names the pages of the account as these call themselves: %s',
    async (locale) => {
      const { confirm, card } = PHONE_TEXTS[locale];
      const { pages } = await loadAccountTexts(locale);
      expect(confirm.notMeAgain).toContain(card.account);
      expect(confirm.notMeAgain).toContain(pages.assistants.title);
      for (const words of [confirm.notMeExplain('Alexa'), confirm.notMeDone('Alexa')]) {
        expect(words).toContain('Alexa');
      }
    },
  );
});
