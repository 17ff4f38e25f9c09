/** The one-time token: given to the client with the dry run, kept only as a hash. */
import { z } from 'zod';
import { encodeBase64Url } from '../evidence/base64url.ts';
import type { Hash, Mac } from '../ports/crypto.ts';
import {
  tokenHashSchema,
  type ClientId,
  type CustomerId,
  type OrderDigest,
  type TokenHash,
} from './ids.ts';

declare const redemptionToken: unique symbol;

/** 43 characters of base64url: 256 bits. A secret; it reaches no log, ledger or speech. */
export type RedemptionToken = string & { readonly [redemptionToken]: true };

export const redemptionTokenSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .transform((token) => token as RedemptionToken);

export interface TokenHolder {
  readonly digest: OrderDigest;
  readonly customerId: CustomerId;
  readonly clientId: ClientId;
}

/** The token of this order for this customer and client: `HMAC(request key, digest, customer, client)`, the same each time. */
export function deriveRedemptionToken(holder: TokenHolder, requestKey: Mac): RedemptionToken {
  const text = [
    'hearback.redemption-token.v1',
    holder.digest,
    holder.customerId,
    holder.clientId,
  ].join('\n');
  return redemptionTokenSchema.parse(encodeBase64Url(requestKey.hmac(text)));
}

/** What is stored of a token. */
export function hashRedemptionToken(token: RedemptionToken, hash: Hash): TokenHash {
  return tokenHashSchema.parse(hash.sha256Hex('hearback.token-hash.v1\n' + token));
}
