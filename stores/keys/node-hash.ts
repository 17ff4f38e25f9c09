/** SHA-256 by Node's own library. */
import { createHash } from 'node:crypto';
import type { Hash } from '#core';

export const nodeHash: Hash = {
  sha256Hex: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
};
