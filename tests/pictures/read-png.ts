/** The pixels of a PNG (PNG specification, third edition): as browsers make them, and with a palette, as `small-png.ts` does. */
import { inflateSync } from 'node:zlib';

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, line by line. */
  readonly rgb: Uint8Array;
}

const SIGNATURE_BYTES = 8;
const PALETTE = 3;
const WITH_ALPHA = 6;

/** @param png 8 bits a channel or an index, not interlaced, opaque. */
export function readPng(png: Uint8Array): Raster {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const { header, palette, data } = chunksOf(bytes);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colours, , , interlaced] = header.subarray(8);
  if (depth !== 8 || interlaced !== 0) throw new Error('No picture of this kind is read here.');
  const channels = colours === PALETTE ? 1 : colours === WITH_ALPHA ? 4 : 3;
  const values = unfilter(inflateSync(data), width * channels, channels);
  if (channels === 3) return { width, height, rgb: values };
  const [source, step] = channels === 1 ? [palette, 3] : [values, 4];
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = (channels === 1 ? (values[pixel] ?? 0) : pixel) * step;
    for (let colour = 0; colour < 3; colour += 1) {
      rgb[pixel * 3 + colour] = source[from + colour] ?? 0;
    }
  }
  return { width, height, rgb };
}

function chunksOf(png: Buffer): {
  readonly header: Buffer;
  readonly palette: Buffer;
  readonly data: Buffer;
} {
  const parts = new Map<string, Buffer[]>();
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    parts.set(name, [...(parts.get(name) ?? []), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  const whole = (name: string): Buffer => Buffer.concat(parts.get(name) ?? []);
  return { header: whole('IHDR'), palette: whole('PLTE'), data: whole('IDAT') };
}

/** Section 9 of the specification: each line names how it was written by its first byte. */
function unfilter(lines: Uint8Array, stride: number, step: number): Uint8Array {
  const height = lines.length / (stride + 1);
  const values = new Uint8Array(height * stride);
  const nothing = new Uint8Array(stride);
  for (let row = 0; row < height; row += 1) {
    const from = row * (stride + 1);
    const line = values.subarray(row * stride, (row + 1) * stride);
    line.set(lines.subarray(from + 1, from + 1 + stride));
    const above = row === 0 ? nothing : values.subarray((row - 1) * stride, row * stride);
    unfilterLine(line, above, { filter: lines[from] ?? 0, step });
  }
  return values;
}

function unfilterLine(
  line: Uint8Array,
  above: Uint8Array,
  { filter, step }: { readonly filter: number; readonly step: number },
): void {
  if (filter === 0) return;
  for (let at = 0; at < line.length; at += 1) {
    const left = at < step ? 0 : (line[at - step] ?? 0);
    const corner = at < step ? 0 : (above[at - step] ?? 0);
    line[at] = (line[at] ?? 0) + predict(filter, left, above[at] ?? 0, corner);
  }
}

function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const byLeft = Math.abs(above - corner);
  const byAbove = Math.abs(left - corner);
  const byCorner = Math.abs(left + above - 2 * corner);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}
