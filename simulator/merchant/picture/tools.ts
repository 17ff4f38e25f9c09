/** Drawings of what is worked with. */
import { disc, line, oval, path, rect, shadow, type Draw } from './shapes.ts';

export const grinder: Draw = (colors) =>
  shadow(46) +
  line('M100 52h40v-8', colors.deep, 6) +
  disc({ x: 140, y: 38, r: 9 }, colors.accent) +
  path('M64 60h72c0 22-14 34-30 38H94c-16-4-30-16-30-38z', colors.light) +
  rect({ x: 90, y: 48, w: 20, h: 14 }, colors.deep, 4) +
  path('M64 96h72l8 60a6 6 0 0 1-6 6H62a6 6 0 0 1-6-6z', colors.main) +
  path('M120 96h16l8 60a6 6 0 0 1-6 6h-12z', colors.deep) +
  rect({ x: 74, y: 122, w: 44, h: 24 }, colors.paper, 4) +
  disc({ x: 96, y: 134, r: 5 }, colors.accent);

export const press: Draw = (colors) =>
  shadow(44) +
  line('M100 60V30', colors.deep, 5) +
  disc({ x: 100, y: 30, r: 9 }, colors.accent) +
  rect({ x: 62, y: 52, w: 76, h: 14 }, colors.deep, 6) +
  path('M66 66h68v88a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8z', colors.light) +
  path('M66 102h68v52a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8z', colors.main) +
  rect({ x: 66, y: 96, w: 68, h: 7 }, colors.deep) +
  line('M134 82h14a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6h-14', colors.deep, 8);

export const dripper: Draw = (colors) =>
  shadow(46) +
  path('M50 50h100l-34 52H84z', colors.main) +
  path('M124 50h26l-34 52h-12z', colors.deep) +
  path('M60 44h80l-6 10H66z', colors.paper) +
  rect({ x: 68, y: 100, w: 64, h: 9 }, colors.deep, 4) +
  path('M74 110h52l14 38a10 10 0 0 1-10 14H70a10 10 0 0 1-10-14z', colors.light) +
  path('M65 136h70l5 12a10 10 0 0 1-10 14H70a10 10 0 0 1-10-14z', colors.accent);

export const machine: Draw = (colors) =>
  shadow(58) +
  rect({ x: 48, y: 46, w: 104, h: 36 }, colors.main, 8) +
  rect({ x: 116, y: 46, w: 36, h: 114 }, colors.deep, 8) +
  rect({ x: 46, y: 146, w: 108, h: 16 }, colors.main, 6) +
  rect({ x: 72, y: 82, w: 30, h: 10 }, colors.deep, 3) +
  line('M80 92v8M94 92v8', colors.accent, 3) +
  path('M70 116h34v20a10 10 0 0 1-10 10H80a10 10 0 0 1-10-10z', colors.paper) +
  disc({ x: 66, y: 64, r: 7 }, colors.paper) +
  disc({ x: 86, y: 64, r: 7 }, colors.light) +
  disc({ x: 134, y: 64, r: 5 }, colors.accent);

export const filter: Draw = (colors) =>
  shadow(52) +
  path('M40 64q60-22 120 0l-42 92a8 8 0 0 1-8 6H90a8 8 0 0 1-8-6z', colors.light) +
  path('M120 56q22 2 40 8l-42 92a8 8 0 0 1-8 6h-8z', colors.main) +
  oval({ x: 100, y: 63, rx: 60, ry: 12 }, colors.deep) +
  oval({ x: 100, y: 66, rx: 50, ry: 8 }, colors.accent) +
  line('M74 84l18 66M100 84v70M126 84l-18 66', colors.paper, 2.5);

export const scale: Draw = (colors) =>
  shadow(60) +
  oval({ x: 100, y: 84, rx: 46, ry: 8 }, colors.deep) +
  rect({ x: 42, y: 88, w: 116, h: 10 }, colors.light, 5) +
  path('M52 98h96l8 56a7 7 0 0 1-7 8H51a7 7 0 0 1-7-8z', colors.main) +
  rect({ x: 64, y: 116, w: 50, h: 28 }, colors.paper, 5) +
  line('M74 130h8m6 0h8m6 0h4', colors.deep, 5) +
  disc({ x: 132, y: 130, r: 8 }, colors.accent) +
  path('M78 78c0-24 44-24 44 0z', colors.accent);

export const spoon: Draw = (colors) =>
  shadow(40) +
  `<g transform="rotate(28 100 100)">` +
  line('M100 86v74', colors.main, 10) +
  line('M103 100v58', colors.deep, 3) +
  oval({ x: 100, y: 60, rx: 24, ry: 32 }, colors.main) +
  oval({ x: 100, y: 62, rx: 16, ry: 23 }, colors.deep) +
  oval({ x: 96, y: 60, rx: 9, ry: 14 }, colors.accent) +
  `</g>`;

export const pen: Draw = (colors) =>
  shadow(46) +
  `<g transform="rotate(32 100 104)">` +
  rect({ x: 86, y: 34, w: 28, h: 92 }, colors.main, 8) +
  rect({ x: 104, y: 34, w: 10, h: 92 }, colors.deep, 5) +
  rect({ x: 86, y: 52, w: 28, h: 8 }, colors.accent) +
  path('M88 124h24l-10 34h-4z', colors.light) +
  path('M96 150h8l-3 10h-2z', colors.deep) +
  `</g>`;

export const lamp: Draw = (colors) =>
  shadow(46) +
  path('M98 90h46l22 68H70z', '#ffffffb0') +
  line('M74 156V96l34-38', colors.deep, 7) +
  disc({ x: 74, y: 96, r: 7 }, colors.light) +
  path('M92 62l28-26c18 6 28 28 28 48l-56 6z', colors.main) +
  path('M120 36c18 6 28 28 28 48l-18 2c0-18-4-38-10-50z', colors.deep) +
  rect({ x: 46, y: 152, w: 58, h: 10 }, colors.deep, 5);

export const speaker: Draw = (colors) =>
  shadow(44) +
  rect({ x: 58, y: 38, w: 84, h: 124 }, colors.main, 14) +
  rect({ x: 126, y: 38, w: 16, h: 124 }, colors.deep, 8) +
  disc({ x: 96, y: 116, r: 31 }, colors.deep) +
  disc({ x: 96, y: 116, r: 22 }, colors.light) +
  disc({ x: 96, y: 116, r: 9 }, colors.accent) +
  disc({ x: 96, y: 64, r: 14 }, colors.deep) +
  disc({ x: 96, y: 64, r: 6 }, colors.light);

export const screen: Draw = (colors, emblem) =>
  shadow(58) +
  path('M86 138h28l8 24H78z', colors.deep) +
  rect({ x: 38, y: 46, w: 124, h: 94 }, colors.deep, 10) +
  rect({ x: 46, y: 54, w: 108, h: 76 }, colors.light, 5) +
  (emblem % 2 === 0
    ? path('M46 118l30-32l22 20l18-14l38 38v0H51a5 5 0 0 1-5-5z', colors.main) +
      disc({ x: 128, y: 74, r: 9 }, colors.accent)
    : disc({ x: 100, y: 92, r: 22 }, colors.main) + path('M94 80l18 12l-18 12z', colors.paper)) +
  rect({ x: 64, y: 156, w: 72, h: 6 }, colors.main, 3);
