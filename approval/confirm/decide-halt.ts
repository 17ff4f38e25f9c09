/** Whether a halted order can be confirmed now, and with which passkeys: pure (design section 7). */
import {
  isByPasskey,
  liftsHaltsFrom,
  type HaltPasskey,
  type Passkey,
  type WrittenConfirmation,
} from '#core';
import type { OrderJudgement } from '../risk/order-judgement.ts';

/** What the customer has for a halted order. */
export interface HaltStanding {
  readonly passkey: HaltPasskey;
  /** When the oldest passkey will do, where none does yet. */
  readonly liftsFrom: number | null;
}

export function decideHalt(passkeys: readonly Passkey[], nowEpochMs: number): HaltStanding {
  if (passkeys.length === 0) return { passkey: 'none', liftsFrom: null };
  const liftsFrom = Math.min(...passkeys.map(liftsHaltsFrom));
  return liftsFrom <= nowEpochMs
    ? { passkey: 'usable', liftsFrom: null }
    : { passkey: 'too_new', liftsFrom };
}

/** The passkeys that may verify an order: of a halted one, those that are old enough. */
export function passkeysFor(
  judgement: Pick<OrderJudgement, 'outcome'>,
  of: { readonly passkeys: readonly Passkey[]; readonly nowEpochMs: number },
): readonly Passkey[] {
  if (judgement.outcome !== 'halted') return of.passkeys;
  return of.passkeys.filter((passkey) => liftsHaltsFrom(passkey) <= of.nowEpochMs);
}

/** A passkey with the person verified, that was there a day ago; a sign-in never. */
export function doesLiftHalt(
  verified: {
    readonly amr: WrittenConfirmation['amr'];
    readonly passkey: Pick<Passkey, 'createdAt'> | null;
  },
  nowEpochMs: number,
): boolean {
  const { amr, passkey } = verified;
  return isByPasskey({ amr }) && passkey !== null && liftsHaltsFrom(passkey) <= nowEpochMs;
}
