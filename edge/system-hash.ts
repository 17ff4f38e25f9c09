/** SHA-256 by Node's own library, as core's `Hash` port asks for it: for those who may not reach the adapters of the stores. */
import { createHash } from 'node:crypto';

export const systemHash = {
  sha256Hex: (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex'),
};
