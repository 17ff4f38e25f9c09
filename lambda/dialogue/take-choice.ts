/** Goes on with what was chosen from the list that was read out, as the list was meant. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { Shop } from '../shop/shop.ts';
import { answer } from './answer.ts';
import { changeLine } from './change-line.ts';
import { proposeOrder } from './propose-order.ts';
import { changeSession, readSession, type Offered } from './session.ts';
import { stringsOf } from './strings-of.ts';
import { takeLabel } from './take-label.ts';

export interface Chosen {
  /** From zero; undefined where nothing stands at the place that was said. */
  readonly index: number | undefined;
  /** Where it was said in the same breath. */
  readonly quantity: number | undefined;
  /** What is to be done with it, where that was said; else what it was offered for. */
  readonly purpose?: Offered['purpose'];
}

export async function takeChoice(
  input: HandlerInput,
  shop: Shop,
  { index, quantity, purpose }: Chosen,
): Promise<Response> {
  const { offered, digest, lastAnswer } = readSession(input);
  const strings = stringsOf(input);
  const id = index === undefined ? undefined : offered?.ids[index];
  if (!offered) return answer(input, { spoken: strings.askProduct, asks: 'product' });
  if (id === undefined) return answer(input, { spoken: strings.offerReprompt, asks: 'choice' });
  const isSecondThought = offered.taken !== undefined && lastAnswer?.asks === 'confirm';
  changeSession(input, { offered: { ...offered, taken: index } });
  const count = quantity ?? offered.quantity ?? 1;
  const meant = purpose ?? offered.purpose;
  switch (meant) {
    case 'order':
      return proposeOrder(input, shop, {
        draft: { items: [{ productId: id, quantity: count }] },
        replaces: isSecondThought ? digest : undefined,
      });
    case 'add':
      return changeLine(input, shop, { change: 'add', productId: id, quantity: count });
    case 'remove':
      return changeLine(input, shop, { change: 'remove', productId: id });
    case 'deliver_to':
    case 'pay_with':
      return takeLabel(input, shop, { purpose: meant, id });
    default:
      return meant satisfies never;
  }
}
