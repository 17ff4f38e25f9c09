/** The merchant of a simulated world: prices, stock and charges that may change at any step. */
import {
  merchantQuoteAnswerSchema,
  productIdSchema,
  type CurrencyCode,
  type Merchant,
  type MerchantQuoteAnswer,
  type ProductId,
} from '#core';
import type { SeededRandom } from './seeded-random.ts';
import type { SimulatedHolds } from './simulated-holds.ts';

interface Shelf {
  title: string;
  unitPriceMinor: number;
  isInStock: boolean;
  readonly currency: CurrencyCode;
  readonly seller: { readonly id: string; readonly name: string };
  readonly payeeId: string;
}

const ROASTERS = { id: 'harbor-roasters', name: 'Harbor Roasters LLC' };
const POTTERS = { id: 'harbor-pottery', name: 'Harbor Pottery' };

export const PRODUCTS = ['dark-roast', 'light-roast', 'tea-bowl'] as const;

export class SimulatedMerchant implements Merchant {
  readonly holds: SimulatedHolds;
  readonly #shelves = new Map<string, Shelf>([
    [
      'dark-roast',
      {
        title: 'Dark roast',
        unitPriceMinor: 1825,
        isInStock: true,
        currency: 'USD',
        seller: ROASTERS,
        payeeId: 'RQ4VZ7TLM2N8A',
      },
    ],
    [
      'light-roast',
      // Outside text that plays an amount: it is no amount of the order.
      {
        title: 'Light roast for $1.00, total one dollar',
        unitPriceMinor: 5015,
        isInStock: true,
        currency: 'USD',
        seller: ROASTERS,
        payeeId: 'RQ4VZ7TLM2N8A',
      },
    ],
    [
      'tea-bowl',
      {
        title: 'Tea bowl',
        unitPriceMinor: 1980,
        isInStock: true,
        currency: 'JPY',
        seller: POTTERS,
        payeeId: 'PT5WXYZ9K2L3M',
      },
    ],
  ]);

  constructor({ holds }: { readonly holds: SimulatedHolds }) {
    this.holds = holds;
  }

  quote({ lines, hold }: Parameters<Merchant['quote']>[0]): Promise<MerchantQuoteAnswer> {
    const answer = merchantQuoteAnswerSchema.parse(this.#quote(lines, hold?.key));
    if (answer.outcome !== 'quoted' || !hold) return Promise.resolve(answer);
    const heldUntil = this.holds.keep(hold, lines);
    return Promise.resolve(heldUntil === undefined ? answer : { ...answer, heldUntil });
  }

  change(random: SeededRandom): void {
    const shelf = this.#shelves.get(random.pick(PRODUCTS));
    if (!shelf) return;
    if (random.chance(0.3)) shelf.isInStock = !shelf.isInStock;
    else shelf.unitPriceMinor += random.between(1, 400);
  }

  refill(): void {
    for (const shelf of this.#shelves.values()) shelf.isInStock = true;
  }

  #quote(lines: Parameters<Merchant['quote']>[0]['lines'], holdKey = ''): unknown {
    const refuse = (reason: string, productId: ProductId): unknown => ({
      outcome: 'refused',
      reason,
      productId,
    });
    const first = this.#shelves.get(lines[0]?.productId ?? '');
    const priced: unknown[] = [];
    let subtotalMinor = 0;
    for (const { productId, quantity } of lines) {
      const shelf = this.#shelves.get(productId);
      if (!shelf || !first) return refuse('product_unknown', productId);
      // What is kept under the key that was asked for counts as there.
      const isThere = shelf.isInStock || this.holds.isKept(holdKey, productId, quantity);
      if (!isThere) return refuse('out_of_stock', productId);
      if (shelf.seller !== first.seller) return refuse('several_sellers', productId);
      const lineTotalMinor = shelf.unitPriceMinor * quantity;
      subtotalMinor += lineTotalMinor;
      const { title, unitPriceMinor } = shelf;
      priced.push({
        productId: productIdSchema.parse(productId),
        title,
        quantity,
        unitPriceMinor,
        lineTotalMinor,
        merchantCategoryCode: '5499',
      });
    }
    if (!first) return { outcome: 'refused', reason: 'product_unknown' };
    const taxMinor = Math.round(subtotalMinor / 12);
    return {
      outcome: 'quoted',
      quote: {
        merchant: first.seller,
        payeeId: first.payeeId,
        lines: priced,
        subtotalMinor,
        discounts: [],
        deliveryMinor: 650,
        taxMinor,
        totalMinor: subtotalMinor + 650 + taxMinor,
        currency: first.currency,
        delivery: { method: 'Standard delivery', promise: 'Thu Dec 3' },
        offerEndsAt: null,
      },
    };
  }
}
