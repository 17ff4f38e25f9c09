/** A dry run is never changed: what it is worth is read from what came after it. */
import type { Ending } from './ending.ts';

/** `confirmed`: a live confirmation waits for its code, so that it is good until `redeemBy`. */
export const DRY_RUN_STATES = ['waiting', 'confirmed', 'over', 'ended'] as const;
export type DryRunState = (typeof DRY_RUN_STATES)[number];

/**
 * Which state may follow which. A confirmation that is withdrawn, or locked, takes an order back to `waiting` or to `over`; one that was made in
 * time and is read late takes it out of `over`, which only `ended` makes final.
 */
export const NEXT_DRY_RUN_STATES: { readonly [State in DryRunState]: readonly DryRunState[] } = {
  waiting: ['confirmed', 'over', 'ended'],
  confirmed: ['waiting', 'over', 'ended'],
  over: ['confirmed', 'ended'],
  ended: [],
};

export function dryRunStateOf(of: {
  readonly ending: Pick<Ending, 'kind'> | undefined;
  readonly hasLiveConfirmation: boolean;
  readonly confirmBy: number;
  readonly redeemBy: number;
  readonly nowEpochMs: number;
}): DryRunState {
  if (of.ending) return 'ended';
  if (of.nowEpochMs >= of.redeemBy) return 'over';
  if (of.hasLiveConfirmation) return 'confirmed';
  return of.nowEpochMs >= of.confirmBy ? 'over' : 'waiting';
}
