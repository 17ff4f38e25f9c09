/** What the comparison of pictures notices, on pictures that are kept: no browser is needed for it. */
import { describe, expect, it } from 'vitest';
import { readdirSync, statSync } from 'node:fs';
import { SCREEN_KINDS } from '#screens/apl';
import { ECHO_SCREENS } from '../../../simulator/alexa-cloud/index.ts';
import { readPng, type Raster } from '../../pictures/read-png.ts';
import { findChanges, type Area } from './compare-pictures.ts';
import { isOurs } from './compare-texts.ts';
import {
  KEPT_FOLDER,
  keptPictureFile,
  readKeptTexts,
  scaleOf,
  WANTED,
  type WantedPicture,
} from './kept-pictures.ts';
import { readKeptPicture } from './take-picture.ts';

const MOST_BYTES = 2_500_000;
const keptTexts = readKeptTexts();
const TOTALS = WANTED.filter(({ shows }) => shows === 'total as usual');

function totalOf({ name, screen }: WantedPicture): Area {
  const total = keptTexts[name]?.find(({ text }) => text === '$47.61');
  const [x = 0, y = 0, right = 0, bottom = 0] = (total?.at ?? []).map((edge) =>
    Math.round(edge * scaleOf(screen.echo)),
  );
  return { x, y, right, bottom };
}

/** The total and what is around it, which is compared far sooner than the whole screen. */
function aroundTotal(wanted: WantedPicture): { readonly picture: Raster; readonly total: Area } {
  const whole = readPng(readKeptPicture(wanted));
  const { x, y, right, bottom } = totalOf(wanted);
  const margin = 24;
  const picture = cropped(whole, {
    ...{ x: Math.max(0, x - margin), right: Math.min(whole.width, right + margin) },
    ...{ y: Math.max(0, y - margin), bottom: Math.min(whole.height, bottom + margin) },
  });
  const [left, top] = [Math.min(x, margin), Math.min(y, margin)];
  return {
    picture,
    total: { x: left, y: top, right: left + right - x, bottom: top + bottom - y },
  };
}

function cropped({ width, rgb }: Raster, { x, y, right, bottom }: Area): Raster {
  const lines = Array.from({ length: bottom - y }, (_, line) =>
    rgb.subarray(((y + line) * width + x) * 3, ((y + line) * width + right) * 3),
  );
  return { width: right - x, height: bottom - y, rgb: Uint8Array.from(Buffer.concat(lines)) };
}

/** What was moved has nothing at its rim. */
function withoutRim(picture: Raster): Raster {
  const { width, height } = picture;
  return cropped(picture, { x: 4, y: 4, right: width - 4, bottom: height - 4 });
}

