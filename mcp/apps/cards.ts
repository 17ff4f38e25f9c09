/** Which tools have a card of ours, and which a widget may call. */
import type { Visibility } from './standard.ts';

/**
 * How far our own cards go; behind that, a host gets data alone and draws it in its own way. Alexa+ asks add-ons to leave the steps of a
 * transaction to its pattern, and may have one of its own for all of them.
 */
export const CARD_REACHES = ['all', 'before-checkout', 'catalogue', 'none'] as const;
export type CardReach = (typeof CARD_REACHES)[number];

const CATALOGUE = ['search_products', 'get_product'];
const CART = ['view_cart', 'change_cart'];
const TRANSACTION = ['preview_order', 'redeem_order', 'get_order'];

const TOOLS_WITH_CARD: Readonly<Record<CardReach, readonly string[]>> = {
  all: [...CATALOGUE, ...CART, ...TRANSACTION],
  'before-checkout': [...CATALOGUE, ...CART],
  catalogue: CATALOGUE,
  none: [],
};

/** Those that look something up, and the cart, which moves no money. What is forgotten here is closed to a widget. */
const FOR_WIDGETS = [...CATALOGUE, ...CART, 'get_order'];

export function hasCard(tool: string, reach: CardReach): boolean {
  return TOOLS_WITH_CARD[reach].includes(tool);
}

/** A widget proposes, redeems and cancels nothing: a host refuses it those tools, whatever is in its document. */
export function visibilityOf(tool: string): Visibility {
  return FOR_WIDGETS.includes(tool) ? ['model', 'app'] : ['model'];
}
