/** The `fetch` of the runtime, for a few origins alone: the package that dials elsewhere would be half of the bundle. */
import type { Fetch } from '#edge';

/** Any other origin is refused, and redirects are not followed: the tokens of a request go nowhere else. */
export function dialOrigins(origins: readonly string[], fetch: Fetch): Fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!origins.includes(url.origin)) {
      throw new TypeError('this function may not dial that server');
    }
    return fetch(input, { ...init, redirect: 'manual' });
  };
}
