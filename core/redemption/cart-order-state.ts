/** Whether a customer's cart still waits for the end of an order that was made from it. */

/** `settled`: what was bought has left the cart. `forgotten`: newer orders of the same client took its place. Either way the mark is gone. */
export const CART_ORDER_STATES = ['marked', 'settled', 'forgotten'] as const;
export type CartOrderState = (typeof CART_ORDER_STATES)[number];

export const NEXT_CART_ORDER_STATES: {
  readonly [State in CartOrderState]: readonly CartOrderState[];
} = {
  marked: ['settled', 'forgotten'],
  settled: [],
  forgotten: [],
};
