/** Which screen an address of the card means. */

export type Route =
  | { readonly name: 'orders' }
  | { readonly name: 'order'; readonly digest: string }
  /** Back from the identity provider; `answer` is null when the person did not finish there. */
  | { readonly name: 'callback'; readonly answer: CallbackAnswer | null };

export interface CallbackAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss: string;
}

export function parseRoute(address: string): Route {
  const url = new URL(address);
  if (url.pathname === '/callback')
    return { name: 'callback', answer: parseAnswer(url.searchParams) };
  const digest = /^\/orders\/([0-9a-f]{64})$/.exec(url.pathname)?.[1];
  return digest === undefined ? { name: 'orders' } : { name: 'order', digest };
}

export function pathOf(digest: string | null): string {
  return digest === null ? '/' : `/orders/${digest}`;
}

function parseAnswer(query: URLSearchParams): CallbackAnswer | null {
  const code = query.get('code');
  const state = query.get('state');
  const iss = query.get('iss');
  return code === null || state === null || iss === null ? null : { code, state, iss };
}
