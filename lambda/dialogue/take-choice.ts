/** Goes on with what was chosen from the list that was read out, as the list was meant. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { Shop } from '../shop/shop.ts';
import { answer } from './answer.ts';
import { changeLine } from './change-line.ts';
import { proposeOrder } from './propose-order.ts';
import { askedOf, changeSession, readSession, type Offered } from './session.ts';
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
  const { offered } = readSession(input);
  const strings = stringsOf(input);
  if (!offered) return answer(input, { spoken: strings.askProduct, asks: 'product' });
  const id = index === undefined ? undefined : offered.ids[index];
  if (id === undefined) return answer(input, { spoken: strings.offerReprompt, asks: 'choice' });
  const replaces = orderThoughtBetterOf(input);
  changeSession(input, { offered: { ...offered, taken: index } });
  return goOn(input, shop, {
    id,
    quantity: quantity ?? offered.quantity ?? 1,
    purpose: purpose ?? offered.purpose,
    replaces,
  });
}

/** The order of another choice from the same list, while it waits to be confirmed. */
function orderThoughtBetterOf(input: HandlerInput): string | undefined {
  const { offered, digest } = readSession(input);
  return offered?.taken !== undefined && askedOf(input) === 'confirm' ? digest : undefined;
}

function goOn(
  input: HandlerInput,
  shop: Shop,
  chosen: {
    readonly id: string;
    readonly quantity: number;
    readonly purpose: Offered['purpose'];
    readonly replaces: string | undefined;
  },
): Promise<Response> {
  const { id, quantity, purpose, replaces } = chosen;
  switch (purpose) {
    case 'order':
      return proposeOrder(input, shop, {
        draft: { items: [{ productId: id, quantity }] },
        replaces,
      });
    case 'add':
      return changeLine(input, shop, { change: 'add', productId: id, quantity });
    case 'remove':
      return changeLine(input, shop, { change: 'remove', productId: id });
    case 'deliver_to':
    case 'pay_with':
      return takeLabel(input, shop, { purpose, id });
    default:
      return purpose satisfies never;
  }
}
