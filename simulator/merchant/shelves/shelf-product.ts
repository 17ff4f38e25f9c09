/** A product as the shop's people write it down, and how a shelf of like products is put together. */
import type { CurrencyCode } from '#core';
import type { CategoryCode } from '../category-codes.ts';
import type { Drawing } from '../picture/drawings.ts';
import type { SellerId } from '../sellers.ts';

export interface ShelfProduct {
  readonly productId: string;
  /** What people call it in English, whatever the title's language; words alone. The skill knows it by this name. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Other names that mean this product and no other. */
  readonly alsoCalled: readonly string[];
  /** The kinds of thing that it is: `coffee beans`. */
  readonly kinds: string;
  /** The things that it is used with: `grinder`. */
  readonly goesWith: string;
  readonly unitPriceMinor: number;
  readonly currency: CurrencyCode;
  readonly sellerId: SellerId;
  readonly merchantCategoryCode: CategoryCode;
  readonly drawing: Drawing;
  readonly delivery: 'parcel' | 'email';
  readonly isInStock: boolean;
}

interface Row {
  readonly id: string;
  readonly price: number;
  readonly title: string;
  readonly about: string;
  /** Left out: the title up to its first comma. */
  readonly name?: string;
  /** Names with commas between them. */
  readonly called?: string;
  /** Besides the kinds of its shelf. */
  readonly kinds?: string;
  readonly goesWith?: string;
  readonly category?: CategoryCode;
  readonly drawing?: Drawing;
  readonly isInStock?: boolean;
}

export interface ShelfOf {
  readonly sellerId: SellerId;
  readonly currency: CurrencyCode;
  readonly category: CategoryCode;
  readonly kinds: string;
  readonly drawing: Drawing;
  readonly delivery?: 'parcel' | 'email';
}

export function makeShelf(of: ShelfOf, rows: readonly Row[]): readonly ShelfProduct[] {
  return rows.map((row) => ({
    productId: row.id,
    name: row.name ?? row.title.split(',')[0] ?? row.title,
    title: row.title,
    description: row.about,
    alsoCalled: (row.called ?? '').split(', ').filter((name) => name !== ''),
    kinds: `${of.kinds} ${row.kinds ?? ''}`.trim(),
    goesWith: row.goesWith ?? '',
    unitPriceMinor: row.price,
    currency: of.currency,
    sellerId: of.sellerId,
    merchantCategoryCode: row.category ?? of.category,
    drawing: row.drawing ?? of.drawing,
    delivery: of.delivery ?? 'parcel',
    isInStock: row.isInStock ?? true,
  }));
}
