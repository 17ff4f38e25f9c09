/** Delivers to another address, or pays with another instrument, of the customer's own book: of the order that was read out, else of the cart. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { Shop } from '../shop/shop.ts';
import { changeOrder } from './propose-order.ts';
import { readSession } from './session.ts';
import { tellCart } from './tell-cart.ts';

export type LabelPurpose = 'deliver_to' | 'pay_with';

export interface TakenLabel {
  readonly purpose: LabelPurpose;
  readonly id: string;
}

export async function takeLabel(
  input: HandlerInput,
  shop: Shop,
  { purpose, id }: TakenLabel,
): Promise<Response> {
  const { draft, digest } = readSession(input);
  const part = purpose === 'deliver_to' ? { addressId: id } : { instrumentId: id };
  if (digest !== undefined && (draft === undefined || draft.items)) {
    return changeOrder(input, shop, { digest, change: (before) => ({ ...before, ...part }) });
  }
  const changed = await shop.changeCart(
    purpose === 'deliver_to'
      ? { change: purpose, addressId: id }
      : { change: purpose, instrumentId: id },
  );
  return digest !== undefined && changed.isChanged
    ? changeOrder(input, shop, { digest, change: (before) => before })
    : tellCart(input, changed);
}
