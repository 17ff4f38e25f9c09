/** Two words from the digest, spoken and shown on every surface. */
import type { OrderDigest } from '../order/ids.ts';

export function checkWordsOf(digest: OrderDigest): string {
  return digest.slice(0, 8);
}
