/** One byte form for every record that is hashed or signed. */
import canonicalize from 'canonicalize';
import { isDeepFrozen } from './deep-freeze.ts';

/** Of records that can never change any more. */
const KNOWN = new WeakMap<object, string>();

/**
 * The canonical JSON text of a record (RFC 8785). Our records hold only strings, safe integers, booleans, arrays and objects.
 * @throws {TypeError} when the value has no JSON form: a fault of the caller.
 */
export function canonicalJson(value: unknown): string {
  const known = isDeepFrozen(value) ? KNOWN.get(value) : undefined;
  if (known !== undefined) return known;
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('the value has no JSON form');
  if (isDeepFrozen(value)) KNOWN.set(value, text);
  return text;
}
