/** Fields of a record by path: `address.id`, `lines[].quantity` of every line, `purchase_units[0].amount.value`. */

/** A value that is no object or list is a field; what is undefined is none, as in JSON. */
export interface LeafField {
  readonly path: string;
  readonly value: unknown;
}

/** Every field that the record has. Items are told by `[]`, or by their index. */
export function leafFieldsOf(record: unknown, items: 'any' | 'indexed'): readonly LeafField[] {
  return leavesUnder(record, { path: '', items });
}

/** What stands at the path, once for each item of the lists on the way; nothing where nothing is. */
export function valuesAtPath(record: unknown, path: string): readonly unknown[] {
  const items = /\[[0-9]+\]/.test(path) ? 'indexed' : 'any';
  return leafFieldsOf(record, items)
    .filter((field) => field.path === path)
    .map(({ value }) => value);
}

function leavesUnder(
  value: unknown,
  at: { readonly path: string; readonly items: 'any' | 'indexed' },
): readonly LeafField[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [{ path: at.path, value }];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      leavesUnder(item, {
        ...at,
        path: `${at.path}[${at.items === 'any' ? '' : String(index)}]`,
      }),
    );
  }
  return Object.entries(value).flatMap(([key, part]: readonly [string, unknown]) =>
    leavesUnder(part, { ...at, path: at.path === '' ? key : `${at.path}.${key}` }),
  );
}
