/** Whether something written has been handed to the mail server: a letter, or the receipt of a charge. */

export const DELIVERY_STATES = ['to_send', 'sent'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const NEXT_DELIVERY_STATES: {
  readonly [State in DeliveryState]: readonly DeliveryState[];
} = {
  to_send: ['sent'],
  sent: [],
};
