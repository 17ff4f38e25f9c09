/** One byte form for every record that is hashed or signed. */
import canonicalize from 'canonicalize';

/**
 * The canonical JSON text of a record (RFC 8785). Our records hold only strings, safe integers, booleans, arrays and objects.
 * @throws {TypeError} when the value has no JSON form: a fault of the caller.
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('the value has no JSON form');
  return text;
}
