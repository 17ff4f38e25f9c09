/** Settlement's own key for what the approval side seals for it alone: an ECDH key on P-256, from its key folder. */
import { readP256PrivateKey } from '#edge';
import { importJWK } from 'jose';
import type { SealedKey } from './open-address.ts';

/** @throws {ConfigError} when the file holds anything else; no word of it is repeated. */
export async function readBookKey(path: string): Promise<SealedKey> {
  return importJWK(readP256PrivateKey(path), 'ECDH-ES');
}
