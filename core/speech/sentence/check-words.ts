/** Two words from the digest, spoken and shown on every surface: against confusion of two orders, not against a hostile requester. */
import type { OrderDigest } from '../../order/ids.ts';
import { CHECK_WORD_LIST } from './check-word-list.ts';

/** `amber falcon`: the first 20 bits of the digest, ten for each word. */
export function checkWordsOf(digest: OrderDigest): string {
  const bits = Number.parseInt(digest.slice(0, 5), 16);
  return `${wordAt(bits >>> 10)} ${wordAt(bits & 0x3ff)}`;
}

function wordAt(index: number): string {
  const word = CHECK_WORD_LIST[index];
  if (word === undefined) throw new RangeError(`no check word ${String(index)}`);
  return word;
}
