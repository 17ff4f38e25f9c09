/** The few forms of DER (ITU-T X.690) that a certificate is written in. */

export type Der = Buffer;

const LONGEST_SHORT_FORM = 127;

function tagged(tag: number, content: Buffer): Der {
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length <= LONGEST_SHORT_FORM) return Buffer.from([length]);
  const bytes = unsigned(BigInt(length));
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

function unsigned(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

export const sequence = (...parts: readonly Der[]): Der => tagged(0x30, Buffer.concat(parts));
export const set = (...parts: readonly Der[]): Der => tagged(0x31, Buffer.concat(parts));
export const octets = (content: Buffer): Der => tagged(0x04, content);
export const utf8 = (text: string): Der => tagged(0x0c, Buffer.from(text, 'utf8'));
export const yes: Der = tagged(0x01, Buffer.from([0xff]));
export const nothing: Der = tagged(0x05, Buffer.alloc(0));

/** Not negative. A first bit that is set would say so, therefore the zero byte before it. */
export function integer(value: bigint): Der {
  const bytes = unsigned(value);
  const isLeadingBitSet = ((bytes[0] ?? 0) & 0x80) !== 0;
  return tagged(0x02, isLeadingBitSet ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes);
}

/** @param unusedBits of the last byte. */
export function bits(content: Buffer, unusedBits = 0): Der {
  return tagged(0x03, Buffer.concat([Buffer.from([unusedBits]), content]));
}

/** Written with dots. */
export function objectId(text: string): Der {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** Seven bits a byte, the first bit set in every byte but the last. */
function base128(value: number): readonly number[] {
  const digits = [value % 128];
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128)) {
    digits.unshift(0x80 | (left % 128));
  }
  return digits;
}

/** GeneralizedTime, in whole seconds of UTC. */
export function time(epochMs: number): Der {
  const text = new Date(epochMs).toISOString();
  return tagged(0x18, Buffer.from(`${text.slice(0, 19).replaceAll(/[-T:]/g, '')}Z`, 'ascii'));
}

/** `[number]` explicit: around a whole value. */
export const around = (number: number, value: Der): Der => tagged(0xa0 | number, value);
/** `[number]` implicit: of a text. */
export const textAt = (number: number, text: string): Der =>
  tagged(0x80 | number, Buffer.from(text, 'ascii'));
