/** The search as a customer meets it, wishes in words included, over the shop's own shelf and over a hundred thousand products. */
import { describe, expect, it } from 'vitest';
import type { Catalogue, Locale } from '#core';
import type { RequestSide } from '../../mcp/request-side.ts';
import { searchShop } from '../../mcp/search/search-shop.ts';
import { asProduct } from '../../simulator/merchant/catalogue.ts';
import { createSearch } from '../../simulator/merchant/search/search-catalogue.ts';
import { makeLargeShelf } from '../../simulator/merchant/shelves/made-shelf.ts';
import type { ShelfProduct } from '../../simulator/merchant/shelves/shelf-product.ts';
import { SHELF } from '../../simulator/merchant/shelf.ts';
import { ASKED_FOR } from '../simulator/merchant/asked-for.ts';
import { atMost } from '../at-most.ts';
import { WANTED, type Wanted } from './search-table.ts';

const ALL: readonly Wanted[] = [
  ...WANTED,
  ...ASKED_FOR.map(({ query, productId }): Wanted => ({ query, productId, locale: 'en-US' })),
];

function searchOver(shelf: readonly ShelfProduct[]) {
  const find = createSearch();
  const catalogue: Pick<Catalogue, 'searchProducts'> = {
    searchProducts: ({ isInStockOnly, ...search }) => {
      const asked = { ...search, ...(isInStockOnly === true && { inStockOnly: 'true' as const }) };
      const { products, found } = find(asked as Parameters<typeof find>[0], shelf);
      return Promise.resolve({ products: products.map(asProduct), found });
    },
  };
  return async (query: string, locale: Locale): Promise<readonly string[]> => {
    const { products } = await searchShop({ catalogue } as RequestSide, undefined, {
      ...{
        query,
        locale,
        category: undefined,
        least: undefined,
        most: undefined,
        order: undefined,
      },
      ...{ isInStockOnly: false, page: 1 },
    });
    return products.map(({ productId }) => productId);
  };
}

async function missedBy(search: ReturnType<typeof searchOver>): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const { query, productId, locale } of ALL) {
    const found = await search(query, locale);
    if (!found.includes(productId)) missed.push(`${query} → ${productId}, not ${found.join(' ')}`);
  }
  return missed;
}

describe('[REQ-MCP-SEARCH] the search', () => {
  it('has more than sixty queries to answer, in eight languages', () => {
    expect(new Set(WANTED.map(({ query }) => query)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(WANTED.map(({ locale }) => locale.slice(0, 2))).size).toBe(8);
  });

  it('has what was meant among the first five, on the shop’s own shelf', async () => {
    expect(await missedBy(searchOver(SHELF))).toEqual([]);
  });

  it('has it among the first five of a hundred thousand products as well, in time', async () => {
    const search = searchOver([...SHELF, ...makeLargeShelf(100_000)]);
    expect(await missedBy(search)).toEqual([]);
    const times: number[] = [];
    for (const { query, locale } of [...ALL, { query: 'warehouse', locale: 'en-US' as const }]) {
      const from = performance.now();
      await search(query, locale);
      times.push(performance.now() - from);
    }
    times.sort((one, other) => one - other);
    expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(atMost(15));
  });
});
