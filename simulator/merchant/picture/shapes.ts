/** The few marks that every drawing is made of. All numbers and colors are ours: nothing from outside comes into a picture. */
import type { Palette } from './palettes.ts';

export type Draw = (colors: Palette, emblem: number) => string;

export function rect(
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  fill: string,
  radius = 0,
): string {
  return `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" rx="${radius}" fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function disc(
  at: { readonly x: number; readonly y: number; readonly r: number },
  fill: string,
): string {
  return `<circle cx="${at.x}" cy="${at.y}" r="${at.r}" fill="${fill}"/>`;
}

export function oval(
  at: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number },
  fill: string,
): string {
  return `<ellipse cx="${at.x}" cy="${at.y}" rx="${at.rx}" ry="${at.ry}" fill="${fill}"/>`;
}

/** What lies on the ground under a thing. */
export function shadow(halfWidth: number): string {
  return `<ellipse cx="100" cy="162" rx="${halfWidth}" ry="7" fill="#000" fill-opacity=".1"/>`;
}

/** Steam above a cup, centered. */
export function steam(x: number, y: number, color: string): string {
  return [x - 13, x, x + 13]
    .map((at, index) =>
      line(`M${at} ${y}c-5-6 5-10 0-16${index === 1 ? 'c-4-5 4-8 0-12' : ''}`, color, 3),
    )
    .join('');
}

export const EMBLEMS = 6;

/** The small sign on a label, one of six, so that two bags of one color are still two. */
export function emblemAt(
  { x, y, colors }: { readonly x: number; readonly y: number; readonly colors: Palette },
  emblem: number,
): string {
  const { accent, deep } = colors;
  switch (emblem % EMBLEMS) {
    case 0:
      return (
        oval({ x, y, rx: 10, ry: 14 }, deep) + line(`M${x} ${y - 12}c-7 8 7 15 0 24`, accent, 2.5)
      );
    case 1:
      return [-8, 0, 8]
        .map((dy) => line(`M${x - 15} ${y + dy}q5-6 10 0t10 0t10 0`, accent, 3))
        .join('');
    case 2:
      return (
        path(`M${x - 15} ${y + 6}a15 15 0 0 1 30 0z`, accent) +
        line(`M${x - 18} ${y + 11}h36`, deep, 3)
      );
    case 3:
      return (
        path(`M${x - 17} ${y + 11}l12-21l9 15l5-7l8 13z`, deep) +
        disc({ x: x + 9, y: y - 9, r: 4 }, accent)
      );
    case 4:
      return (
        path(`M${x} ${y + 14}c-16-7-13-22 0-29c13 7 16 22 0 29z`, accent) +
        line(`M${x} ${y + 13}v-20`, deep, 2.5)
      );
    default:
      return disc({ x, y, r: 13 }, accent) + disc({ x: x + 5, y: y - 4, r: 10 }, deep);
  }
}
