/** Drawings of cloth, clothes and what hangs or lies about a house. */
import { disc, emblemAt, line, oval, path, rect, shadow, type Draw } from './shapes.ts';

export const hat: Draw = (colors, emblem) =>
  shadow(54) +
  disc({ x: 100, y: 46, r: 14 }, colors.accent) +
  path('M52 132c0-50 14-78 48-78s48 28 48 78z', colors.main) +
  path('M122 60c18 12 26 36 26 72h-22c4-28 4-52-4-72z', colors.deep) +
  rect({ x: 46, y: 126, w: 108, h: 34 }, colors.light, 10) +
  line('M64 132v22M82 132v22M100 132v22M118 132v22M136 132v22', colors.main, 3) +
  emblemAt({ x: 94, y: 96, colors: { ...colors, deep: colors.light } }, emblem);

export const headphones: Draw = (colors) =>
  shadow(54) +
  line('M56 112V98a44 44 0 0 1 88 0v14', colors.deep, 10) +
  line('M72 66a44 44 0 0 1 56 0', colors.light, 6) +
  rect({ x: 42, y: 102, w: 26, h: 54 }, colors.main, 13) +
  rect({ x: 132, y: 102, w: 26, h: 54 }, colors.main, 13) +
  rect({ x: 62, y: 108, w: 14, h: 42 }, colors.accent, 7) +
  rect({ x: 124, y: 108, w: 14, h: 42 }, colors.accent, 7) +
  rect({ x: 146, y: 106, w: 12, h: 46 }, colors.deep, 6);

export const cloth: Draw = (colors, emblem) =>
  shadow(60) +
  rect({ x: 44, y: 134, w: 112, h: 26 }, colors.deep, 10) +
  rect({ x: 44, y: 110, w: 112, h: 28 }, colors.main, 10) +
  path(
    'M44 74a10 10 0 0 1 10-10h92a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10H54a10 10 0 0 1-10-10z',
    colors.light,
  ) +
  line('M46 122h106M46 148h106', colors.light, 2) +
  (emblem % 2 === 0
    ? rect({ x: 62, y: 64, w: 10, h: 50 }, colors.accent) +
      rect({ x: 78, y: 64, w: 5, h: 50 }, colors.accent)
    : line(
        'M56 78q8-8 16 0t16 0t16 0t16 0t16 0M56 98q8-8 16 0t16 0t16 0t16 0t16 0',
        colors.accent,
        4,
      ));

export const brush: Draw = (colors) =>
  shadow(44) +
  `<g transform="rotate(24 100 104)">` +
  rect({ x: 88, y: 30, w: 24, h: 64 }, colors.main, 11) +
  rect({ x: 103, y: 34, w: 9, h: 58 }, colors.deep, 5) +
  rect({ x: 78, y: 86, w: 44, h: 18 }, colors.accent, 5) +
  path('M78 104h44l8 54H70z', colors.light) +
  line('M84 110l-5 44M95 110l-2 44M106 110l2 44M116 110l5 44', colors.deep, 2.5) +
  `</g>`;

export const knife: Draw = (colors) =>
  shadow(50) +
  `<g transform="rotate(38 100 104)">` +
  path('M88 36c30 6 34 46 30 76H88z', colors.light) +
  path('M88 36h8v76h-8z', colors.main) +
  rect({ x: 86, y: 110, w: 32, h: 9 }, colors.accent) +
  rect({ x: 88, y: 118, w: 26, h: 50 }, colors.deep, 9) +
  disc({ x: 101, y: 134, r: 3 }, colors.light) +
  disc({ x: 101, y: 152, r: 3 }, colors.light) +
  `</g>`;

export const chopsticks: Draw = (colors) =>
  shadow(48) +
  rect({ x: 58, y: 146, w: 52, h: 14 }, colors.light, 7) +
  line('M136 40L78 150', colors.main, 8) +
  line('M154 48L92 150', colors.deep, 8) +
  line('M136 40l-9 17M154 48l-10 17', colors.accent, 8);

export const clock: Draw = (colors) =>
  shadow(50) +
  disc({ x: 100, y: 102, r: 58 }, colors.main) +
  disc({ x: 100, y: 102, r: 47 }, colors.paper) +
  line('M100 62v6M100 136v6M60 102h6M134 102h6', colors.deep, 5) +
  line('M100 102V76M100 102l20 14', colors.deep, 6) +
  disc({ x: 100, y: 102, r: 5 }, colors.accent);

export const fruit: Draw = (colors) =>
  shadow(56) +
  line('M84 78c0-16 14-18 16-34M118 92c0-24-10-34-18-48', colors.deep, 4) +
  path('M100 44c8-12 26-14 38-8c-4 12-22 18-38 8z', colors.accent) +
  oval({ x: 76, y: 118, rx: 32, ry: 42 }, colors.main) +
  oval({ x: 126, y: 124, rx: 30, ry: 38 }, colors.deep) +
  line('M64 98c-6 10-6 22-3 32', colors.light, 5) +
  line('M114 108c-5 8-5 18-3 26', colors.main, 5);
