/** Every kind of screen on every device in both themes, with the worst that a shop can send, as Amazon's own engine draws it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizesOf, type ScreenData } from '#screens/apl';
import { APL_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { contrastOf } from './contrast.ts';
import { aplScreenOfEcho, SCREENS, SHOW_10, type NamedScreen } from './echo-screens.ts';
import {
  openEngineStage,
  type Box,
  type DrawnText,
  type EngineStage,
  type Shown,
} from './engine-stage.ts';
import { CASES, type ScreenCase } from './screen-cases.ts';
import {
  readStructure,
  STRUCTURE_CASES,
  STRUCTURE_SCREENS,
  takeStructure,
  WIDER_BY,
} from './structure.ts';

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
  const isTotal = (text: string): boolean => 'totalRows' in data && data.totalRows.includes(text);
  if (shown.scrolls === true) {
    const { total: size } = sizesOf(aplScreenOfEcho(echo));
    const total = texts.filter(({ fontSize, box }) => fontSize === size && isInside(box, echo));
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

function dataOf(shown: ScreenCase, { echo }: NamedScreen): ScreenData {
  return shown.make({
    strings: SKILL_STRINGS['en-US'].card,
    texts: APL_TEXTS['en-US'],
    screen: aplScreenOfEcho(echo),
  });
}

/** Each kind in both themes: with long titles in the dark, from right to left in the light. */
const DRAWN: readonly (readonly [string, Shown['theme']])[] = [
  ...(['total', 'receipt', 'waiting', 'halted', 'cart', 'products'] as const).flatMap(
    (kind) =>
      [
        [`${kind} with long titles`, 'dark'],
        [`${kind} from right to left`, 'light'],
      ] as const,
  ),
  ['problem nothing bought', 'dark'],
  ['problem unclear', 'light'],
  ['cart empty', 'light'],
  ['cart in wide signs', 'dark'],
  ['total with more charges than have room', 'light'],
];

function caseOf(name: string): ScreenCase {
  const found = CASES.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no case ${name}.`);
  return found;
}

describe('every screen', () => {
  for (const screen of SCREENS) {
    it(`is whole: no amount is cut off, nothing overlaps, all is on the glass and can be read: ${screen.name} [REQ-APL-WHOLE] [REQ-TOTAL-WHOLE]`, async () => {
      const faults: string[] = [];
      for (const [name, theme] of DRAWN) {
        const shown = caseOf(name);
        const data = dataOf(shown, screen);
        const texts = await stage.draw({ echo: screen.echo, theme, data });
        faults.push(...faultsOf(texts, { data, shown, screen }).map((one) => `${name}: ${one}`));
      }
      expect(faults).toEqual([]);
      expect(stage.complaints).toEqual([]);
      expect(stage.strangers).toEqual([]);
    });
  }

  it('draws the total at 53 px at 1280x800, and by the one rule elsewhere [REQ-TOTAL-53] [REQ-APL-SIZES]', async () => {
    for (const screen of SCREENS) {
      const data = dataOf(caseOf('waiting as usual'), screen);
      const texts = await stage.draw({ echo: screen.echo, theme: 'dark', data });
      const total = texts.find(({ text }) => text === '$47.61');
      expect(total?.fontSize, screen.name).toBe(sizesOf(aplScreenOfEcho(screen.echo)).total);
      if (screen.echo === SHOW_10) expect(total?.fontSize).toBe(53);
    }
  });

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

  it('is as it was when its picture was taken: the same texts in the same places [REQ-APL-PICTURES]', async () => {
    const taken = await readStructure();
    expect(Object.keys(taken).length).toBe(STRUCTURE_CASES.length * STRUCTURE_SCREENS.length);
    for (const [key, texts] of Object.entries(await takeStructure(stage))) {
      const before = taken[key] ?? [];
      expect(
        texts.map(({ text }) => text),
        key,
      ).toEqual(before.map(({ text }) => text));
      const moved = texts.filter(({ at }, index) =>
        at.some((edge, side) => Math.abs(edge - (before[index]?.at[side] ?? 1e6)) > 2),
      );
      expect(moved, `${key}: if it is meant, run node tests/pictures/apl.mjs`).toEqual([]);
    }
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
