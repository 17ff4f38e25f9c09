/** One line, no charges: an order of exactly so much. */
import { orderTermsSchema, type CurrencyCode, type OrderTerms } from '#core';

export function plainTerms(of: {
  readonly customer?: string;
  readonly client?: string;
  readonly instrument?: string;
  readonly seller?: string;
  readonly quantity?: number;
  readonly shop?: { readonly id: string; readonly name: string };
  readonly minor: number;
  readonly currency?: CurrencyCode;
}): OrderTerms {
  const quantity = of.quantity ?? 1;
  const total = of.minor * quantity;
  return orderTermsSchema.parse({
    version: 1,
    shop: of.shop ?? { id: 'corner-shop', name: 'Corner Shop' },
    merchant: { id: of.seller ?? 'corner-shop', name: 'Corner Shop' },
    customerId: of.customer ?? 'ann',
    clientId: of.client ?? 'speaker',
    lines: [
      {
        productId: 'tea',
        title: 'Tea',
        quantity,
        unitPriceMinor: of.minor,
        lineTotalMinor: total,
        merchantCategoryCode: '5499',
      },
    ],
    subtotalMinor: total,
    discounts: [],
    deliveryMinor: 0,
    taxMinor: 0,
    totalMinor: total,
    currency: of.currency ?? 'USD',
    delivery: { method: 'By post', promise: 'Thu Dec 3' },
    address: { id: 'home', label: 'Home', commitment: 'ab'.repeat(32) },
    instrument: { id: of.instrument ?? 'card-1', label: 'Visa ending 4242' },
    payeeId: 'HARBR7RASTRS2',
    locale: 'en-US',
    confirmBy: 1_790_000_600_000,
    redeemBy: 1_790_000_900_000,
    nonce: 'nonce-of-16-signs',
  });
}
