/** The three ledgers, each read and verified by itself. */
import { SIDES, type Hash, type Side, type Verifier } from '#core';
import { createLedgerBook, type LedgerBook, type LedgerStore } from './ledger-book.ts';

export type LedgerBooks = readonly (LedgerBook & { readonly side: Side })[];

export function createLedgerBooks(of: {
  readonly stores: { readonly [OfSide in Side]: LedgerStore };
  readonly keys: { readonly [OfSide in Side]: Verifier };
  readonly hash: Hash;
}): LedgerBooks {
  return SIDES.map((side) => ({
    side,
    ...createLedgerBook({
      side,
      store: of.stores[side],
      ledgerKeys: of.keys[side],
      hash: of.hash,
    }),
  }));
}
