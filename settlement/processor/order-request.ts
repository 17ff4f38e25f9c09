/** The body of PayPal's `POST /v2/checkout/orders` for one charge. The same charge always gives the same bytes. */
import { decimalText, type ChargeRequest } from '#core';

export interface OrderRequestBody {
  readonly intent: 'CAPTURE';
  readonly purchase_units: readonly [
    {
      readonly reference_id: string;
      readonly custom_id: string;
      readonly amount: { readonly currency_code: string; readonly value: string };
      readonly payee: { readonly merchant_id: string };
    },
  ];
  readonly payment_source: { readonly card: { readonly vault_id: string } };
}

/** @see https://developer.paypal.com/docs/api/orders/v2/#orders_create */
export function buildOrderRequest(request: ChargeRequest): OrderRequestBody {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: request.reference,
        custom_id: request.reference,
        amount: { currency_code: request.amount.currency, value: decimalText(request.amount) },
        payee: { merchant_id: request.payeeId },
      },
    ],
    payment_source: { card: { vault_id: request.processorVaultId } },
  };
}
