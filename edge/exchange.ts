/** One HTTP exchange whose answer is read to its end. A dial does it without the streams and copies of a whole `fetch`; any other `fetch` does it too. */
import type { Dispatcher } from 'undici';
import type { Fetch } from './dial.ts';

export interface ExchangeRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

export interface ExchangeAnswer {
  readonly status: number;
  readonly text: string;
  /** The other server's own time (RFC 9110, section 6.6.1), as it wrote it. */
  readonly date: string | undefined;
}

export type Exchange = (request: ExchangeRequest) => Promise<ExchangeAnswer>;

/** A `fetch` that can do an exchange in a shorter way. */
export type ExchangingFetch = Fetch & { readonly exchange: Exchange };

/** Throws whatever the network, the time limit or the other server's HTTP did. Redirects are answers like any other. */
export async function exchange(fetch: Fetch, request: ExchangeRequest): Promise<ExchangeAnswer> {
  if (canExchange(fetch)) return fetch.exchange(request);
  const { url, method, headers, body, signal } = request;
  const response = await fetch(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    signal,
  });
  const date = response.headers.get('date') ?? undefined;
  return { status: response.status, text: await response.text(), date };
}

/** Over connections that are kept open (`dispatcher`). @param extraHeaders what the way to that host adds. */
export function exchangeOver(
  dispatcher: Dispatcher,
  extraHeaders: (url: URL) => Readonly<Record<string, string>>,
): Exchange {
  return async ({ url, method, headers, body, signal }) => {
    const target = new URL(url);
    const answer = await dispatcher.request({
      origin: target.origin,
      path: target.pathname + target.search,
      method,
      headers: { ...headers, ...extraHeaders(target) },
      body: body ?? null,
      signal,
    });
    const { date } = answer.headers;
    return {
      status: answer.statusCode,
      text: await answer.body.text(),
      date: typeof date === 'string' ? date : undefined,
    };
  };
}

function canExchange(fetch: Fetch): fetch is ExchangingFetch {
  return 'exchange' in fetch;
}
