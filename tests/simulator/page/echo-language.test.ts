/** The Echo of the page in another language, and what it says before an answer comes: in a browser, by keyboard and by axe. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityFaults } from '../../screens/find-faults.ts';
import { openPageStage, type PageStage } from './page-stage.ts';

let stage: PageStage;
beforeAll(async () => {
  stage = await openPageStage();
});
afterAll(() => stage.close());

const CHOOSER = 'Language of the Echo';

describe('the Echo’s language', () => {
  it('is chosen from all that the skill speaks, each in its own words, and what can be said follows [REQ-PAGE-LANGUAGES]', async () => {
    const scene = await stage.open({ viewport: { width: 390, height: 844 } });
    const { page } = scene;
    const chooser = page.getByLabel(CHOOSER);
    const names = await chooser.locator('option').allInnerTexts();
    expect(names).toHaveLength(11);
    expect(names.map((name) => name.trim())).toEqual(
      expect.arrayContaining(['English (US)', 'Deutsch', '日本語', 'हिन्दी']),
    );
    await chooser.focus();
    await page.keyboard.type('Deu');
    await expect.poll(() => scene.posts).toContain('POST /alexa/language {"locale":"de-DE"}');
    scene.echo.locale = 'de-DE';
    const suggestion = page.getByRole('button', { name: 'bestelle zwei Packungen dunkle Röstung' });
    await suggestion.waitFor();
    await page.locator('.hint[lang=de-DE]', { hasText: 'Alexa, öffne Harbor Roasters' }).waitFor();
    expect(await page.getByLabel('Say to the Echo').getAttribute('lang')).toBe('de-DE');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect(await page.evaluate(isTooWide)).toBe(false);
    await suggestion.click();
    await expect
      .poll(() => scene.posts)
      .toContain('POST /alexa/utterances {"text":"bestelle zwei Packungen dunkle Röstung"}');
    await scene.close();
  });

  it('follows what is played, and playing ends where the person chooses another [REQ-PAGE-LANGUAGES]', async () => {
    const scene = await stage.open({ echo: { locale: 'ja-JP', caption: 'はい。' } });
    const { page } = scene;
    const chooser = page.getByLabel(CHOOSER);
    await expect.poll(() => chooser.inputValue()).toBe('ja-JP');
    await page.locator('.alexa [lang=ja-JP]', { hasText: 'はい。' }).waitFor();
    await page.getByRole('button', { name: 'Whole job' }).click();
    const guide = page.getByRole('region', { name: 'Guide: Whole job' });
    await guide.waitFor();
    expect(scene.posts).toContain('POST /conversations/begin {"locale":"en-US"}');
    Object.assign(scene.echo, { locale: 'en-US', caption: '' });
    await expect.poll(() => chooser.inputValue()).toBe('en-US');
    // What was said in the other language is not shown as if it were of this one.
    await page.locator('.alexa').waitFor({ state: 'detached' });
    await chooser.selectOption('hi-IN');
    await guide.waitFor({ state: 'detached' });
    await expect
      .poll(() => scene.posts.slice(-2))
      .toEqual(['POST /conversations/end {}', 'POST /alexa/language {"locale":"hi-IN"}']);
    await scene.close();
  });

  it('is shown as the device has it, where it could not be set', async () => {
    const scene = await stage.open({
      addRoutes: (app) => {
        app.post('/alexa/language', (_request, response) => {
          response.status(404).json({ error: { code: 'language_unknown', message: 'None.' } });
        });
      },
    });
    const chooser = scene.page.getByLabel(CHOOSER);
    await expect.poll(() => chooser.inputValue()).toBe('en-US');
    await chooser.selectOption('it-IT');
    await expect.poll(() => chooser.inputValue()).toBe('en-US');
    await scene.close();
  });
});

describe('a word before the answer', () => {
  it('is shown while the answer is awaited, and stays before it, told apart from it [REQ-ALEXA-SERVICES]', async () => {
    let answer: () => void = () => undefined;
    const scene = await stage.open({
      addRoutes: (app) => {
        app.post('/alexa/utterances', (_request, response) => {
          answer = () => response.json({});
        });
      },
    });
    const { page } = scene;
    await page.getByLabel('Say to the Echo').fill('my code is four eight two one');
    await page.keyboard.press('Enter');
    scene.echo.meanwhile = 'One moment, please.';
    const said = page.locator('.talk .meanwhile', { hasText: 'One moment, please.' });
    await said.waitFor();
    await said.getByText('said before the answer came').waitFor();
    expect(await page.locator('.alexa').count()).toBe(0);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    Object.assign(scene.echo, {
      meanwhile: undefined,
      caption: 'The payment of this order is on its way.',
      saidMeanwhile: ['One moment, please.'],
    });
    answer();
    await page.locator('.talk .meanwhile + .alexa', { hasText: 'on its way' }).waitFor();
    expect(await said.count()).toBe(1);
    await scene.close();
  });
});
