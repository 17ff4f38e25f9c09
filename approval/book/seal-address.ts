/** A full address, sealed so that settlement alone can read it (JWE, RFC 7516): approval keeps no readable copy. */
import {
  addressIdSchema,
  canonicalJson,
  SEALED_ADDRESS_TYPE,
  type Randomness,
  type SealedAddress,
} from '#core';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { ApprovalParts } from '../approval-parts.ts';
import { randomSecret } from '../random-secret.ts';

export function createSealAddress(using: {
  /** Settlement's, for what it alone may read. */
  readonly bookKey: JWK;
  readonly randomness: Randomness;
}): ApprovalParts['sealAddress'] {
  return async ({ kind, label, ...postal }, customerId) => {
    const addressId = addressIdSchema.parse(`address-${randomSecret(using.randomness)}`);
    const address = { version: 1, customerId, addressId, postal } as const;
    return { kind, addressId, label, sealedAddress: await sealAddress(address, using.bookKey) };
  };
}

/** Compact serialization; agreed on directly with a key of this one sealing (RFC 7518, section 4.6), so that nobody here can open it again. */
export async function sealAddress(address: SealedAddress, bookKey: JWK): Promise<string> {
  const text = new TextEncoder().encode(canonicalJson(address));
  return new CompactEncrypt(text)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: SEALED_ADDRESS_TYPE })
    .encrypt(await importJWK(bookKey, 'ECDH-ES'));
}
