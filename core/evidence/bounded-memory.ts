/** What was computed before, so that it is not computed again. For pure functions of the key alone: forgetting changes no answer. */

export interface BoundedMemory<Value> {
  find(key: string): Value | undefined;
  keep(key: string, value: Value): void;
}

/** Holds at least the `most` values that were asked for last, and at most twice as many. Keys are compared whole, never by a digest of them. */
export function createBoundedMemory<Value>(most: number): BoundedMemory<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  const keep = (key: string, value: Value): void => {
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };
  return {
    find(key) {
      const known = young.get(key);
      if (known !== undefined) return known;
      const aging = old.get(key);
      if (aging !== undefined) keep(key, aging);
      return aging;
    },
    keep,
  };
}
