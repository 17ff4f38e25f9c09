/** The merchant over HTTP: `POST /quotes`. */
import { merchantQuoteAnswerSchema, type Merchant } from '#core';
import { callJson, type Fetch } from '#edge';

const MERCHANT_TIMEOUT_MS = 2000;

export function createHttpMerchant({
  url,
  fetch,
}: {
  readonly url: string;
  readonly fetch: Fetch;
}): Merchant {
  return {
    quote: (request) =>
      callJson({
        method: 'POST',
        url: new URL('/quotes', url).href,
        body: request,
        answer: merchantQuoteAnswerSchema,
        timeoutMs: MERCHANT_TIMEOUT_MS,
        fetch,
      }),
  };
}
