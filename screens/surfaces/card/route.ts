/** Which screen an address of the card means. */

/** The pages of the account; `home` leads to the others. */
export const ACCOUNT_PAGES = [
  'home',
  'history',
  'access',
  'assistants',
  'addresses',
  'payment',
  'settings',
  'data',
] as const;
export type AccountPage = (typeof ACCOUNT_PAGES)[number];

export type Route =
  | { readonly name: 'orders' }
  | { readonly name: 'order'; readonly digest: string }
  /** Of a bought order: what of it goes back. */
  | { readonly name: 'send_back'; readonly digest: string }
  | { readonly name: 'account'; readonly page: AccountPage; readonly setupToken: string | null }
  /** Back from the identity provider; `answer` is null when the person did not finish there. */
  | { readonly name: 'callback'; readonly answer: CallbackAnswer | null };

export interface CallbackAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss: string;
}

/** What is on the screen beneath the app's own frame. */
export type Place = Exclude<Route, { readonly name: 'callback' }>;

/** Behind the `#`: to the server it is the order's own address. */
const SEND_BACK = '#send-back';

export const ORDERS: Place = { name: 'orders' };

export function parseRoute(address: string): Route {
  const url = new URL(address);
  if (url.pathname === '/callback') {
    return { name: 'callback', answer: parseAnswer(url.searchParams) };
  }
  const digest = /^\/orders\/([0-9a-f]{64})$/.exec(url.pathname)?.[1];
  if (digest !== undefined) {
    return { name: url.hash === SEND_BACK ? 'send_back' : 'order', digest };
  }
  const page = /^\/account(?:\/([a-z]+))?$/.exec(url.pathname);
  if (page === null) return ORDERS;
  const found = ACCOUNT_PAGES.find((each) => each === page[1]) ?? 'home';
  return { name: 'account', page: found, setupToken: setupTokenOf(url.hash) };
}

export function placeOfOrder(digest: string | null): Place {
  return digest === null ? ORDERS : { name: 'order', digest };
}

export function pathOf(place: Place): string {
  if (place.name === 'order') return `/orders/${place.digest}`;
  if (place.name === 'send_back') return `/orders/${place.digest}${SEND_BACK}`;
  if (place.name === 'orders') return '/';
  return place.page === 'home' ? '/account' : `/account/${place.page}`;
}

/** The processor's page sends it back behind the `#`, where no server sees it. */
function setupTokenOf(hash: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('setup_token');
  return token !== null && /^[A-Za-z0-9._~-]{8,200}$/.test(token) ? token : null;
}

function parseAnswer(query: URLSearchParams): CallbackAnswer | null {
  const code = query.get('code');
  const state = query.get('state');
  const iss = query.get('iss');
  return code === null || state === null || iss === null ? null : { code, state, iss };
}
