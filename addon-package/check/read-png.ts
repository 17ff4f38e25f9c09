/** The facts of a PNG from its own bytes (PNG specification, sections 5.2 and 11.2.2), and a text that was put into it. */

export interface PngFacts {
  readonly width: number;
  readonly height: number;
  readonly texts: Readonly<Record<string, string>>;
}

const SIGNATURE = '89504e470d0a1a0a';

/** Undefined for what is no PNG, whatever its name says. */
export function readPng(bytes: Buffer): PngFacts | undefined {
  if (bytes.length < 33 || bytes.toString('hex', 0, 8) !== SIGNATURE) return undefined;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), texts: readTexts(bytes) };
}

function readTexts(bytes: Buffer): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'tEXt') {
      const [key = '', value = ''] = bytes.toString('latin1', at + 8, at + 8 + length).split('\0');
      texts[key] = value;
    }
    at += 12 + length;
  }
  return texts;
}
