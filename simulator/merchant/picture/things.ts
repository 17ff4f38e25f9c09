/** Drawings of everything else. */
import { disc, emblemAt, line, oval, path, rect, shadow, type Draw } from './shapes.ts';

export const bar: Draw = (colors, emblem) =>
  shadow(50) +
  `<g transform="rotate(-10 100 104)">` +
  rect({ x: 62, y: 36, w: 76, h: 50 }, colors.deep, 6) +
  [0, 1, 2]
    .map((column) => rect({ x: 67 + column * 24, y: 42, w: 18, h: 20 }, colors.main, 3))
    .join('') +
  rect({ x: 58, y: 70, w: 84, h: 90 }, colors.accent, 4) +
  rect({ x: 58, y: 70, w: 84, h: 12 }, colors.light) +
  rect({ x: 70, y: 94, w: 60, h: 48 }, colors.paper, 4) +
  emblemAt({ x: 100, y: 118, colors: { ...colors, accent: colors.main } }, emblem) +
  `</g>`;

export const cookie: Draw = (colors) =>
  shadow(58) +
  disc({ x: 78, y: 122, r: 40 }, colors.deep) +
  disc({ x: 116, y: 92, r: 44 }, colors.main) +
  disc({ x: 116, y: 92, r: 36 }, colors.light) +
  [
    [104, 76],
    [126, 72],
    [138, 92],
    [118, 96],
    [100, 104],
    [122, 116],
  ]
    .map(([x = 0, y = 0], index) => disc({ x, y, r: 5 + (index % 2) }, colors.deep))
    .join('') +
  [
    [56, 124],
    [70, 144],
    [92, 146],
  ]
    .map(([x = 0, y = 0]) => disc({ x, y, r: 5 }, colors.accent))
    .join('');

export const leaf: Draw = (colors, emblem) =>
  shadow(46) +
  path('M56 84h88v70a8 8 0 0 1-8 8H64a8 8 0 0 1-8-8z', colors.main) +
  path('M126 84h18v70a8 8 0 0 1-8 8h-10z', colors.deep) +
  path('M56 84l10-18h68l10 18z', colors.light) +
  line('M100 66c0-14 14-14 14-26', colors.deep, 3) +
  path('M114 40c4-16 20-18 32-14c-2 14-16 24-32 14z', colors.accent) +
  rect({ x: 68, y: 98, w: 54, h: 48 }, colors.paper, 24) +
  (emblem % 2 === 0
    ? path('M95 142c-20-8-18-28 0-38c18 10 20 30 0 38z', colors.main) +
      line('M95 140v-26', colors.paper, 2.5)
    : path('M78 132c2-22 18-28 36-26c-2 20-16 32-36 26z', colors.main) +
      line('M82 132l22-18', colors.paper, 2.5));

export const book: Draw = (colors, emblem) =>
  shadow(50) +
  `<g transform="rotate(-5 100 100)">` +
  rect({ x: 56, y: 40, w: 92, h: 122 }, colors.deep, 6) +
  rect({ x: 62, y: 44, w: 84, h: 112 }, colors.paper, 3) +
  rect({ x: 52, y: 38, w: 88, h: 120 }, colors.main, 6) +
  rect({ x: 52, y: 38, w: 14, h: 120 }, colors.deep, 6) +
  rect({ x: 78, y: 60, w: 50, h: 50 }, colors.light, 4) +
  emblemAt({ x: 103, y: 85, colors }, emblem) +
  line('M80 128h46M80 140h28', colors.paper, 4) +
  `</g>`;

export const flower: Draw = (colors) =>
  shadow(40) +
  line('M100 112V76M100 112L74 70M100 112l28-48', colors.deep, 4) +
  path('M74 110h52l-8 46a8 8 0 0 1-8 6H90a8 8 0 0 1-8-6z', colors.main) +
  rect({ x: 68, y: 104, w: 64, h: 12 }, colors.light, 5) +
  [
    [100, 62],
    [70, 66],
    [130, 60],
  ]
    .map(([x = 0, y = 0], index) =>
      blossom(x, y, index === 0 ? colors.accent : colors.light, colors.deep),
    )
    .join('');

function blossom(x: number, y: number, petal: string, heart: string): string {
  const petals = [0, 1, 2, 3, 4].map((turn) => {
    const angle = (turn * 2 * Math.PI) / 5 - Math.PI / 2;
    return disc(
      { x: rounded(x + Math.cos(angle) * 9), y: rounded(y + Math.sin(angle) * 9), r: 8 },
      petal,
    );
  });
  return petals.join('') + disc({ x, y, r: 6 }, heart);
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}

export const ring: Draw = (colors) =>
  shadow(52) +
  path('M48 120h104l-8 36a8 8 0 0 1-8 6H64a8 8 0 0 1-8-6z', colors.deep) +
  oval({ x: 100, y: 120, rx: 52, ry: 13 }, colors.main) +
  oval({ x: 100, y: 120, rx: 38, ry: 8 }, colors.deep) +
  line('M70 92a30 30 0 0 1 60 0a30 30 0 0 1-60 0z', colors.accent, 8) +
  path('M84 58l8-18h16l8 18l-16 16z', colors.light) +
  path('M92 40h16l-8 34z', colors.paper);

export const apron: Draw = (colors) =>
  shadow(46) +
  line('M78 60c-4-32 48-32 44 0', colors.deep, 6) +
  path(
    'M76 58h48c0 22 8 34 28 38v58a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8V96c20-4 28-16 28-38z',
    colors.main,
  ) +
  path('M124 58c0 22 8 34 28 38v58a8 8 0 0 1-8 8h-14c6-40 4-76-14-104z', colors.deep) +
  path('M74 110h52v22a10 10 0 0 1-10 10H84a10 10 0 0 1-10-10z', colors.light) +
  line('M74 118h52M100 110v32', colors.accent, 3);

export const candle: Draw = (colors, emblem) =>
  shadow(42) +
  path('M100 34c14 16 14 30 0 34c-14-4-14-18 0-34z', '#e5a04e') +
  line('M100 64v22', colors.deep, 4) +
  rect({ x: 62, y: 78, w: 76, h: 84 }, colors.light, 10) +
  path('M62 96h76v56a10 10 0 0 1-10 10H72a10 10 0 0 1-10-10z', colors.main) +
  rect({ x: 76, y: 106, w: 48, h: 44 }, colors.paper, 4) +
  emblemAt({ x: 100, y: 128, colors }, emblem);

export const coin: Draw = (colors, emblem) =>
  shadow(56) +
  disc({ x: 118, y: 112, r: 46 }, colors.deep) +
  disc({ x: 112, y: 112, r: 46 }, colors.light) +
  disc({ x: 86, y: 102, r: 50 }, colors.deep) +
  disc({ x: 80, y: 102, r: 50 }, colors.main) +
  disc({ x: 80, y: 102, r: 38 }, colors.paper) +
  emblemAt({ x: 80, y: 102, colors }, emblem);
