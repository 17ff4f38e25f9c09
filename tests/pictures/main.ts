/** Takes the pictures of `docs/screens/`, and measures what the first look at the page costs. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { SCENARIO_NAMES } from '../../simulator/page/browser/scenarios.ts';
import { openJudgesPage, signIn, type JudgesPage } from '../e2e/page/judges-page.ts';
import { playScenario } from '../e2e/page/play-scenario.ts';
import { startShop, type RunningShop } from '../e2e/running-shop.ts';
import { openChromium } from '../screens/card-stage.ts';
import { takeCardSheets } from './card-sheets.ts';
import { CARD_MOMENTS } from '../screens/card-moments.ts';
import { makeSmallPng } from './small-png.ts';
import { OTHER_MOMENTS, SCENARIO_MOMENTS, type Moment } from './moments.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'docs', 'screens');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const WINDOW = { width: 1440, height: 1080 };
const LOWEST_WINDOW = { width: 1280, height: 720 };

export const USAGE = 'Use: npm run pictures [-- --paint | --card]';

/**
 * `--paint`: measures alone, and takes no pictures. `--card`: the card's own sheets alone, without a running shop. Anything else is refused
 * (Node throws) before any file is touched.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      paint: { type: 'boolean', default: false },
      card: { type: 'boolean', default: false },
    },
    strict: true,
  });
  if (!values.card) return takePictures(values);
  await takeCardSheets(FOLDER);
  writeFileSync(join(FOLDER, 'README.md'), describePictures());
  console.log(describeSizes());
  return 0;
}

async function takePictures({ paint }: { readonly paint: boolean }): Promise<number> {
  const [shop, browser] = await Promise.all([startShop(), openChromium()]);
  try {
    console.log(await describeFirstLook(shop, browser));
    if (paint) return 0;
    mkdirSync(FOLDER, { recursive: true });
    for (const file of readdirSync(FOLDER)) {
      if (file.endsWith('.png')) rmSync(join(FOLDER, file));
    }
    for (const theme of THEMES) await takeStart(shop, browser, theme);
    for (const theme of THEMES) await takeAll(shop, browser, theme);
    await takeCardSheets(FOLDER);
    writeFileSync(join(FOLDER, 'README.md'), describePictures());
    console.log(describeSizes());
    return 0;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

type Shoot = (person: JudgesPage, moment: Moment) => Promise<void>;

function shooter(theme: Theme): Shoot {
  return async ({ page }, { name }) => {
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(join(FOLDER, `${name}.${theme}.png`), makeSmallPng(await page.screenshot()));
  };
}

/** Before anything was said on the Echo. */
async function takeStart(shop: RunningShop, browser: Browser, theme: Theme): Promise<void> {
  const person = await openJudgesPage(shop, browser, { viewport: LOWEST_WINDOW, theme });
  await person.phone().getByRole('button', { name: 'Sign in' }).waitFor();
  await shooter(theme)(person, OTHER_MOMENTS.start);
  await person.close();
}

async function takeAll(shop: RunningShop, browser: Browser, theme: Theme): Promise<void> {
  const shoot = shooter(theme);
  for (const name of SCENARIO_NAMES) {
    const person = await openJudgesPage(shop, browser, { viewport: WINDOW, theme });
    await playScenario(person, name, async (_step, position) => {
      const moment = SCENARIO_MOMENTS[name].find(({ step }) => step === position);
      if (moment !== undefined) await shoot(person, moment);
    });
    await person.close();
  }
  await takeTrials(await openJudgesPage(shop, browser, { viewport: WINDOW, theme }), shop, shoot);
}

async function takeTrials(person: JudgesPage, shop: RunningShop, shoot: Shoot): Promise<void> {
  const { page } = person;
  await person.phone().getByRole('button', { name: 'Sign in' }).click();
  await signIn(shop, person.phone());
  await person.phone().getByRole('heading', { name: 'Your orders' }).waitFor();
  await page.getByRole('button', { name: 'Someone else’s order' }).click();
  await page
    .frameLocator('iframe[title^="Your phone at another address"]')
    .getByText('This order is not here')
    .waitFor();
  await person.phone().getByText('This order is not here').waitFor();
  await shoot(person, OTHER_MOMENTS.stranger);
  await page.getByRole('button', { name: 'Close it' }).first().click();

  await page.getByRole('button', { name: 'An assistant that obeys everything' }).click();
  await page.getByText('nothing was bought. Nobody typed').waitFor();
  await shoot(person, OTHER_MOMENTS.agent);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'What the shop sells' }).click();
  await page
    .getByRole('button', { name: /^Order it/ })
    .first()
    .waitFor();
  await page.waitForFunction(() => {
    const shadow = document
      .querySelector('hb-judges-page')
      ?.shadowRoot?.querySelector('hb-shelf-dialog')?.shadowRoot;
    const pictures = [...(shadow?.querySelectorAll('img') ?? [])];
    const inView = pictures.filter((picture) => picture.getBoundingClientRect().top < innerHeight);
    return (
      inView.length > 0 &&
      inView.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    );
  });
  await shoot(person, OTHER_MOMENTS.shelf);
  await person.close();
}

async function describeFirstLook(shop: RunningShop, browser: Browser): Promise<string> {
  const paints: number[] = [];
  for (let look = 0; look < 3; look += 1) {
    const person = await openJudgesPage(shop, browser, { viewport: LOWEST_WINDOW });
    paints.push(
      await person.page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1,
      ),
    );
    await person.close();
  }
  const assets = join(ROOT, 'dist', 'web', 'page', 'assets');
  const bytes = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0);
  return `first paint of the page: ${paints.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}; its own script: ${(bytes / 1000).toFixed(1)} kB compressed`;
}

function allMoments(): readonly Moment[] {
  return [
    OTHER_MOMENTS.start,
    ...Object.values(SCENARIO_MOMENTS).flat(),
    OTHER_MOMENTS.stranger,
    OTHER_MOMENTS.agent,
    OTHER_MOMENTS.shelf,
  ];
}

function describePictures(): string {
  return [
    '# Screens',
    '',
    'Taken by `npm run pictures`, which plays every guided scenario of the judges’ page as a person does. Light on the left, dark on the right.',
    '',
    ...allMoments().flatMap(({ name, words }) => [
      `## ${words}`,
      '',
      THEMES.map(
        (theme) => `<img src="${name}.${theme}.png" width="49%" alt="${words} (${theme})">`,
      ).join(' '),
      '',
    ]),
    '# The card',
    '',
    'The second device in every state: at 320, 390 and 768 px, light on the left, dark on the right, half its size. The moments are those of `tests/screens/card-moments.ts`.',
    '',
    ...CARD_MOMENTS.flatMap(({ name, words }) => [
      `## ${words}`,
      '',
      `![${words}](card-${name}.png)`,
      '',
    ]),
  ].join('\n');
}

function describeSizes(): string {
  const sizes = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.png'))
    .map((name) => ({ name, bytes: statSync(join(FOLDER, name)).size }));
  const largest = sizes.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  return `${String(sizes.length)} pictures, the largest ${largest.name} with ${(largest.bytes / 1000).toFixed(0)} kB`;
}
