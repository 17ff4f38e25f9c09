/** A search as the customer means it: words, limits said in words or given apart, the next page, and what they bought before. */
import type { Locale, Money, Product, ProductSearch } from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import { findOwnProducts } from './own-products.ts';
import { readWish, type Wish } from './read-wish.ts';

export interface SearchCall {
  readonly query: string;
  readonly category: string | undefined;
  readonly least: Money | undefined;
  readonly most: Money | undefined;
  readonly order: ProductSearch['order'];
  readonly isInStockOnly: boolean;
  readonly page: number;
  readonly locale: Locale;
}

export interface ShopFinds {
  readonly products: readonly Product[];
  /** How many others fit that are on later pages. */
  readonly more: number;
  /** `closest`: nothing fits all that was asked, and these fit the words and as much of the rest as they can. */
  readonly kind: 'found' | 'own' | 'closest';
  /** Of last time was asked and there is nothing to tell: nothing of the kind was bought, or only the phone tells of it. */
  readonly ofLastTime: 'none' | 'on_phone' | undefined;
}

/** As many options as a person can keep in mind when they are spoken. */
export const PRODUCTS_A_PAGE = 5;

/** `caller` is undefined for a guest. @throws when the merchant cannot be reached, or settlement where own orders are asked for. */
export async function searchShop(
  side: RequestSide,
  caller: Caller | undefined,
  call: SearchCall,
): Promise<ShopFinds> {
  const wish = readWish(call.query, call.locale);
  const search: ProductSearch = {
    query: wish.words,
    category: call.category,
    ...limitsOf(call, wish),
    order: call.order ?? (wish.isCheapest ? 'cheapest' : 'best'),
    isInStockOnly: call.isInStockOnly,
    after: (call.page - 1) * PRODUCTS_A_PAGE,
    limit: PRODUCTS_A_PAGE,
  };
  if (!wish.isOfLastTime) return searchAll(side, search, undefined);
  const own = caller && (await findOwnProducts(side, caller));
  const found = own && (await searchOwn(side, search, own.productIds));
  if (found) return found;
  const ofLastTime = own?.areSomeOnPhone === true ? 'on_phone' : 'none';
  if (wish.words === '') return { products: [], more: 0, kind: 'found', ofLastTime };
  return searchAll(side, search, ofLastTime);
}

/** What is given apart was said last: it refines what the words say, and what these say against it counts no more. */
function limitsOf({ least, most }: SearchCall, wish: Wish): Pick<ProductSearch, 'least' | 'most'> {
  return {
    least: least ?? (most && areApart(wish.least, most) ? undefined : wish.least),
    most: most ?? (least && areApart(least, wish.most) ? undefined : wish.most),
  };
}

/** No price is both. */
function areApart(least: Money | undefined, most: Money | undefined): boolean {
  if (!least || !most) return false;
  return least.currency !== most.currency || least.amountMinor > most.amountMinor;
}

async function searchOwn(
  side: RequestSide,
  search: ProductSearch,
  among: ProductSearch['among'] = [],
): Promise<ShopFinds | undefined> {
  if (among.length === 0) return undefined;
  const isLatestFirst = search.query === '' && search.order === 'best';
  const { after = 0, limit = PRODUCTS_A_PAGE } = search;
  const list = await side.catalogue.searchProducts(
    isLatestFirst ? { ...search, among, after: 0, limit: among.length } : { ...search, among },
  );
  if (list.found === 0) return undefined;
  const latest = among.flatMap((id) => list.products.find((each) => each.productId === id) ?? []);
  const products = isLatestFirst ? latest.slice(after, after + limit) : list.products;
  return { ...withMore(products, list.found, search), kind: 'own', ofLastTime: undefined };
}

async function searchAll(
  { catalogue }: Pick<RequestSide, 'catalogue'>,
  search: ProductSearch,
  ofLastTime: ShopFinds['ofLastTime'],
): Promise<ShopFinds> {
  const list = await catalogue.searchProducts(search);
  if (list.found > 0 || search.query === '') {
    return { ...withMore(list.products, list.found, search), kind: 'found', ofLastTime };
  }
  for (const looser of loosened(search)) {
    const close = await catalogue.searchProducts(looser);
    if (close.found === 0) continue;
    return { ...withMore(close.products, close.found, search), kind: 'closest', ofLastTime };
  }
  return { products: [], more: 0, kind: 'found', ofLastTime };
}

/**
 * From what was asked to the words alone: the price goes first, its upper limit before its lower one, and then the cheapest is closest; then the
 * kind; what cannot be ordered now comes last of all. Nothing that was not asked is tried.
 */
function loosened(search: ProductSearch): readonly ProductSearch[] {
  const { least, most, category, isInStockOnly = false, query, after, limit } = search;
  const order = most ? 'cheapest' : search.order;
  const words: ProductSearch = { query, order, after, limit };
  return [
    ...(least && most ? [{ ...words, least, category, isInStockOnly }] : []),
    ...(least || most ? [{ ...words, category, isInStockOnly }] : []),
    ...(category === undefined ? [] : [{ ...words, isInStockOnly }]),
    ...(isInStockOnly ? [words] : []),
  ];
}

/** Never fewer than none, whatever the merchant counts. */
function withMore(
  listed: readonly Product[],
  found: number,
  { after = 0 }: ProductSearch,
): Pick<ShopFinds, 'products' | 'more'> {
  const products = listed.slice(0, PRODUCTS_A_PAGE);
  return { products, more: Math.max(0, found - after - products.length) };
}
