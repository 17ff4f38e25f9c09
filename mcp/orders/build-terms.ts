/** Order terms from settlement's quote: what the customer will be asked to agree to, and until when. */
import {
  isQuoteForLines,
  orderTermsSchema,
  TERMS_VERSION,
  type Locale,
  type OrderTerms,
  type QuoteAnswer,
} from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import type { OrderItem } from './order-item.ts';

export type Quoted = Extract<QuoteAnswer, { readonly outcome: 'quoted' }>;

export type BuiltTerms =
  | { readonly outcome: 'built'; readonly terms: OrderTerms }
  | { readonly outcome: 'offer_over' | 'quote_mismatch' };

/** `quote_mismatch`: the answer is for other things, or its amounts do not add up; no terms are made from it. */
export function buildTerms(
  side: Pick<RequestSide, 'shop' | 'confirmWithinMs' | 'redeemWithinMs'>,
  proposal: {
    readonly caller: Caller;
    readonly items: readonly OrderItem[];
    readonly quoted: Quoted;
    readonly locale: Locale;
    readonly nonce: string;
    readonly nowEpochMs: number;
  },
): BuiltTerms {
  const { caller, items, quoted, locale, nonce, nowEpochMs } = proposal;
  const { offerEndsAt, ...quote } = quoted.quote;
  if (!isQuoteForLines(quote, items)) return { outcome: 'quote_mismatch' };
  const confirmBy = Math.min(
    nowEpochMs + side.confirmWithinMs,
    offerEndsAt ?? Number.POSITIVE_INFINITY,
  );
  if (confirmBy <= nowEpochMs) return { outcome: 'offer_over' };
  const terms = orderTermsSchema.safeParse({
    version: TERMS_VERSION,
    shop: { id: side.shop.id, name: side.shop.name },
    customerId: caller.customerId,
    clientId: caller.clientId,
    ...quote,
    address: quoted.address,
    instrument: quoted.instrument,
    locale,
    confirmBy,
    redeemBy: confirmBy + side.redeemWithinMs,
    nonce,
  });
  return terms.success ? { outcome: 'built', terms: terms.data } : { outcome: 'quote_mismatch' };
}
