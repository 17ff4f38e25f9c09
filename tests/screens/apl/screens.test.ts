/** Every kind of screen on every device in both themes, with the worst that a shop can send, as Amazon's own engine draws it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGEST_AMOUNT_MINOR, SPEECH_LOCALES } from '#core';
import { sizesOf, type ScreenData } from '#screens/apl';
import { readPng } from '../../pictures/read-png.ts';
import { findChanges } from './compare-pictures.ts';
import { findMoves } from './compare-texts.ts';
import { contrastOf } from './contrast.ts';
import {
  aplScreenOfEcho,
  SCREENS,
  SHOW_10,
  SHOW_5,
  SPOT,
  type NamedScreen,
} from './echo-screens.ts';
import { openEngineStage, type Box, type DrawnText, type EngineStage } from './engine-stage.ts';
import { DRAWN, readKeptTexts, WANTED, WIDER_BY, type WantedPicture } from './kept-pictures.ts';
import { longestWritten, NINE_DIGITS_MINOR, screensIn } from './languages.ts';
import { plant, PLANTED_CHANGES } from './planted-changes.ts';
import type { ScreenCase } from './screen-cases.ts';
import {
  caseOf,
  dataOf,
  drawPicture,
  findFaults,
  readKeptPicture,
  takePicture,
} from './take-picture.ts';

let stage: EngineStage;
beforeAll(async () => {
  stage = await openEngineStage(WIDER_BY);
});
afterAll(() => stage.close());

/** What must be drawn whole wherever it stands: amounts, check words, what happens to the money. */
function wholeTextsOf(data: ScreenData, { amounts }: ScreenCase): readonly string[] {
  const total = 'totalRows' in data ? [...data.totalRows, data.checkWords] : [];
  const rows =
    'products' in data ? [] : 'lines' in data ? data.lines.map(({ amount }) => amount) : [];
  const receipt = data.kind === 'receipt' ? [data.receiptNumber] : [];
  return [data.stateWord, ...total, ...rows, ...amounts, ...receipt];
}

