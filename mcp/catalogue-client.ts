/** The merchant's catalogue over HTTP (docs/wire.md, "Merchant"). Its texts are data: they are shown and spoken, never obeyed. */
import {
  productListSchema,
  productSchema,
  type Catalogue,
  type Money,
  type ProductSearch,
} from '#core';
import { CallFailed, callJson, type Fetch } from '#edge';

const TIMEOUT_MS = 2000;

export function createCatalogueClient({
  merchantUrl,
  fetch,
}: {
  readonly merchantUrl: string;
  readonly fetch: Fetch;
}): Catalogue {
  return {
    async searchProducts(search) {
      const url = new URL('/products', merchantUrl);
      for (const [name, value] of parametersOf(search)) url.searchParams.set(name, value);
      return callJson({
        method: 'GET',
        url: url.href,
        answer: productListSchema,
        timeoutMs: TIMEOUT_MS,
        fetch,
      });
    },
    async findProduct(productId) {
      try {
        const url = new URL(`/products/${encodeURIComponent(productId)}`, merchantUrl);
        return await callJson({
          method: 'GET',
          url: url.href,
          answer: productSchema,
          timeoutMs: TIMEOUT_MS,
          fetch,
        });
      } catch (fault) {
        if (fault instanceof CallFailed && fault.status === 404) return undefined;
        throw fault;
      }
    },
  };
}

/** What is not asked for is not sent. */
function parametersOf(search: ProductSearch): readonly (readonly [string, string])[] {
  const { query, category, least, most, isInStockOnly, among, order, after, limit } = search;
  const parameters: readonly (readonly [string, string | undefined])[] = [
    ['query', query],
    ['category', category],
    ['least', least && asParameter(least)],
    ['most', most && asParameter(most)],
    ['inStockOnly', isInStockOnly === true ? 'true' : undefined],
    ['among', among?.join(',')],
    ['order', order],
    ['after', after?.toString()],
    ['limit', limit?.toString()],
  ];
  return parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

function asParameter({ amountMinor, currency }: Money): string {
  return `${String(amountMinor)} ${currency}`;
}
