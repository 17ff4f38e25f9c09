/** Drawings of what things come in. */
import { disc, emblemAt, line, oval, path, rect, shadow, type Draw } from './shapes.ts';

export const bag: Draw = (colors, emblem) =>
  shadow(48) +
  path('M58 62h84l6 92a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8z', colors.main) +
  path('M124 62h18l6 92a8 8 0 0 1-8 8h-12z', colors.deep) +
  path('M62 44h76l4 18H58z', colors.light) +
  line('M62 53h76', colors.main, 2) +
  rect({ x: 66, y: 86, w: 56, h: 54 }, colors.paper, 4) +
  emblemAt({ x: 94, y: 113, colors }, emblem);

export const box: Draw = (colors, emblem) =>
  shadow(56) +
  path('M46 74h84v88H52a6 6 0 0 1-6-6z', colors.main) +
  path('M130 74h26v82a6 6 0 0 1-6 6h-20z', colors.deep) +
  path('M58 54h108l-10 20H46z', colors.light) +
  rect({ x: 60, y: 92, w: 56, h: 52 }, colors.paper, 4) +
  emblemAt({ x: 88, y: 118, colors }, emblem);

export const tin: Draw = (colors, emblem) =>
  shadow(44) +
  path('M60 66h80v88a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8z', colors.main) +
  path('M126 66h14v88a8 8 0 0 1-8 8h-6z', colors.deep) +
  rect({ x: 55, y: 48, w: 90, h: 20 }, colors.light, 6) +
  rect({ x: 55, y: 60, w: 90, h: 5 }, colors.accent) +
  rect({ x: 60, y: 88, w: 80, h: 50 }, colors.paper) +
  emblemAt({ x: 100, y: 113, colors }, emblem);

export const jar: Draw = (colors, emblem) =>
  shadow(42) +
  rect({ x: 60, y: 64, w: 80, h: 98 }, colors.light, 18) +
  path('M60 92h80v52a18 18 0 0 1-18 18H78a18 18 0 0 1-18-18z', colors.main) +
  rect({ x: 66, y: 42, w: 68, h: 20 }, colors.deep, 5) +
  rect({ x: 74, y: 62, w: 52, h: 6 }, colors.paper) +
  rect({ x: 74, y: 100, w: 52, h: 46 }, colors.paper, 6) +
  emblemAt({ x: 100, y: 123, colors }, emblem);

export const bottle: Draw = (colors, emblem) =>
  shadow(34) +
  path(
    'M86 52h28v22c0 10 18 14 18 34v46a8 8 0 0 1-8 8H76a8 8 0 0 1-8-8v-46c0-20 18-24 18-34z',
    colors.main,
  ) +
  path('M104 52h10v22c0 10 18 14 18 34v46a8 8 0 0 1-8 8h-8v-54c0-18-12-24-12-34z', colors.deep) +
  rect({ x: 84, y: 32, w: 32, h: 20 }, colors.accent, 4) +
  rect({ x: 68, y: 106, w: 64, h: 42 }, colors.paper) +
  emblemAt({ x: 100, y: 127, colors }, emblem);

export const carton: Draw = (colors, emblem) =>
  shadow(44) +
  path('M62 72h76v84a6 6 0 0 1-6 6H68a6 6 0 0 1-6-6z', colors.light) +
  path('M120 72h18v84a6 6 0 0 1-6 6h-12z', colors.main) +
  path('M62 72l12-24h52l12 24z', colors.main) +
  rect({ x: 72, y: 34, w: 56, h: 15 }, colors.deep, 3) +
  disc({ x: 112, y: 60, r: 8 }, colors.accent) +
  rect({ x: 62, y: 124, w: 76, h: 24 }, colors.deep) +
  emblemAt({ x: 91, y: 98, colors }, emblem);

export const gift: Draw = (colors) =>
  shadow(56) +
  rect({ x: 50, y: 88, w: 100, h: 74 }, colors.main, 5) +
  rect({ x: 44, y: 70, w: 112, h: 24 }, colors.light, 5) +
  rect({ x: 90, y: 70, w: 20, h: 92 }, colors.accent) +
  line(
    'M98 68c-34 2-42-12-34-22c9-10 28 2 34 22c6-20 25-32 34-22c8 10 0 24-34 22',
    colors.accent,
    8,
  ) +
  disc({ x: 99, y: 68, r: 8 }, colors.deep);

export const envelope: Draw = (colors) =>
  shadow(60) +
  rect({ x: 42, y: 72, w: 116, h: 88 }, colors.light, 6) +
  path('M42 160l50-44h16l50 44z', colors.main) +
  path('M44 74h112l-50 48a9 9 0 0 1-12 0z', colors.paper) +
  line('M44 75l50 46a9 9 0 0 0 12 0l50-46', colors.deep, 3) +
  disc({ x: 100, y: 122, r: 12 }, colors.accent);

export const card: Draw = (colors, emblem) =>
  shadow(58) +
  `<g transform="rotate(-8 100 110)">` +
  rect({ x: 44, y: 72, w: 112, h: 74 }, colors.main, 10) +
  rect({ x: 44, y: 88, w: 112, h: 14 }, colors.deep) +
  rect({ x: 58, y: 112, w: 22, h: 18 }, colors.accent, 4) +
  line('M58 121h22', colors.deep, 1.5) +
  rect({ x: 104, y: 106, w: 42, h: 34 }, colors.light, 6) +
  `<g transform="translate(125 123) scale(.75) translate(-125 -123)">${emblemAt({ x: 125, y: 123, colors }, emblem)}</g></g>`;

export const ticket: Draw = (colors, emblem) =>
  shadow(58) +
  `<g transform="rotate(6 100 112)">` +
  path('M40 80h120v22a10 10 0 0 0 0 20v22H40v-22a10 10 0 0 0 0-20z', colors.main) +
  [88, 100, 112, 124, 136].map((y) => disc({ x: 122, y, r: 2 }, colors.paper)).join('') +
  rect({ x: 58, y: 92, w: 50, h: 40 }, colors.light, 4) +
  emblemAt({ x: 83, y: 112, colors }, emblem) +
  oval({ x: 141, y: 112, rx: 8, ry: 8 }, colors.accent) +
  `</g>`;
