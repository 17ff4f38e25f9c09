/**
 * Whether two pictures show the same to a person. Another version of the browser draws the edges of letters otherwise, and by up to a pixel
 * elsewhere: so both are blurred a little, and a pixel is the same where its colour lies among those around it in the other picture. What is cut
 * off, moved, larger, paler or gone leaves many pixels in one place that are not.
 */
import type { Raster } from '../../pictures/read-png.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ChangedCell {
  /** Its left upper corner. */
  readonly x: number;
  readonly y: number;
  readonly pixels: number;
}

/** Of 255, for each of the three colours: half of what parts two styles of text on one surface. */
const TOLERANCE = 26;
const CELL = 16;
/** As many in a cell may be otherwise. */
const FEW_PIXELS = 3;

/** @param unseen what is drawn with faces of the machine, and looks different on each. */
export function findChanges(
  kept: Raster,
  now: Raster,
  unseen: readonly Area[] = [],
): readonly ChangedCell[] {
  const { width, height } = kept;
  if (now.width !== width || now.height !== height) {
    return [{ x: width, y: height, pixels: width * height }];
  }
  if (!isFar(kept, now)) return [];
  const [blurredKept, blurredNow] = [blur(kept), blur(now)];
  const counts = new Map<number, number>();
  const columns = Math.ceil(width / CELL);
  // The rim has less around it than is looked at.
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const at = (y * width + x) * 3;
      if (isLike(blurredKept, blurredNow, at, width)) continue;
      if (unseen.some((area) => isWithin(area, x, y))) continue;
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, pixels]) => pixels > FEW_PIXELS)
    .map(([cell, pixels]) => ({
      x: (cell % columns) * CELL,
      y: Math.floor(cell / columns) * CELL,
      pixels,
    }));
}

/** Where no pixel is further off than the tolerance, none is after blurring: pictures of one browser are done here. */
function isFar({ rgb: kept }: Raster, { rgb: now }: Raster): boolean {
  for (let at = 0; at < kept.length; at += 1) {
    if (Math.abs((kept[at] ?? 0) - (now[at] ?? 0)) > TOLERANCE) return true;
  }
  return false;
}

/** Each way round: an amount that is gone lies among nothing that is there, and one that is new among nothing that was. */
function isLike(kept: Uint8Array, now: Uint8Array, at: number, width: number): boolean {
  for (let colour = at; colour < at + 3; colour += 1) {
    const [was, is] = [kept[colour] ?? 0, now[colour] ?? 0];
    if (Math.abs(was - is) <= TOLERANCE) continue;
    if (!isAmong(was, now, colour, width) || !isAmong(is, kept, colour, width)) return false;
  }
  return true;
}

function isAmong(value: number, other: Uint8Array, at: number, width: number): boolean {
  let [least, most] = [255, 0];
  for (let line = at - width * 3; line <= at + width * 3; line += width * 3) {
    for (let near = line - 3; near <= line + 3; near += 3) {
      const there = other[near] ?? 0;
      if (there < least) least = there;
      if (there > most) most = there;
    }
  }
  return value >= least - TOLERANCE && value <= most + TOLERANCE;
}

/** Each pixel the mean of the nine around it. */
function blur({ width, height, rgb }: Raster): Uint8Array {
  const sums = new Uint16Array(rgb.length);
  const blurred = new Uint8Array(rgb.length);
  for (let at = 3; at < rgb.length - 3; at += 1) {
    sums[at] = (rgb[at - 3] ?? 0) + (rgb[at] ?? 0) + (rgb[at + 3] ?? 0);
  }
  const stride = width * 3;
  for (let at = stride; at < (height - 1) * stride; at += 1) {
    blurred[at] = ((sums[at - stride] ?? 0) + (sums[at] ?? 0) + (sums[at + stride] ?? 0)) / 9;
  }
  return blurred;
}

function isWithin({ x, y, right, bottom }: Area, column: number, row: number): boolean {
  return column >= x && column <= right && row >= y && row <= bottom;
}
