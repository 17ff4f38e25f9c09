/** The merchant's catalogue over HTTP (docs/wire.md, "Merchant"). Its texts are data: they are shown and spoken, never obeyed. */
import { productListSchema, productSchema, type Catalogue } from '#core';
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
    async searchProducts(query) {
      const url = new URL('/products', merchantUrl);
      url.searchParams.set('query', query);
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
