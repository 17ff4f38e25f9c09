/** Is what the merchant asks now still what the customer agreed to? */
import { canonicalJson } from '../evidence/canonical-json.ts';
import type { OrderLine, OrderTerms } from '../order/order-terms.ts';
import type { MerchantQuote } from '../ports/settlement-door.ts';

/** True only when seller, payee, lines with titles, prices and kinds, charges, total, currency and delivery are the very same. */
export function isQuoteAsAgreed(quote: MerchantQuote, terms: OrderTerms): boolean {
  return canonicalJson(agreedPart(quote)) === canonicalJson(agreedPart(terms));
}

/** True only when the quote is for exactly these products in these quantities, in this order. */
export function isQuoteForLines(
  quote: Pick<MerchantQuote, 'lines'>,
  asked: readonly Pick<OrderLine, 'productId' | 'quantity'>[],
): boolean {
  return (
    quote.lines.length === asked.length &&
    quote.lines.every((line, index) => {
      const item = asked[index];
      return item?.productId === line.productId && item.quantity === line.quantity;
    })
  );
}

function agreedPart(source: Omit<MerchantQuote, 'offerEndsAt'>): unknown {
  return {
    merchant: source.merchant,
    payeeId: source.payeeId,
    lines: source.lines,
    subtotalMinor: source.subtotalMinor,
    discounts: source.discounts,
    deliveryMinor: source.deliveryMinor,
    taxMinor: source.taxMinor,
    totalMinor: source.totalMinor,
    currency: source.currency,
    delivery: source.delivery,
  };
}
