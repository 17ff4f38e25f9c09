/** Several witnesses of one ledger. */
import type { LedgerWitness } from './ledger-verification.ts';

export function witnessAll(witnesses: readonly LedgerWitness[]): LedgerWitness {
  return {
    see(entry) {
      for (const witness of witnesses) witness.see(entry);
    },
    isOfInterest: (text) => witnesses.some((witness) => witness.isOfInterest(text)),
    skim(text) {
      for (const witness of witnesses) witness.skim?.(text);
    },
    forgetAfter(sequence) {
      for (const witness of witnesses) witness.forgetAfter(sequence);
    },
  };
}
