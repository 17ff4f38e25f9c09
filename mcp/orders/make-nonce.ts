/** A nonce for new terms: it makes two orders of the same things two digests, and names the merchant's stock hold. */
import { encodeBase64Url, type Randomness } from '#core';

export function makeNonce(randomness: Randomness): string {
  return encodeBase64Url(randomness.bytes(18));
}