function faultsOf(
  texts: readonly DrawnText[],
  { data, shown, screen }: { data: ScreenData; shown: ScreenCase; screen: NamedScreen },
): readonly string[] {
  const { echo } = screen;
  const sizes = sizesOf(aplScreenOfEcho(echo));
  const isTotal = (text: string): boolean => 'totalRows' in data && data.totalRows.includes(text);
  if (shown.scrolls === true) {
    const total = texts.filter(
      ({ fontSize, box }) => fontSize === sizes.total && isInside(box, echo),
    );
    return total.length === 1 ? [] : ['the total is not in sight'];
  }
  const areCut = texts.filter(({ box, seen }) => isCut(box, seen)).map(({ text }) => text);
  const left = [...texts.map(({ text }) => text)];
  const missing = wholeTextsOf(data, shown).filter((wanted) => {
    const at = left.indexOf(wanted);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const outside = texts.filter(({ box }) => !isInside(box, echo)).map(({ text }) => text);
  const overlaps = texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .flatMap((other) => (doOverlap(one.box, other.box) ? [`${one.text} | ${other.text}`] : [])),
  );
  const resized = ('totalRows' in data ? data.totalRows : []).filter(
    (row) => !texts.some(({ text, fontSize }) => text === row && fontSize === sizes.total),
  );
  const pale = texts
    .filter(({ text, color, ground }) => {
      return contrastOf(color, ground) < (isTotal(text) ? 7 : 4.5);
    })
    .map(({ text, color, ground }) => `${text} (${color} on ${ground})`);
  return [
    ...missing.map((text) => `missing: ${text}`),
    ...areCut.map((text) => `cut: ${text}`),
    ...outside.map((text) => `outside: ${text}`),
    ...overlaps.map((text) => `overlap: ${text}`),
    ...resized.map((text) => `not of its size: ${text}`),
    ...pale.map((text) => `pale: ${text}`),
  ];
}

function isCut(box: Box, seen: Box): boolean {
  return (
    seen.x > box.x + 1 ||
    seen.y > box.y + 1 ||
    seen.right < box.right - 1 ||
    seen.bottom < box.bottom - 1
  );
}

function isInside(box: Box, { widthDp, heightDp, shape }: NamedScreen['echo']): boolean {
  if (shape === 'RECTANGLE') {
    return box.x >= 0 && box.y >= 0 && box.right <= widthDp && box.bottom <= heightDp;
  }
  const radius = widthDp / 2;
  return [box.x, box.right].every((x) =>
    [box.y, box.bottom].every((y) => Math.hypot(x - radius, y - radius) <= radius),
  );
}

function doOverlap(a: Box, b: Box): boolean {
  return a.x + 1 < b.right && b.x + 1 < a.right && a.y + 1 < b.bottom && b.y + 1 < a.bottom;
}

const keptTexts = readKeptTexts();

async function notAsKept(
  wanted: WantedPicture,
  texts: readonly DrawnText[],
): Promise<readonly string[]> {
  const kept = { png: readKeptPicture(wanted), texts: keptTexts[wanted.name] ?? [] };
  const now = await takePicture(stage, wanted, texts);
  return findFaults(kept, now, wanted).map((fault) => `${wanted.name}: ${fault}`);
}

describe('every screen', () => {
  for (const screen of SCREENS) {
    const pictures = WANTED.filter((wanted) => wanted.screen === screen);
    const isDrawn = ({ shows, theme }: WantedPicture): boolean =>
      DRAWN.some(([name, itsTheme]) => name === shows && itsTheme === theme);
    const changed: string[] = [];

    it(`is whole: no amount is cut off, nothing overlaps, all is on the glass and can be read: ${screen.name} [REQ-APL-WHOLE] [REQ-TOTAL-WHOLE]`, async () => {
      const faults: string[] = [];
      for (const [name, theme] of DRAWN) {
        const shown = caseOf(name);
        const data = dataOf(shown, screen);
        const texts = await stage.draw({ echo: screen.echo, theme, data });
        faults.push(...faultsOf(texts, { data, shown, screen }).map((one) => `${name}: ${one}`));
        const wanted = pictures.find((one) => one.shows === name && one.theme === theme);
        if (wanted !== undefined) changed.push(...(await notAsKept(wanted, texts)));
      }
      expect(faults).toEqual([]);
      expect(stage.complaints).toEqual([]);
      expect(stage.strangers).toEqual([]);
    });

    it(`is as it was when its picture was kept, which node tests/pictures/apl.mjs --write does anew: ${screen.name} [REQ-APL-PICTURES]`, async () => {
      for (const wanted of pictures.filter((one) => !isDrawn(one))) {
        changed.push(...(await notAsKept(wanted, await drawPicture(stage, wanted))));
      }
      expect(changed).toEqual([]);
    });
  }

  it.each(SPEECH_LOCALES)(
    'cuts off no amount in this language, however long: %s [REQ-TOTAL-WHOLE]',
    async (locale) => {
      const faults: string[] = [];
      const nine = longestWritten(NINE_DIGITS_MINOR, locale);
      const largest = longestWritten(LARGEST_AMOUNT_MINOR, locale);
      const inCircle = screensIn(locale, SPOT, nine);
      const cases = [
        { screen: SPOT, data: inCircle.total, amounts: [nine] },
        { screen: SPOT, data: inCircle.cart, amounts: [nine] },
        { screen: SPOT, data: screensIn(locale, SPOT, largest).halted, amounts: [] },
        { screen: SHOW_5, data: screensIn(locale, SHOW_5, largest).total, amounts: [largest] },
      ];
      for (const { screen, data, amounts } of cases) {
        const shown = { name: '', amounts, make: () => data };
        const texts = await stage.draw({ echo: screen.echo, theme: 'dark', data });
        const found = faultsOf(texts, { data, shown, screen });
        faults.push(...found.map((fault) => `${screen.name}, ${data.kind}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );

  it('keeps a quantity before a title that is read from right to left', async () => {
    const data = dataOf(caseOf('cart from right to left'), { name: '', echo: SHOW_10 });
    const [first] = 'lines' in data ? data.lines : [];
    await stage.draw({ echo: SHOW_10, theme: 'dark', data });
    const lefts = await stage.page
      .getByText(first?.text ?? '', { exact: true })
      .first()
      .evaluate((line) => {
        const node = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
        const leftOf = (from: number, to: number): number => {
          const range = document.createRange();
          range.setStart(node ?? line, from);
          range.setEnd(node ?? line, to);
          return range.getBoundingClientRect().left;
        };
        const { length } = node?.textContent ?? '';
        return { quantity: leftOf(0, 1), title: leftOf(4, length) };
      });
    expect(lefts.quantity).toBeLessThan(lefts.title);
  });
});

describe('the kept picture of a total card', () => {
  /** Echo Show 5: the smallest total. */
  const wanted = WANTED.find(({ name }) => name === 'total-as-usual.960x480.dark');

  it('is not as it was after each change that would mislead somebody, and only then [REQ-APL-PICTURES]', async () => {
    if (wanted === undefined) throw new Error('It is not kept.');
    const kept = { png: readPng(readKeptPicture(wanted)), texts: keptTexts[wanted.name] ?? [] };
    await drawPicture(stage, wanted);
    const noticed: Record<string, string> = {};
    for (const change of PLANTED_CHANGES) {
      const undo = await plant(stage.page, change);
      const now = await takePicture(stage, wanted, await stage.texts());
      await undo();
      const byTexts = findMoves(kept.texts, now.texts).length > 0;
      const byPicture = findChanges(kept.png, readPng(now.png)).length > 0;
      noticed[`${change.of}, ${change.name}`] = byTexts
        ? byPicture
          ? 'both'
          : 'texts'
        : byPicture
          ? 'picture'
          : 'nothing';
    }
    expect(noticed).toEqual(
      Object.fromEntries(
        PLANTED_CHANGES.map(({ of, name, noticedBy }) => [`${of}, ${name}`, noticedBy]),
      ),
    );
  });
});

/**
 * The engine takes no touch in the first half second after a drawing, and passes over a press that begins and ends between two of its frames:
 * the finger comes late, and rests for some of them.
 */
async function press(label: string): Promise<void> {
  const { page } = stage;
  await page.getByText(label, { exact: true }).first().hover();
  await drawnFrames(60);
  await page.mouse.down();
  await drawnFrames(10);
  await page.mouse.up();
  await drawnFrames(10);
}

function drawnFrames(count: number): Promise<void> {
  return stage.page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);
}

describe('a touch', () => {
  it('sends what the same words would say, and nothing else [REQ-APL-TOUCH]', async () => {
    const touch = async (name: string, ...labels: readonly string[]) => {
      const data = dataOf(caseOf(name), { name: '', echo: SHOW_10 });
      await stage.draw({ echo: SHOW_10, theme: 'dark', data });
      for (const label of labels) {
        await press(label);
      }
      return expect.poll(() => stage.page.evaluate(() => window.enginePage?.touches()));
    };
    await (
      await touch('products as usual', 'Decaf Sumatra, whole bean 12 oz')
    ).toEqual([['choose', 3]]);
    await (await touch('products as usual', 'More')).toEqual([['more']]);
    await (await touch('products as usual', 'Your cart')).toEqual([['cart']]);
    // What is no control sends nothing.
    await (await touch('cart as usual', '$75.96', 'Read me the total')).toEqual([['checkout']]);
    await (await touch('total as usual', '$47.61', 'Read it again')).toEqual([['readBack']]);
  });
});
