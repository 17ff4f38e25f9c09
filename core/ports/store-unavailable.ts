/** A store cannot be opened, read or written now, another side's or the own one: the answer is `unavailable`, never a crash. */
export class StoreUnavailable extends Error {
  readonly code = 'STORE_UNAVAILABLE';

  constructor(store: string, options: { readonly cause: unknown }) {
    super(`the ${store} store is not available now`, options);
  }
}
