/** Which policy a decision was taken under: it stands in the decision's ledger note. */
import { canonicalJson } from '../evidence/canonical-json.ts';
import type { Hash } from '../ports/crypto.ts';
import type { ShopPolicy } from './shop-policy.ts';

/** SHA-256 over the canonical JSON: the same for every spelling of the same policy, and another for any other. */
export function policyDigestOf(policy: ShopPolicy, hash: Hash): string {
  return hash.sha256Hex('hearback.shop-policy.v1\n' + canonicalJson(policy));
}