function colourAt({ width, rgb }: Raster, x: number, y: number): readonly number[] {
  return [...rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}

/** What of the area is inked: not of the colour in its corner. */
function inkIn(picture: Raster, area: Area): Area {
  const ground = colourAt(picture, area.x, area.y);
  const inked: { readonly x: number; readonly y: number }[] = [];
  for (let y = area.y; y < area.bottom; y += 1) {
    for (let x = area.x; x < area.right; x += 1) {
      const isInk = colourAt(picture, x, y).some(
        (value, at) => Math.abs(value - (ground[at] ?? 0)) > 100,
      );
      if (isInk) inked.push({ x, y });
    }
  }
  const [xs, ys] = [inked.map(({ x }) => x), inked.map(({ y }) => y)];
  return {
    ...{ x: Math.min(...xs), right: Math.max(...xs) + 1 },
    ...{ y: Math.min(...ys), bottom: Math.max(...ys) + 1 },
  };
}

/** As if something of the ground's colour lay over it. */
function covered(picture: Raster, area: Area, ground: readonly number[]): Raster {
  const rgb = picture.rgb.slice();
  for (let y = area.y; y < area.bottom; y += 1) {
    for (let x = area.x; x < area.right; x += 1) rgb.set(ground, (y * picture.width + x) * 3);
  }
  return { ...picture, rgb };
}

function moved(picture: Raster, right: number, down: number): Raster {
  const rgb = picture.rgb.slice();
  const by = (down * picture.width + right) * 3;
  rgb.copyWithin(by, 0);
  return { ...picture, rgb };
}

/** The same letters with softer or harder edges: another browser's rasterizer. */
function withEdges(picture: Raster, power: number): Raster {
  return { ...picture, rgb: picture.rgb.map((value) => 255 * (value / 255) ** power) };
}

describe('the comparison of pictures [REQ-APL-PICTURES]', () => {
  it.each(TOTALS.map((wanted) => [wanted.name, wanted] as const))(
    'notices a total that is cut by three pixels on any side: %s',
    (_name, wanted) => {
      const { picture, total } = aroundTotal(wanted);
      const ground = colourAt(picture, total.x, total.y);
      const ink = inkIn(picture, total);
      const cuts: Readonly<Record<string, Area>> = {
        left: { ...ink, right: ink.x + 3 },
        right: { ...ink, x: ink.right - 3 },
        top: { ...ink, bottom: ink.y + 3 },
        bottom: { ...ink, y: ink.bottom - 3 },
      };
      const unnoticed = Object.entries(cuts)
        .filter(([, cut]) => findChanges(picture, covered(picture, cut, ground)).length === 0)
        .map(([side]) => side);
      expect(unnoticed).toEqual([]);
    },
  );

  it.each(TOTALS.map((wanted) => [wanted.name, wanted] as const))(
    'takes the same picture for the same, a pixel elsewhere and with other edges of letters too: %s',
    (_name, wanted) => {
      const { picture } = aroundTotal(wanted);
      expect(findChanges(picture, { ...picture, rgb: picture.rgb.slice() })).toEqual([]);
      for (const [right, down] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        for (const power of [0.9, 1, 1.1]) {
          const other = withEdges(moved(picture, right, down), power);
          const changes = findChanges(withoutRim(picture), withoutRim(other));
          expect(changes, `${String(right)} ${String(down)} ${String(power)}`).toEqual([]);
        }
      }
      expect(findChanges(picture, moved(picture, 3, 0))).not.toEqual([]);
      expect(findChanges(picture, moved(picture, 0, 3))).not.toEqual([]);
    },
  );

  it('notices another theme, another size, another screen, and passes over what is said to be unseen', () => {
    for (const dark of TOTALS.filter(({ name }) => /(?:480x480|1080x1920).dark/.test(name))) {
      const light = TOTALS.find(({ theme, screen }) => theme === 'light' && screen === dark.screen);
      if (light === undefined) throw new Error('It is not kept.');
      const [one, other] = [dark, light].map((wanted) => readPng(readKeptPicture(wanted)));
      if (one === undefined || other === undefined) throw new Error('It is not kept.');
      expect(findChanges(one, other)).not.toEqual([]);
      expect(findChanges(one, { ...one, width: one.width - 1 })).not.toEqual([]);
      const all = { x: 0, y: 0, right: one.width, bottom: one.height };
      expect(findChanges(one, other, [all])).toEqual([]);
    }
  });

  it('hides no amount: none stands in a text that is drawn with the machine’s own faces', () => {
    const amounts = Object.values(keptTexts).flatMap((texts) =>
      (texts ?? []).filter(({ text }) => /\d[.,]\d\d(?:\D*)$/u.test(text)),
    );
    expect(amounts.length).toBeGreaterThan(300);
    expect(amounts.filter(({ text }) => !isOurs(text))).toEqual([]);
  });
});

describe('the kept pictures [REQ-APL-PICTURES]', () => {
  it('are those that are wanted, and small', () => {
    const files = readdirSync(KEPT_FOLDER).filter((name) => name.endsWith('.png'));
    expect(files.sort()).toEqual(WANTED.map(({ name }) => `${name}.png`).sort());
    expect(Object.keys(keptTexts).sort()).toEqual(WANTED.map(({ name }) => name).sort());
    const bytes = WANTED.map(({ name }) => statSync(keptPictureFile(name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });

  it('show the total on every device that has a screen, in both themes, and every kind on each size but one', () => {
    for (const [device, echo] of Object.entries(ECHO_SCREENS)) {
      if (echo === null) continue;
      const ofSize = WANTED.filter(
        ({ screen }) =>
          screen.echo.widthDp === echo.widthDp &&
          screen.echo.heightDp === echo.heightDp &&
          screen.echo.shape === echo.shape &&
          screen.echo.mode === echo.mode,
      );
      expect(themesOf('total', ofSize), device).toEqual(['dark', 'light']);
      for (const kind of echo.widthDp === 1920 ? [] : SCREEN_KINDS) {
        expect(themesOf(kind, ofSize).length, `${device}, ${kind}`).toBeGreaterThan(0);
      }
    }
    for (const kind of SCREEN_KINDS) expect(themesOf(kind, WANTED)).toEqual(['dark', 'light']);
  });
});

function themesOf(kind: string, pictures: readonly WantedPicture[]): readonly string[] {
  const shown = pictures.filter(({ shows }) => shows.startsWith(kind));
  return [...new Set(shown.map(({ theme }) => theme))].sort();
}
