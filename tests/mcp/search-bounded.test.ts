/** A merchant that lists more than it was asked for: no more is told than a person keeps in mind, and nothing is counted below none. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#core';
import type { RequestSide } from '../../mcp/request-side.ts';
import { PRODUCTS_A_PAGE, searchShop } from '../../mcp/search/search-shop.ts';
import { makeProduct } from './support/start-merchant.ts';

const LISTED = Array.from({ length: 12 }, (_none, at) =>
  makeProduct(`mug-${String(at)}`, `Mug ${String(at)}`, 1000),
);

function sideWith(found: number): RequestSide {
  const catalogue: Catalogue = {
    searchProducts: () => Promise.resolve({ products: LISTED, found }),
    findProduct: () => Promise.resolve(undefined),
  };
  // A guest's search asks the catalogue and nobody else.
  return { catalogue } as unknown as RequestSide;
}

const search = (found: number, page: number): ReturnType<typeof searchShop> =>
  searchShop(sideWith(found), undefined, {
    ...{ query: 'mug', category: undefined, least: undefined, most: undefined, order: undefined },
    ...{ isInStockOnly: false, page, locale: 'en-US' },
  });

describe('[REQ-MCP-SEARCH] a search of a merchant that does not keep to what it was asked', () => {
  it('tells one page of it', async () => {
    const { products, more } = await search(12, 1);
    expect(products).toEqual(LISTED.slice(0, PRODUCTS_A_PAGE));
    expect(more).toBe(12 - PRODUCTS_A_PAGE);
  });

  it('counts no fewer than none behind it', async () => {
    expect((await search(1, 3)).more).toBe(0);
  });
});
