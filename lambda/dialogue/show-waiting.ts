/** An order that waits for its person, with the one thing to do for it. */
import type { HandlerInput } from 'ask-sdk-core';
import { makeWaitingData } from '#screens/apl';
import { render } from './render.ts';

/** What is shown of a `ShopOrder`. */
export interface WaitingShopOrder {
  readonly shop: string;
  readonly total: string;
  readonly check_words: string;
  readonly card_url: string;
}

/** Not confirmed yet: asked where the code is, or the code came too soon. */
export function showWaiting(input: HandlerInput, order: WaitingShopOrder): void {
  show(input, order, 'waiting');
}

/** Halted as unusual (`stronger_confirmation_needed`): it wants a passkey, and no code buys it before. */
export function showHalted(input: HandlerInput, order: WaitingShopOrder): void {
  show(input, order, 'halted');
}

function show(input: HandlerInput, order: WaitingShopOrder, kind: 'waiting' | 'halted'): void {
  const { shop, total, check_words: checkWords, card_url: cardUrl } = order;
  render(input, (setting) => makeWaitingData({ shop, total, checkWords, cardUrl }, kind, setting));
}
