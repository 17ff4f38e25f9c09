/** Under which name the merchant holds the goods of a waiting order: nobody who knows a nonce can touch the hold of another customer. */
import type { Hash } from '../ports/crypto.ts';
import type { CustomerId } from './ids.ts';

/** 64 hexadecimal digits, from the customer and the nonce of the terms. */
export function holdKeyOf(
  { customerId, nonce }: { readonly customerId: CustomerId; readonly nonce: string },
  hash: Hash,
): string {
  return hash.sha256Hex(['hearback.hold.v1', customerId, nonce].join('\n'));
}
