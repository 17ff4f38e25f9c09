/** A keyed hash with a fixed key, for tests. */
import { createHmac } from 'node:crypto';
import type { Mac } from '#core';

export function macOf(seed: number): Mac {
  const key = Buffer.alloc(32, seed);
  return {
    hmac: (text) => new Uint8Array(createHmac('sha256', key).update(text, 'utf8').digest()),
  };
}
