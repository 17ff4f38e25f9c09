/** A store of another side cannot be opened or read now: the answer is `unavailable`, never a crash. */
export class StoreUnavailable extends Error {
  readonly code = 'STORE_UNAVAILABLE';

  constructor(store: string, options: { readonly cause: unknown }) {
    super(`the ${store} store cannot be read now`, options);
  }
}
