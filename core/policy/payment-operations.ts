/** What is ever asked of the payment processor. An operation that is not here cannot be in a policy, nor be built. */
export const PAYMENT_OPERATIONS = ['charge_order', 'refund_capture'] as const;
export type PaymentOperation = (typeof PAYMENT_OPERATIONS)[number];

/** The request of each operation, and the one place in it that says how much. */
export const OPERATION_REQUESTS: {
  readonly [Operation in PaymentOperation]: {
    readonly request: string;
    readonly amount: string;
    /** Where the money goes, in the operator's words. */
    readonly moves: string;
  };
} = {
  charge_order: {
    request: 'POST /v2/checkout/orders',
    amount: 'purchase_units[0].amount',
    moves: 'money of the customer to the seller',
  },
  refund_capture: {
    request: 'POST /v2/payments/captures/{capture_id}/refund',
    amount: 'amount',
    moves: 'money back to the card that it came from',
  },
};
