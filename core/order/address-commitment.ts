/** The commitment that binds a full address into the terms without telling it. */
import { canonicalJson } from '../evidence/canonical-json.ts';
import type { Hash } from '../ports/crypto.ts';
import type { BookAddress } from '../ports/settlement-store.ts';

/** SHA-256 over a domain prefix, the address's secret salt and the canonical JSON of its postal form; 64 lower-case hexadecimal digits. */
export function commitAddress(address: Pick<BookAddress, 'salt' | 'postal'>, hash: Hash): string {
  return hash.sha256Hex(`hearback.address.v1\n${address.salt}\n${canonicalJson(address.postal)}`);
}
