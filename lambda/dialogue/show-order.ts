/** The order on the device's screen, where it has one, and in the Alexa app. Screen and speech come from the same result of the shop. */
import type { HandlerInput } from 'ask-sdk-core';
import { makeReceiptCardData, makeTotalCardData, type CardOrder } from '#screens/apl';
import type { CardState } from '#screens/strings';
import type { ShopOrder, ShopReceipt } from '../shop/shop.ts';
import { orderCard, receiptCard, type AppCard } from './app-card.ts';
import { render } from './render.ts';
import { stringsOf } from './strings-of.ts';

/** The state of an order that has no receipt; `ordered` without one is a payment whose outcome we do not know (invariant 6). */
export type ShownState = Exclude<CardState, 'ordered'>;

/** An order with its state in words: the shop's, or the one that an answer has just told. With `isNew` it is also put into the Alexa app. */
export function showOrder(
  input: HandlerInput,
  order: ShopOrder,
  { isNew, state }: { readonly isNew: boolean; readonly state?: ShownState },
): void {
  const { card } = stringsOf(input);
  if (isNew) putIntoApp(input, orderCard(order, card));
  render(input, (setting) =>
    makeTotalCardData(asCardOrder(order), state ?? shownStateOf(order), setting),
  );
}

function shownStateOf({ state }: ShopOrder): ShownState {
  if (state === 'waiting') return 'dry_run';
  return state === 'ordered' ? 'payment_unknown' : state;
}

export function showReceipt(input: HandlerInput, order: ShopOrder, receipt: ShopReceipt): void {
  const { card } = stringsOf(input);
  putIntoApp(input, receiptCard(order, receipt, card));
  render(input, (setting) =>
    makeReceiptCardData(
      asCardOrder(order),
      { receiptNumber: receipt.receipt_number, charged: receipt.charged },
      setting,
    ),
  );
}

function putIntoApp({ responseBuilder }: HandlerInput, { title, text }: AppCard): void {
  responseBuilder.withSimpleCard(title, text);
}

function asCardOrder(order: ShopOrder): CardOrder {
  return {
    shop: order.shop,
    lines: order.lines.map(({ title, quantity, line_total: lineTotal }) => ({
      title,
      quantity,
      lineTotal,
    })),
    charges: order.charges,
    total: order.total,
    checkWords: order.check_words,
    instrument: order.instrument,
    cardUrl: order.card_url,
  };
}
