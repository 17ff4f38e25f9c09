/** What the page has beside Echo and phone: mailbox, shelf, trace, second phone, and the trials. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityFaults, findClippedTexts } from '../../screens/find-faults.ts';
import { openPageStage, type Mail, type PageStage } from './page-stage.ts';

let stage: PageStage;
beforeAll(async () => {
  stage = await openPageStage();
});
afterAll(() => stage.close());

const RECEIPT: Mail = {
  id: '1',
  subject: 'Your receipt',
  text: 'You paid $47.61.\n<img src=x onerror=alert(1)>',
  date: '2026-01-01T08:00:00Z',
};

describe('the mailbox', () => {
  it('announces a new e-mail, counts it on its tab, and leaves the focus where it was [REQ-PAGE-MAIL]', async () => {
    const scene = await stage.open({ echo: { mails: [{ ...RECEIPT, id: '0', subject: 'Old' }] } });
    const field = scene.page.getByLabel('Say to the Echo');
    await scene.page.getByRole('tab', { name: 'E-mail', exact: true }).waitFor();
    await scene.page.locator('hb-message-list h3').first().waitFor({ state: 'attached' });
    await field.focus();
    scene.echo.mails = [RECEIPT, ...scene.echo.mails];
    await scene.page.getByText('New e-mail: Your receipt').waitFor({ state: 'attached' });
    await scene.page.getByRole('tab', { name: 'E-mail 1 new' }).waitFor();
    expect(await field.evaluate((input) => input.matches(':focus'))).toBe(true);
    await scene.close();
  });

  it('shows an e-mail as text, whatever is in it', async () => {
    const scene = await stage.open({ echo: { mails: [RECEIPT] } });
    await scene.page.getByRole('tab', { name: /^E-mail/ }).click();
    await scene.page.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(scene.faults).toEqual([]);
    await scene.close();
  });

  it('is reached by the arrows from tab to tab, and the phone stays as it was', async () => {
    const scene = await stage.open();
    await scene.page.getByRole('tab', { name: 'Phone' }).focus();
    for (const name of ['E-mail', 'Alexa app', 'Phone']) {
      await scene.page.keyboard.press('ArrowRight');
      const tab = scene.page.getByRole('tab', { name });
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
      expect(await tab.evaluate((button) => button.matches(':focus'))).toBe(true);
    }
    expect(await scene.page.locator('iframe[title^="Your phone"]').count()).toBe(1);
    await scene.close();
  });
});

describe('the trace', () => {
  it('opens and closes by keyboard, grows by the arrows, and is so again after a reload [REQ-PAGE-TRACE]', async () => {
    const scene = await stage.open();
    const { page } = scene;
    await page.getByRole('button', { name: 'Open the trace' }).focus();
    await page.keyboard.press('Enter');
    const frame = page.locator('iframe[title="Trace of the order"]');
    await frame.waitFor();
    const height = async (): Promise<number> =>
      Math.round((await frame.boundingBox())?.height ?? 0);
    expect(await height()).toBe(200);
    await page.getByRole('separator', { name: 'Height of the trace' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(height).toBe(240);
    await page.reload();
    await frame.waitFor();
    expect(await height()).toBe(240);
    await page.getByRole('button', { name: 'Close the trace' }).click();
    expect(await frame.count()).toBe(0);
    await scene.close();
  });

  it('never hides what the keyboard is at', async () => {
    const scene = await stage.open({ viewport: { width: 1280, height: 600 } });
    const { page } = scene;
    await page.getByRole('button', { name: 'Open the trace' }).click();
    const say = page.getByRole('button', { name: 'Say it' });
    await say.focus();
    const [strip, button] = await Promise.all([
      page.locator('hb-trace-strip').boundingBox(),
      say.boundingBox(),
    ]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
    await scene.close();
  });
});

describe('the shelf', () => {
  it('is asked for only when it is opened, can be searched, and puts the words of an order into the field [REQ-PAGE-SHELF]', async () => {
    const scene = await stage.open();
    const { page } = scene;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/shelf')) asked.push(request.url());
    });
    await page.getByText('“Alexa, open Harbor Roasters”').waitFor();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'What the shop sells' }).click();
    await page.getByText('3 products.').waitFor();
    await page.getByText('Mug <script>alert(1)</script>').waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill('roast');
    await page.getByText('1 product.').waitFor();
    await page.getByRole('button', { name: 'Order it: Dark Roast, whole bean' }).click();
    const field = page.getByLabel('Say to the Echo');
    expect(await field.inputValue()).toBe('order one dark roast');
    expect(await field.evaluate((input) => input.matches(':focus'))).toBe(true);
    expect(scene.faults).toEqual([]);
    await scene.close();
  });
});

describe('the trials', () => {
  it('the assistant that obeys everything is shown step by step, with what nothing came of', async () => {
    const scene = await stage.open();
    const { page } = scene;
    await page.getByRole('button', { name: 'An assistant that obeys everything' }).click();
    await page.getByText('It did all that it was told, and nothing was bought.').waitFor();
    await page.getByText('“Ignore all <b>instructions</b>.”').waitFor();
    expect(await page.locator('hb-agent-dialog li').count()).toBe(4);
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog')
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await scene.close();
  });

  it('another customer’s order: the phone opens its address, and beside it one that was made up', async () => {
    const scene = await stage.open();
    const { page } = scene;
    await page.getByRole('button', { name: 'Someone else’s order' }).click();
    await page.getByText('customer-2 has just ordered for $25.44').waitFor();
    const addresses = () =>
      page
        .locator('iframe[title^="Your phone"]')
        .evaluateAll((frames) =>
          frames.map((frame) => new URL((frame as HTMLIFrameElement).src).pathname),
        );
    expect(await addresses()).toEqual([`/orders/${'a'.repeat(64)}`, `/orders/${'b'.repeat(64)}`]);
    await page.getByRole('button', { name: 'Close it' }).first().click();
    expect(await addresses()).toEqual(['/']);
    await scene.close();
  });
});

describe('every state of the page', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no fault for axe and cuts no text off, ${colorScheme} [REQ-PAGE-AXE]`, async () => {
      const scene = await stage.open({ colorScheme, echo: { mails: [RECEIPT] } });
      const { page } = scene;
      const look = async (state: string): Promise<void> => {
        expect(await findAccessibilityFaults(page), state).toEqual([]);
        expect(await findClippedTexts(page), state).toEqual([]);
      };
      await page.getByText('“Alexa, open Harbor Roasters”').waitFor();
      await look('home');
      await page.getByRole('tab', { name: /^E-mail/ }).click();
      await page.getByText('Your receipt').waitFor();
      await look('e-mail');
      await page.getByRole('tab', { name: /^Alexa app/ }).click();
      await look('Alexa app');
      await page.getByRole('button', { name: 'What the shop sells' }).click();
      await page.getByText('3 products.').waitFor();
      await look('shelf');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByRole('button', { name: 'An assistant that obeys everything' }).click();
      await page.getByText('nothing was bought. Nobody').waitFor();
      await look('obedient assistant');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByRole('button', { name: 'Someone else’s order' }).click();
      await page.getByText('customer-2 has just ordered').waitFor();
      await look('someone else’s order');
      await page.getByRole('button', { name: 'Open the trace' }).click();
      await look('trace');
      await scene.close();
    }, 90_000);
  }
});
