/** The digest that binds every later record to the terms. */
import { canonicalJson } from '../evidence/canonical-json.ts';
import type { Hash } from '../ports/crypto.ts';
import { orderDigestSchema, type OrderDigest } from './ids.ts';
import type { OrderTerms } from './order-terms.ts';

/** Domain prefix: no other record of ours, and no later version, can have the same bytes hashed. */
const DIGEST_DOMAIN = 'hearback.order-terms.v1\n';

/** SHA-256 over the domain prefix and the canonical JSON of the terms, as 64 lower-case hexadecimal digits. */
export function digestTerms(terms: OrderTerms, hash: Hash): OrderDigest {
  return orderDigestSchema.parse(hash.sha256Hex(DIGEST_DOMAIN + canonicalJson(terms)));
}
