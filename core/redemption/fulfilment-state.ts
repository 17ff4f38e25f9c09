/** How far a paid order has come at its merchant. */

/** `to_place` is written with the charge; the merchant's answer is the last word. */
export const FULFILMENT_STATES = ['to_place', 'placed', 'sold_out'] as const;
export type FulfilmentState = (typeof FULFILMENT_STATES)[number];

export const NEXT_FULFILMENT_STATES: {
  readonly [State in FulfilmentState]: readonly FulfilmentState[];
} = {
  to_place: ['placed', 'sold_out'],
  placed: [],
  sold_out: [],
};
