/** Records that are handed out more than once are frozen to their last field, so that nobody can change what another one holds. */

const FROZEN = new WeakSet();

/** The same value, frozen with all that it holds. For JSON values: objects and arrays without accessors. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || FROZEN.has(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  Object.freeze(value);
  FROZEN.add(value);
  return value;
}

/** True for what `deepFreeze` has frozen: it will always be what it is now. */
export function isDeepFrozen(value: unknown): value is object {
  return typeof value === 'object' && value !== null && FROZEN.has(value);
}
