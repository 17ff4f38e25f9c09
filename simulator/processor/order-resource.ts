/** A completed order as PayPal shows it. */
import type { OrderRequest } from './order-request.ts';

export interface StoredCard {
  readonly vaultId: string;
  readonly brand: string;
  readonly lastDigits: string;
}

export interface OrderIds {
  readonly orderId: string;
  readonly captureId: string;
}

/** `return=representation`, the whole order. */
export function orderResource(
  request: OrderRequest,
  {
    ids,
    card,
    time,
    baseUrl,
  }: {
    readonly ids: OrderIds;
    readonly card: StoredCard;
    /** Internet date and time, whole seconds. */
    readonly time: string;
    readonly baseUrl: string;
  },
): OrderResource {
  return {
    id: ids.orderId,
    intent: 'CAPTURE',
    status: 'COMPLETED',
    create_time: time,
    update_time: time,
    payment_source: { card: { brand: card.brand, last_digits: card.lastDigits, type: 'CREDIT' } },
    purchase_units: [
      {
        reference_id: request.referenceId,
        custom_id: request.customId,
        amount: request.amount,
        payee: { merchant_id: request.payee },
        payments: {
          captures: [
            {
              id: ids.captureId,
              status: 'COMPLETED',
              amount: request.amount,
              custom_id: request.customId,
              final_capture: true,
              create_time: time,
              update_time: time,
            },
          ],
        },
      },
    ],
    links: [{ href: `${baseUrl}/v2/checkout/orders/${ids.orderId}`, rel: 'self', method: 'GET' }],
  };
}

/** `return=minimal`, which PayPal gives where the caller does not prefer the whole order. */
export function minimalOrder({ id, status, links }: OrderResource): object {
  return { id, status, links };
}

export interface OrderResource {
  readonly id: string;
  readonly intent: 'CAPTURE';
  readonly status: 'COMPLETED';
  readonly create_time: string;
  readonly update_time: string;
  readonly payment_source: object;
  readonly purchase_units: readonly object[];
  readonly links: readonly object[];
}
