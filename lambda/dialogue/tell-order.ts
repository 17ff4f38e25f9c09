/** An order that was looked up, said and shown as it stands. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { FoundOrder, Shop, ShopOrder } from '../shop/shop.ts';
import { answer } from './answer.ts';
import { readSession, writeSession } from './session.ts';
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
  { spoken, order }: { readonly spoken: string; readonly order: ShopOrder | undefined },
): Response {
  const strings = stringsOf(input);
  if (!order) {
    const { anythingElse } = strings;
    return answer(input, { spoken: `${spoken} ${anythingElse}`, question: anythingElse });
  }
  if (order.receipt) {
    showReceipt(input, order, order.receipt);
    return answer(input, { spoken });
  }
  showOrder(input, order, { isNew: false });
  if (order.redemption_token === null) return answer(input, { spoken });
  writeSession(input, { digest: order.digest });
  return answer(input, {
    spoken,
    question: order.state === 'confirmed' ? strings.askCode : strings.confirmReprompt,
  });
}
