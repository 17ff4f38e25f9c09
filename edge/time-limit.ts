/** A limit for one exchange. `AbortSignal.timeout` would go off in any case, and make an error for each call long after its answer. */

export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Call it when there is nothing to be cut short any more. */
  end(): void;
}

export function createTimeLimit(limitMs: number): TimeLimit {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort(new DOMException('there was no answer in time', 'TimeoutError'));
  }, limitMs).unref();
  return {
    signal: limit.signal,
    end: () => {
      clearTimeout(timer);
    },
  };
}
