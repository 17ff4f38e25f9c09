/** SHA-256 for what the operator reads; no key and no decision hangs on it here. */
import { createHash } from 'node:crypto';
import type { Hash } from '#core';

export const nodeHash: Hash = {
  sha256Hex: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
};
