/** Whether the merchant keeps the goods of a waiting order back for it. */

/** `lapsed`: its time is over and the row is still there; it holds nothing by itself. */
export const HOLD_STATES = ['none', 'held', 'lapsed'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/** Goods that were let go, or whose time is over, are held again where the merchant is asked again. */
export const NEXT_HOLD_STATES: { readonly [State in HoldState]: readonly HoldState[] } = {
  none: ['held'],
  held: ['none', 'lapsed'],
  lapsed: ['none', 'held'],
};

/** `heldUntil` is of its row, undefined where there is none. */
export function holdStateOf(heldUntil: number | undefined, nowEpochMs: number): HoldState {
  if (heldUntil === undefined) return 'none';
  return heldUntil > nowEpochMs ? 'held' : 'lapsed';
}
