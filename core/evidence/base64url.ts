/** Base64url without padding (RFC 4648, section 5), for Node and browser alike. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NO_DIGIT = 64;
/** The value of each character by its code; every record of evidence passes here, so it is a table and not a search. */
const DIGITS = Uint8Array.from({ length: 128 }, (_each, code) => {
  const digit = ALPHABET.indexOf(String.fromCharCode(code));
  return digit < 0 ? NO_DIGIT : digit;
});

export function encodeBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes, or undefined when the text is not the one canonical spelling of them (RFC 4648, section 3.5). */
export function decodeBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let waiting = 0;
  let waitingBits = 0;
  let at = 0;
  for (let index = 0; index < text.length; index += 1) {
    const digit = DIGITS[text.charCodeAt(index)] ?? NO_DIGIT;
    if (digit === NO_DIGIT) return undefined;
    waiting = ((waiting << 6) | digit) & 0xffff;
    waitingBits += 6;
    if (waitingBits >= 8) {
      waitingBits -= 8;
      bytes[at] = waiting >>> waitingBits;
      at += 1;
    }
  }
  // Bits that fill up the last character are zero in the canonical spelling.
  return (waiting & ((1 << waitingBits) - 1)) === 0 ? bytes : undefined;
}
