/** The way from a verified change of the customer's book to whoever signs it for settlement. */
import type { ChangeResult, WaitingChange } from '#core';
import type { VerifiedChange } from './verified-change.ts';

export type BookChangeWish = Extract<
  WaitingChange,
  { readonly kind: 'add_address' | 'remove_address' | 'add_instrument' | 'remove_instrument' }
>;

/** Called once for one verification; the record and its ledger note are stored before it answers. */
export type ChangeBook = (
  change: BookChangeWish,
  verified: VerifiedChange,
) => Promise<ChangeResult>;
