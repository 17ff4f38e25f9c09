/** What is asked of the shop, in the names that its tools take. */
import type { CartChange, WantedOrder } from './shop.ts';

export function orderArguments({
  items,
  addressId,
  instrumentId,
}: WantedOrder): Readonly<Record<string, unknown>> {
  return {
    ...(items && {
      items: items.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
    }),
    ...(addressId !== undefined && { address_id: addressId }),
    ...(instrumentId !== undefined && { instrument_id: instrumentId }),
  };
}

export function changeArguments(change: CartChange): Readonly<Record<string, unknown>> {
  switch (change.change) {
    case 'add':
    case 'set':
      return {
        change: change.change,
        product_id: change.productId,
        quantity: change.quantity,
      };
    case 'remove':
      return { change: 'remove', product_id: change.productId };
    case 'clear':
      return { change: 'clear' };
    case 'deliver_to':
      return { change: 'deliver_to', address_id: change.addressId };
    case 'pay_with':
      return { change: 'pay_with', instrument_id: change.instrumentId };
    default:
      return change satisfies never;
  }
}
