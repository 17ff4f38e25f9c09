/** Looks a product up by the words for it, and goes on with the one that was meant; where several fit, they are read out. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { Shop, ShopProduct } from '../shop/shop.ts';
import { answer } from './answer.ts';
import { chooseProduct, searchWordsOf } from './choose-product.ts';
import { offerProducts } from './offer-products.ts';
import type { HeardSlot } from './read-slots.ts';
import { askedOf, MOST_OFFERED, readSession, type Offered } from './session.ts';
import { localeOf, stringsOf } from './strings-of.ts';

export interface Wanted {
  readonly heard: HeardSlot;
  readonly purpose: 'order' | 'add';
  readonly quantity: number | undefined;
}

export async function findProduct(
  input: HandlerInput,
  shop: Shop,
  wanted: Wanted & { readonly whenFound: (product: ShopProduct) => Promise<Response> | Response },
): Promise<Response> {
  const strings = stringsOf(input);
  const { heard, purpose, quantity } = wanted;
  const query = searchWordsOf(heard).slice(0, 200);
  const { spoken, products, more } = await shop.searchProducts({ query, page: 1 });
  if (!products) return answer(input, { spoken, asks: 'anything_else' });
  const choice = chooseProduct(amongOffered(input, products), { heard, locale: localeOf(input) });
  switch (choice.outcome) {
    case 'none':
      return answer(input, { spoken: strings.productNotFound, asks: 'anything_else' });
    case 'out_of_stock':
      return answer(input, { spoken: strings.productOutOfStock, asks: 'anything_else' });
    case 'several':
      return offerProducts(input, {
        purpose,
        quantity,
        products: choice.products,
        query,
        page: 1,
        more,
      });
    case 'chosen':
      return wanted.whenFound(choice.product);
    default:
      return choice satisfies never;
  }
}

/** While a choice is open, words that fit one of its products alone mean that one. */
function amongOffered(
  input: HandlerInput,
  products: readonly ShopProduct[],
): readonly ShopProduct[] {
  const { offered } = readSession(input);
  if (askedOf(input) !== 'choice') return products;
  const open = products.filter(({ product_id: id }) => offered?.ids.includes(id));
  return open.length === 1 ? open : products;
}

/** The next page of what was searched for; what was read out stays open where there is no more. */
export async function offerMore(
  input: HandlerInput,
  shop: Shop,
  offered: Offered & { readonly query: string },
): Promise<Response> {
  const strings = stringsOf(input);
  const page = offered.page + 1;
  const { products = [], more } =
    offered.more > 0
      ? await shop.searchProducts({ query: offered.query, page })
      : { products: [], more: 0 };
  const inStock = products.filter(({ is_in_stock: isInStock }) => isInStock);
  if (inStock.length === 0) {
    return answer(input, {
      spoken: `${strings.noMoreOffers} ${strings.offerReprompt}`,
      asks: 'choice',
    });
  }
  const { purpose, quantity, query } = offered;
  return offerProducts(input, {
    purpose,
    quantity,
    products: inStock.slice(0, MOST_OFFERED),
    query,
    page,
    more,
  });
}
