/** What verification a halted order takes: a passkey with the person verified, and none that was added just before. */
import type { WrittenConfirmation } from '../confirmation/written-confirmation.ts';

/** A new passkey lifts no halt for so long: whoever has just stolen an account has to wait where the customer has been told. */
const PASSKEY_LIFTS_HALTS_AFTER_MS = 24 * 60 * 60 * 1000;

/** `hwk` and `user` of RFC 8176: a key in hardware or software of the person's own, and the person verified by it. */
export function isByPasskey({ amr }: Pick<WrittenConfirmation, 'amr'>): boolean {
  return amr.includes('hwk') && amr.includes('user') && !amr.includes('pwd');
}

/** By a passkey that was old enough when it verified: approval alone knows its age, and says so in what it signs, halted or not. */
export function isStronglyVerified(
  confirmation: Pick<WrittenConfirmation, 'amr' | 'liftsHalts'>,
): boolean {
  return isByPasskey(confirmation) && confirmation.liftsHalts;
}

export function liftsHaltsFrom(passkey: { readonly createdAt: number }): number {
  return passkey.createdAt + PASSKEY_LIFTS_HALTS_AFTER_MS;
}
