/** Drawings of what one drinks and eats from. */
import { disc, emblemAt, line, oval, path, rect, shadow, steam, type Draw } from './shapes.ts';

export const cup: Draw = (colors) =>
  shadow(62) +
  steam(94, 70, colors.light) +
  oval({ x: 96, y: 152, rx: 62, ry: 11 }, colors.light) +
  oval({ x: 96, y: 149, rx: 44, ry: 7 }, colors.deep) +
  line('M134 96h8a14 14 0 0 1 0 28h-12', colors.main, 9) +
  path('M54 84h84c0 40-14 66-42 66s-42-26-42-66z', colors.main) +
  path('M112 84h26c0 40-14 66-42 66c20-8 26-36 26-66z', colors.deep) +
  oval({ x: 96, y: 84, rx: 42, ry: 9 }, colors.accent);

export const mug: Draw = (colors, emblem) =>
  shadow(50) +
  steam(92, 58, colors.light) +
  line('M130 88h10a18 18 0 0 1 0 46h-10', colors.deep, 11) +
  path('M54 74h80v76a12 12 0 0 1-12 12H66a12 12 0 0 1-12-12z', colors.main) +
  path('M120 74h14v76a12 12 0 0 1-12 12h-6a8 8 0 0 0 4-8z', colors.deep) +
  oval({ x: 94, y: 74, rx: 40, ry: 8 }, colors.light) +
  disc({ x: 88, y: 120, r: 23 }, colors.paper) +
  emblemAt({ x: 88, y: 120, colors }, emblem);

export const glass: Draw = (colors, emblem) =>
  shadow(38) +
  path('M62 46h76l-9 108a9 9 0 0 1-9 8H80a9 9 0 0 1-9-8z', colors.light) +
  path('M66 84h68l-6 70a9 9 0 0 1-9 8H81a9 9 0 0 1-9-8z', colors.main) +
  path('M118 84h16l-6 70a9 9 0 0 1-9 8h-8z', colors.deep) +
  oval({ x: 100, y: 84, rx: 34, ry: 6 }, colors.accent) +
  (emblem % 2 === 0
    ? line('M78 60l4 40', colors.paper, 5)
    : rect({ x: 84, y: 66, w: 22, h: 20 }, colors.paper, 4) +
      rect({ x: 98, y: 74, w: 20, h: 18 }, colors.paper, 4));

export const bowl: Draw = (colors, emblem) =>
  shadow(50) +
  path('M76 150h48l4 12H72z', colors.deep) +
  path('M38 90h124c0 38-24 62-62 62S38 128 38 90z', colors.main) +
  path('M130 90h32c0 38-24 62-62 62c24-12 30-36 30-62z', colors.deep) +
  oval({ x: 100, y: 90, rx: 62, ry: 13 }, colors.light) +
  oval({ x: 100, y: 92, rx: 50, ry: 8 }, emblem % 2 === 0 ? colors.accent : colors.paper) +
  line('M54 116q8 8 16 0t16 0t16 0t16 0', colors.light, 3);

export const plate: Draw = (colors, emblem) =>
  shadow(64) +
  disc({ x: 100, y: 104, r: 58 }, colors.main) +
  disc({ x: 100, y: 104, r: 50 }, colors.light) +
  disc({ x: 100, y: 104, r: 34 }, colors.paper) +
  emblemAt({ x: 100, y: 104, colors }, emblem);

export const teapot: Draw = (colors, emblem) =>
  shadow(54) +
  line('M136 92c30-10 36 34 2 42', colors.deep, 9) +
  path('M62 118c-18-2-18-22-32-30l10-6c14 4 22 12 28 16z', colors.deep) +
  path('M58 112c0-28 18-42 44-42s44 14 44 42c0 30-14 50-30 50H88c-16 0-30-20-30-50z', colors.main) +
  path('M66 84c8-10 20-14 36-14s28 4 36 14z', colors.light) +
  disc({ x: 102, y: 62, r: 9 }, colors.accent) +
  emblemAt({ x: 102, y: 122, colors: { ...colors, deep: colors.paper } }, emblem);

export const kettle: Draw = (colors) =>
  shadow(52) +
  line('M70 74c0-40 64-40 64 0', colors.deep, 9) +
  line('M64 138c-26-4-18-44-36-52', colors.main, 10) +
  path('M66 80h72l12 72a9 9 0 0 1-9 10H63a9 9 0 0 1-9-10z', colors.main) +
  path('M122 80h16l12 72a9 9 0 0 1-9 10h-12z', colors.deep) +
  rect({ x: 62, y: 72, w: 80, h: 11 }, colors.light, 5) +
  disc({ x: 102, y: 66, r: 8 }, colors.accent);

export const pitcher: Draw = (colors) =>
  shadow(42) +
  line('M132 74c32-6 32 54-2 54', colors.deep, 9) +
  path('M62 58l-12-10h82l-2 100a14 14 0 0 1-14 14H80a14 14 0 0 1-14-14z', colors.light) +
  path('M64 92h66l-1 56a14 14 0 0 1-14 14H80a14 14 0 0 1-14-14z', colors.main) +
  path('M114 92h16l-1 56a14 14 0 0 1-14 14h-8z', colors.deep) +
  oval({ x: 97, y: 92, rx: 33, ry: 6 }, colors.accent);
