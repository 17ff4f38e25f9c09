/** The judges' page in a browser: devices, buttons, guide and theme, by eye, by keyboard and by axe. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityFaults, findClippedTexts } from '../../screens/find-faults.ts';
import { totalCardData } from '../../screens/show-card-fixture.ts';
import { directiveOf, openPageStage, type PageStage } from './page-stage.ts';

let stage: PageStage;
beforeAll(async () => {
  stage = await openPageStage();
});
afterAll(() => stage.close());

const SPOKEN =
  'This is a dry run: nothing has been bought. Check words: amber falcon. The total is forty-seven dollars and sixty-one cents.';

describe('the judges’ page', () => {
  it('is painted within a second, before the engine is asked for, with a script of less than 150 kB', async () => {
    const scene = await stage.open();
    const times = await scene.page.evaluate(async () => {
      while (!document.querySelector('hb-judges-page')?.shadowRoot?.querySelector('h1')) {
        await new Promise((done) => setTimeout(done, 5));
      }
      await new Promise((done) => setTimeout(done, 500));
      const paint =
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
      const frames = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/apl/'))
        .map(({ startTime }) => startTime);
      return { paint, frames };
    });
    expect(times.paint).toBeLessThan(1000);
    expect(times.frames).toHaveLength(1);
    for (const startTime of times.frames) expect(startTime).toBeGreaterThan(times.paint - 50);
    const assets = join(stage.folder, 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const sizes = scripts.map((name) => gzipSync(readFileSync(join(assets, name))).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
    await scene.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ] as const) {
      it(`has no fault for axe and cuts no text off at ${String(width)}x${String(height)}, ${colorScheme}`, async () => {
        const scene = await stage.open({
          colorScheme,
          viewport: { width, height },
          echo: { screen: directiveOf(totalCardData()), caption: SPOKEN },
        });
        await (await scene.aplFrame()).getByText('$47.61').waitFor();
        await scene.page.getByLabel('Guide me').selectOption('whole-job');
        expect(await findAccessibilityFaults(scene.page)).toEqual([]);
        expect(await findClippedTexts(scene.page)).toEqual([]);
        const scrollsSideways = await scene.page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect(scrollsSideways).toBe(false);
        expect(scene.faults).toEqual([]);
        await scene.close();
      });
    }
  }

  it('shows the device, what it said, the field and the buttons of what can go wrong at 1280x720 without scrolling', async () => {
    const scene = await stage.open({
      echo: { screen: directiveOf(totalCardData()), caption: SPOKEN },
    });
    await scene.page.getByText('amber falcon.').waitFor();
    for (const part of [
      scene.page.getByRole('region', { name: 'Echo Show 10' }),
      scene.page.locator('.alexa'),
      scene.page.getByLabel('Say to the Echo'),
      scene.page.getByRole('button', { name: 'Price goes up' }),
      scene.page.getByRole('button', { name: 'Reset' }),
    ]) {
      const box = await part.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= 720, String(part)).toBe(true);
    }
    await scene.close();
  });

  it('takes the customer to another device, and on one without a screen shows none', async () => {
    const scene = await stage.open();
    await scene.page.getByLabel('Device').selectOption('echo-dot');
    await expect.poll(() => scene.posts).toEqual(['POST /alexa/device {"device":"echo-dot"}']);
    scene.echo.device = 'echo-dot';
    await scene.page.getByText('It only speaks').waitFor();
    expect(await scene.page.locator('hb-apl-screen').count()).toBe(0);
    await scene.close();
  });

  it('presses a button of the stand-ins by keyboard and says what it did', async () => {
    const scene = await stage.open();
    await scene.page.getByRole('button', { name: 'Card declined' }).focus();
    await scene.page.keyboard.press('Enter');
    await scene.page.getByText('The stand-in did as it was told.').waitFor();
    expect(scene.posts).toEqual(['POST /faults/declines {}']);
    await scene.close();
  });

  it('turns dark and light by its switch, and remembers', async () => {
    const scene = await stage.open({ colorScheme: 'light' });
    const ground = () =>
      scene.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await ground()).toBe('rgb(244, 245, 248)');
    const turn = scene.page.getByRole('switch', { name: 'Dark' });
    await turn.click();
    expect(await ground()).toBe('rgb(15, 18, 23)');
    await scene.page.reload();
    await turn.waitFor();
    expect(await turn.getAttribute('aria-checked')).toBe('true');
    expect(await ground()).toBe('rgb(15, 18, 23)');
    await scene.close();
  });

  it('has ground and words of one theme after Dark was pressed, whatever the system is, and keeps light-dark() as it was written', async () => {
    const assets = join(stage.folder, 'assets');
    const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
    expect(sheets).not.toEqual([]);
    for (const name of sheets) {
      const sheet = readFileSync(join(assets, name), 'utf8');
      expect(sheet).toContain('light-dark(#f4f5f8,#0f1217)');
      expect(sheet).not.toContain('--lightningcss');
    }
    const dark = { ground: 'rgb(15, 18, 23)', words: 'rgb(243, 245, 248)' };
    const light = { ground: 'rgb(244, 245, 248)', words: 'rgb(18, 23, 31)' };
    for (const [colorScheme, first, then] of [
      ['light', light, dark],
      ['dark', dark, light],
    ] as const) {
      const scene = await stage.open({ colorScheme });
      const title = scene.page.getByRole('heading', { name: 'Hearback', exact: true });
      const colours = () =>
        title.evaluate((heading) => ({
          ground: getComputedStyle(document.documentElement).backgroundColor,
          words: getComputedStyle(heading).color,
        }));
      expect(await colours()).toEqual(first);
      await scene.page.getByRole('switch', { name: 'Dark' }).click();
      expect(await colours()).toEqual(then);
      await scene.close();
    }
  });

  it('shows the new passphrase once its server is back with another one', async () => {
    const scene = await stage.open();
    const { page } = scene;
    await page.getByText('a-passphrase', { exact: true }).waitFor();
    await page.route('**/alexa/state', (route) => route.abort());
    await page.getByText('This page cannot reach its own server.').waitFor();
    await page.route('**/demo', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace('a-passphrase', 'another-one') });
    });
    await page.unroute('**/alexa/state');
    await page.getByText('another-one', { exact: true }).waitFor();
    expect(await page.getByText('This page cannot reach its own server.').count()).toBe(0);
    await scene.close();
  });

  it('says that a phone cannot open a local address, and opens the waiting order as a window', async () => {
    const scene = await stage.open({ echo: { screen: directiveOf(totalCardData()) } });
    await scene.page.getByText('A phone cannot open a .localhost address.').waitFor();
    await (await scene.aplFrame()).getByText('$47.61').waitFor();
    await scene.page.evaluate(() => {
      window.open = (address) => {
        document.title = String(address);
        return null;
      };
    });
    await scene.page.getByRole('button', { name: 'Open as a window' }).click();
    expect(await scene.page.title()).toBe(totalCardData().cardAddress);
    await scene.close();
  });
});

describe('the guide', () => {
  it('leads step by step: what is pressed or said is done, and the button that is next is marked', async () => {
    const scene = await stage.open();
    await scene.page.getByLabel('Guide me').selectOption('injected-title');
    const guide = scene.page.getByRole('region', { name: /^Guide/ });
    const step = () => guide.getByText(/^Step|Step \d/).innerText();
    expect(await step()).toContain('Step 1 of 4');
    expect(await scene.page.locator('button[data-wanted]').innerText()).toBe('Hostile title');
    await scene.page.getByRole('button', { name: 'Reset' }).click();
    await scene.page.getByText('The stand-in did as it was told.').waitFor();
    expect(await step()).toContain('Step 1 of 4');
    await scene.page.getByRole('button', { name: 'Hostile title' }).click();
    await guide.getByText('Step 2 of 4').waitFor();
    await guide.getByRole('button', { name: '“order two bags of the dark roast”' }).click();
    await guide.getByText('Step 3 of 4').waitFor();
    expect(scene.posts).toContain(
      'POST /alexa/utterances {"text":"order two bags of the dark roast"}',
    );
    await guide.getByRole('button', { name: 'Leave' }).click();
    expect(await guide.count()).toBe(0);
    await scene.close();
  });
});
