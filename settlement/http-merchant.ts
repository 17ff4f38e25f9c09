/** The merchant over HTTP: `POST /quotes`. */
import { merchantQuoteAnswerSchema, type Merchant } from '#core';
import { callJson, type Fetch } from '#edge';

const MERCHANT_TIMEOUT_MS = 2000;

export interface MerchantAccount {
  readonly url: string;
  /** Ours alone: nobody else has goods held, sent or taken back. */
  readonly secret: string;
}

export function createHttpMerchant({
  url,
  secret,
  fetch,
}: MerchantAccount & { readonly fetch: Fetch }): Merchant {
  return {
    quote: (request) =>
      callJson({
        method: 'POST',
        url: new URL('/quotes', url).href,
        headers: { authorization: `Bearer ${secret}` },
        body: request,
        answer: merchantQuoteAnswerSchema,
        timeoutMs: MERCHANT_TIMEOUT_MS,
        fetch,
      }),
  };
}
