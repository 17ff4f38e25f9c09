/** Reads out what fits, and remembers it, so that "the second one" and "more" mean something. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { speakableText, speakAmount } from '#core';
import type { ShopProduct } from '../shop/shop.ts';
import { answer } from './answer.ts';
import { changeSession, type Offered } from './session.ts';
import { showProducts } from './show-products.ts';
import { localeOf, stringsOf } from './strings-of.ts';

export function offerProducts(
  input: HandlerInput,
  { products, ...offered }: Omit<Offered, 'ids'> & { readonly products: readonly ShopProduct[] },
): Response {
  const strings = stringsOf(input);
  const options = products.map((product) => optionOf(input, product));
  const [only, ...others] = options;
  const isOne = only !== undefined && others.length === 0;
  changeSession(input, {
    offered: { ...offered, ids: products.map(({ product_id: productId }) => productId) },
  });
  showProducts(input, products, { more: offered.more > 0 });
  const words = isOne ? strings.offerOne(only) : strings.offerProducts(options);
  return answer(input, {
    spoken: offered.more > 0 ? `${words} ${strings.moreHint}` : words,
    asks: isOne ? 'one_choice' : 'choice',
  });
}

function optionOf(
  input: HandlerInput,
  { title, price_minor: amountMinor, currency }: ShopProduct,
): string {
  const locale = localeOf(input);
  return stringsOf(input).offerOption(
    speakableText(title, locale),
    speakAmount({ amountMinor, currency }, locale),
  );
}
