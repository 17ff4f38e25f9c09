/** An order that was looked up, said and shown as it stands. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { FoundOrder, Shop, ShopOrder } from '../shop/shop.ts';
import { answer } from './answer.ts';
import { changeSession, readSession } from './session.ts';
import { showOrder, showReceipt } from './show-order.ts';
import { stringsOf } from './strings-of.ts';

/** The session's order, else the one that the customer must mean. */
export async function findOrderInMind(input: HandlerInput, shop: Shop): Promise<FoundOrder> {
  const { digest } = readSession(input);
  const found = digest === undefined ? undefined : await shop.getOrder(digest);
  return found?.order ? found : shop.getOrder(undefined);
}

export function tellOrder(
  input: HandlerInput,
  {
    spoken,
    order,
    isSlow = false,
  }: {
    readonly spoken: string;
    readonly order: ShopOrder | undefined;
    readonly isSlow?: boolean;
  },
): Response {
  if (!order) {
    const { anythingElse } = stringsOf(input);
    return answer(input, { spoken: `${spoken} ${anythingElse}`, asks: 'anything_else', isSlow });
  }
  if (order.receipt) {
    showReceipt(input, order, order.receipt);
    return answer(input, { spoken, isSlow });
  }
  showOrder(input, order, { isNew: false });
  if (order.redemption_token === null) return answer(input, { spoken, isSlow });
  bearInMind(input, order);
  return answer(input, { spoken, asks: order.state === 'confirmed' ? 'code' : 'confirm', isSlow });
}

/** What it is made of is known only of the order that was read out here. */
export function bearInMind(input: HandlerInput, { digest }: ShopOrder): void {
  const { digest: before, draft } = readSession(input);
  changeSession(input, { digest, draft: digest === before ? draft : undefined });
}
