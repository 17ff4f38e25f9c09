/**
 * Makes a screenshot small: the 256 commonest colours, each pixel the nearest of them, in an indexed PNG (PNG specification, third
 * edition). Colours that hardly differ count as one, so that the many greys at the edges of letters leave room for a rare colour.
 */
import { crc32, deflateSync } from 'node:zlib';
import { readPng } from './read-png.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;
/** The upper five bits of each channel. */
const LIKE = 0xf8f8f8;

/** @param png 8 bits a channel, RGB or RGBA, not interlaced, as browsers make it. */
export function makeSmallPng(png: Buffer): Buffer {
  const { width, height, rgb } = readPng(png);
  const counts = new Map<number, number>();
  const pixels = new Uint32Array(width * height);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const at = pixel * 3;
    const colour = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
    pixels[pixel] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = choosePalette(counts);
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  const lines = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const colour = pixels[pixel] ?? 0;
    let index = indexOf.get(colour);
    if (index === undefined) {
      index = nearestOf(palette, colour);
      indexOf.set(colour, index);
    }
    lines[pixel + Math.floor(pixel / width) + 1] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => partsOf(colour)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Of each group of like colours, the one that is seen most; of the groups, those that are seen most. */
function choosePalette(counts: ReadonlyMap<number, number>): readonly number[] {
  const groups = new Map<number, { colour: number; most: number; seen: number }>();
  for (const [colour, count] of counts) {
    const group = groups.get(colour & LIKE) ?? { colour, most: 0, seen: 0 };
    const isMost = count > group.most;
    groups.set(colour & LIKE, {
      colour: isMost ? colour : group.colour,
      most: isMost ? count : group.most,
      seen: group.seen + count,
    });
  }
  return [...groups.values()]
    .sort((one, other) => other.seen - one.seen)
    .slice(0, MOST_COLOURS)
    .map(({ colour }) => colour);
}

function nearestOf(palette: readonly number[], colour: number): number {
  const wanted = partsOf(colour);
  let best = { index: 0, distance: Infinity };
  for (const [index, candidate] of palette.entries()) {
    const distance = partsOf(candidate).reduce(
      (sum, part, position) => sum + (part - (wanted[position] ?? 0)) ** 2,
      0,
    );
    if (distance < best.distance) best = { index, distance };
  }
  return best.index;
}

function partsOf(colour: number): readonly number[] {
  return [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
