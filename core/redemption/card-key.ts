/** One card in several books: each entry has an id of its own, and what they share is the processor's reference of the stored card. */
import type { Hash } from '../ports/crypto.ts';

/** Stands for the card wherever it is counted, in the ledger too; the reference itself stays in the vault (invariant 12). */
export function cardKeyOf(processorVaultId: string, hash: Hash): string {
  return hash.sha256Hex('hearback.card-key.v1\n' + processorVaultId);
}

/**
 * The same card added again has another reference. Within one customer's book, what has the same brand and last digits counts as one card; across
 * customers these say too little, and only the reference joins them.
 */
export function plasticKeyOf(
  { customerId, label }: { readonly customerId: string; readonly label: string },
  hash: Hash,
): string {
  return hash.sha256Hex(['hearback.plastic-key.v1', customerId, label].join('\n'));
}
