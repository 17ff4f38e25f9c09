/** The full address out of a book change: only settlement's key opens it, and only for the customer and entry that it was sealed for. */
import {
  parseJson,
  SEALED_ADDRESS_TYPE,
  sealedAddressSchema,
  type AddressId,
  type CustomerId,
  type SealedAddress,
} from '#core';
import { compactDecrypt, type CryptoKey } from 'jose';

export type SealedKey = CryptoKey | Uint8Array;

/** Undefined when anything is wrong with it: it will never open. */
export async function openAddress(
  sealedAddress: string,
  of: {
    readonly customerId: CustomerId;
    readonly addressId: AddressId;
    readonly bookKey: SealedKey;
  },
): Promise<SealedAddress['postal'] | undefined> {
  const text = await decrypt(sealedAddress, of.bookKey);
  const address = sealedAddressSchema.safeParse(text === undefined ? undefined : parseJson(text));
  if (!address.success) return undefined;
  const { customerId, addressId, postal } = address.data;
  return customerId === of.customerId && addressId === of.addressId ? postal : undefined;
}

async function decrypt(jwe: string, bookKey: SealedKey): Promise<string | undefined> {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, bookKey, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    if (protectedHeader.typ !== SEALED_ADDRESS_TYPE) return undefined;
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
  } catch {
    // The library says no by throwing, whatever was wrong with the text; a reason would only help who forges one.
    return undefined;
  }
}
