/** Values that nobody can guess, and what is stored of them. */
import { encodeBase64Url, type Hash, type Randomness } from '#core';

/** 43 characters of base64url: 256 bits. */
export function randomSecret(randomness: Randomness): string {
  return encodeBase64Url(randomness.bytes(32));
}

/** SHA-256 as base64url without padding, as PKCE (RFC 7636, section 4.2) and our own derived values spell it. */
export function sha256Base64Url(text: string, hash: Hash): string {
  return Buffer.from(hash.sha256Hex(text), 'hex').toString('base64url');
}
