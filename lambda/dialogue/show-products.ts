/** The products that are offered, in the order and with the prices in which they are spoken. */
import type { HandlerInput } from 'ask-sdk-core';
import { showableText, writeAmount } from '#core';
import { makeProductsData } from '#screens/apl';
import type { ShopProduct } from '../shop/shop.ts';
import { render } from './render.ts';
import { localeOf } from './strings-of.ts';

export type ShownProduct = Pick<ShopProduct, 'title' | 'price_minor' | 'currency' | 'is_in_stock'>;

/** `products` in the order of their numbers: touching the second sends `['choose', 2]`. `more`: there are further ones to ask for. */
export function showProducts(
  input: HandlerInput,
  products: readonly ShownProduct[],
  { more }: { readonly more: boolean },
): void {
  const locale = localeOf(input);
  const offered = products.map(({ title, price_minor: amountMinor, currency, ...product }) => ({
    title: showableText(title, locale),
    price: writeAmount({ amountMinor, currency }, locale),
    isInStock: product.is_in_stock,
  }));
  render(input, (setting) => makeProductsData(offered, more, setting));
}
