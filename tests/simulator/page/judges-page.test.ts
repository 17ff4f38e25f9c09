/** The judges' page in a browser: devices, buttons, guide and theme, by eye, by keyboard and by axe. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
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
  it('asks for the engine and the trace only after its first frame, with a script of less than 150 kB [REQ-PAGE-LIGHT]', async () => {
    const scene = await stage.open({
      viewport: { width: 1920, height: 1080 },
      holdsFrames: true,
    });
    await scene.page.getByText('“Alexa, open Harbor Roasters”').waitFor();
    const isLate = (url: string): boolean => url.includes('/apl/') || url.includes('/trace');
    expect(scene.requested.filter(isLate)).toEqual([]);
    await scene.page.evaluate('releaseFrames()');
    await scene.aplFrame();
    await scene.page.locator('iframe[title="Trace of the order"]').waitFor();
    const assets = join(stage.folder, 'assets');
    // What is loaded to begin with: the conversations and the page's own drawing of a card come when they are asked for.
    const scripts = readdirSync(assets).filter(
      (name) =>
        name.endsWith('.js') && scene.requested.some((url) => url.endsWith(`/assets/${name}`)),
    );
    expect(scripts).not.toEqual([]);
    const sizes = scripts.map((name) => gzipSync(readFileSync(join(assets, name))).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
    await scene.close();
  });

  it('plays a conversation by its name: sets the stand-ins, says the words, and leaves the phone to the person [REQ-CONVERSATIONS]', async () => {
    const scene = await stage.open();
    await scene.page.getByRole('button', { name: 'Play one of the conversations' }).click();
    await scene.page
      .locator('hb-conversation-dialog select')
      .selectOption({ label: 'German (Germany)' });
    expect(await findAccessibilityFaults(scene.page)).toEqual([]);
    await scene.page.getByRole('button', { name: 'Play “Yes buys nothing”' }).click();
    const guide = scene.page.getByRole('region', { name: 'Guide: Yes buys nothing' });
    await guide.getByText('Step 2 of 4').waitFor();
    await guide.getByRole('button', { name: '“ja”' }).click();
    await guide.getByText('On the phone: sign in').waitFor();
    await guide.getByRole('button', { name: 'Leave' }).click();
    await guide.waitFor({ state: 'detached' });
    const told = scene.posts.filter((post) => !post.includes('/alexa/sound'));
    await expect.poll(() => told.length).toBeGreaterThan(2);
    expect(told.slice(0, 3)).toEqual([
      'POST /conversations/begin {"name":"de-de-yes-buys-nothing"}',
      'POST /alexa/utterances {"text":"bestelle zwei Packungen dunkle Röstung"}',
      'POST /alexa/utterances {"text":"ja"}',
    ]);
    await expect.poll(() => scene.posts).toContain('POST /conversations/end {}');
    expect(scene.faults).toEqual([]);
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
        await scene.page.getByRole('button', { name: 'Whole job' }).click();
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
    const trace = await scene.page.getByRole('button', { name: 'Open the trace' }).boundingBox();
    const fold = (trace?.y ?? 0) - 4;
    expect(fold).toBeGreaterThan(660);
    for (const part of [
      scene.page.getByRole('region', { name: 'Echo Show 10' }),
      scene.page.locator('.alexa'),
      scene.page.getByLabel('Say to the Echo'),
      scene.page.getByRole('button', { name: 'Price goes up' }),
      scene.page.getByRole('button', { name: 'Reset' }),
      scene.page.getByText('These press the stand-ins'),
      scene.page.getByRole('button', { name: 'Unknown payment' }),
      scene.page.getByRole('tab', { name: 'Alexa app' }),
    ]) {
      const box = await part.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= fold, String(part)).toBe(true);
    }
    await scene.close();
  });

  it('takes the customer to another device, and on one without a screen shows none', async () => {
    const scene = await stage.open();
    const devices = scene.page.getByLabel('Device', { exact: true });
    const before = await devices.boundingBox();
    await devices.selectOption('echo-dot');
    await expect.poll(() => scene.posts).toEqual(['POST /alexa/device {"device":"echo-dot"}']);
    scene.echo.device = 'echo-dot';
    await scene.page.getByText('It only speaks').waitFor();
    expect(await scene.page.locator('hb-apl-screen').count()).toBe(0);
    // Nothing below moves when another device is chosen.
    expect((await devices.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
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
    const turn = scene.page.getByLabel('Dark');
    await turn.click();
    expect(await ground()).toBe('rgb(15, 18, 23)');
    await scene.page.reload();
    await turn.waitFor();
    expect(await turn.isChecked()).toBe(true);
    expect(await ground()).toBe('rgb(15, 18, 23)');
    await scene.close();
  });

  it('turns the phone and the trace with it, though both are of another origin [REQ-PAGE-THEME]', async () => {
    // The browser's own scheme must not be forced from outside, or it is forced in the frames too.
    const scene = await stage.open({
      colorScheme: null,
      viewport: { width: 1920, height: 1080 },
    });
    const turn = scene.page.getByLabel('Dark');
    for (const isDark of [true, false]) {
      await turn.setChecked(isDark);
      for (const title of ['Your phone: the card where you confirm', 'Trace of the order']) {
        const body = scene.page.frameLocator(`iframe[title="${title}"]`).locator('body');
        await expect
          .poll(() => body.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
          .toBe(isDark);
      }
    }
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

  it('says that a real phone cannot open a local address, and opens the waiting order as a window', async () => {
    const scene = await stage.open({ echo: { screen: directiveOf(totalCardData()) } });
    await scene.page.getByText('A real phone cannot open it here.').waitFor();
    await (await scene.aplFrame()).getByText('$47.61').waitFor();
    await catchWindows(scene.page);
    await scene.page.getByRole('button', { name: 'Open as a window' }).click();
    expect(await scene.page.title()).toBe(totalCardData().cardAddress);
    await scene.close();
  });

  it('shows no frame where the card has an address of its own, says so, and opens it as a window [REQ-PAGE-CARD-ELSEWHERE]', async () => {
    const scene = await stage.open({
      isCardElsewhere: true,
      echo: { screen: directiveOf(totalCardData()) },
    });
    await scene.page.getByText('it is not shown inside this page').waitFor();
    expect(await scene.page.locator('iframe[title^="Your phone"]').count()).toBe(0);
    await (await scene.aplFrame()).getByText('$47.61').waitFor();
    await catchWindows(scene.page);
    await scene.page.getByRole('button', { name: 'Open the phone' }).click();
    expect(await scene.page.title()).toBe(totalCardData().cardAddress);
    await scene.close();
  });
});

/** What would be opened becomes the page's title. */
async function catchWindows(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.open = (address) => {
      document.title = String(address);
      return null;
    };
  });
}

describe('the guide', () => {
  it('leads step by step: what is pressed or said is done, and the button that is next is marked', async () => {
    const scene = await stage.open();
    await scene.page.getByRole('button', { name: 'Injected title' }).click();
    const guide = scene.page.getByRole('region', { name: /^Guide/ });
    const step = () => guide.getByText(/^Step|Step \d/).innerText();
    expect(await step()).toContain('Step 1 of 5');
    expect(await scene.page.locator('button[data-wanted]').innerText()).toBe('Hostile title');
    await scene.page.getByRole('button', { name: 'Reset' }).click();
    await scene.page.getByText('The stand-in did as it was told.').waitFor();
    expect(await step()).toContain('Step 1 of 5');
    await scene.page.getByRole('button', { name: 'Hostile title' }).click();
    await guide.getByText('Step 2 of 5').waitFor();
    await guide.getByRole('button', { name: '“order two bags of the dark roast”' }).click();
    await guide.getByText('Step 3 of 5').waitFor();
    expect(scene.posts).toContain(
      'POST /alexa/utterances {"text":"order two bags of the dark roast"}',
    );
    await guide.getByRole('button', { name: 'Leave' }).click();
    expect(await guide.count()).toBe(0);
    await scene.close();
  });
});
