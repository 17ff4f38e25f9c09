/** A symmetric key from its file: 32 bytes, base64url. */
import { createHmac, createSecretKey } from 'node:crypto';
import { decodeBase64Url, type Mac } from '#core';
import { readKeyFile } from './key-file.ts';

const MAC_KEY_BYTES = 32;

/** @throws {KeyFileInvalid} KEY_FILE_INVALID - when the file does not hold exactly such a key. */
export function openMac(file: string): Mac {
  const key = readKeyFile(file, (text) => {
    const bytes = decodeBase64Url(text);
    if (bytes?.byteLength !== MAC_KEY_BYTES) throw new RangeError('not 32 bytes in base64url');
    return createSecretKey(bytes);
  });
  return {
    hmac: (text) => new Uint8Array(createHmac('sha256', key).update(text, 'utf8').digest()),
  };
}
