/** What one confirmation of one order is worth: approval writes it, and what became of it is read from settlement, never written by approval. */
import { isCodeLocked, type WrongCodes } from './code-tries.ts';
import type { Ending } from './ending.ts';

/** `lapsed`: `redeemBy` has passed, or the order has ended otherwise. `withdrawn`: the customer confirmed something after it. */
export const CONFIRMATION_STATES = [
  'none',
  'presented',
  'confirmed',
  'withdrawn',
  'locked',
  'declined',
  'lapsed',
  'used',
] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/**
 * Which state may follow which, as time goes on. A confirmation that is withdrawn never comes back: another one of the same order is a record of its
 * own. Three wrong codes lock it for good; where it was locked by the wrong codes of a day, that day ends, or the customer unlocks it.
 */
export const NEXT_CONFIRMATION_STATES: {
  readonly [State in ConfirmationState]: readonly ConfirmationState[];
} = {
  none: ['presented', 'confirmed', 'declined', 'lapsed'],
  presented: ['confirmed', 'declined', 'lapsed'],
  confirmed: ['withdrawn', 'locked', 'declined', 'lapsed', 'used'],
  withdrawn: ['declined', 'lapsed'],
  locked: ['confirmed', 'withdrawn', 'declined', 'lapsed'],
  declined: [],
  lapsed: ['declined'],
  used: [],
};

/** `confirmation` is the record in question, undefined while there is none. */
export function confirmationStateOf(
  of: WrongCodes & {
    readonly isPresented: boolean;
    readonly confirmation:
      { readonly confirmationId: string; readonly isWithdrawn: boolean } | undefined;
    readonly isDeclined: boolean;
    readonly ending: Pick<Ending, 'kind' | 'confirmationId'> | undefined;
    readonly redeemBy: number;
    readonly nowEpochMs: number;
  },
): ConfirmationState {
  const { confirmation, ending } = of;
  if (ending?.kind === 'redeemed' && ending.confirmationId === confirmation?.confirmationId) {
    return 'used';
  }
  if (of.isDeclined) return 'declined';
  if (ending || of.nowEpochMs >= of.redeemBy) return 'lapsed';
  if (!confirmation) return of.isPresented ? 'presented' : 'none';
  if (confirmation.isWithdrawn) return 'withdrawn';
  return isCodeLocked(of) ? 'locked' : 'confirmed';
}
