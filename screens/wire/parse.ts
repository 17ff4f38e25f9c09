/** Reads what came over the wire, strictly and in little room: what is not exactly as expected is no answer at all. */

/** The typed value; throws for everything else. */
export type Parse<Value> = (value: unknown) => Value;

type Shape = Readonly<Record<string, Parse<unknown>>>;
type Read<Parts extends Shape> = { readonly [Name in keyof Parts]: ReturnType<Parts[Name]> };

export const text: Parse<string> = (value) => {
  if (typeof value !== 'string') throw unreadable('text');
  return value;
};

export const flag: Parse<boolean> = (value) => {
  if (typeof value !== 'boolean') throw unreadable('yes or no');
  return value;
};

/** Whole, between two bounds. */
export function wholeNumber(
  least: number = Number.MIN_SAFE_INTEGER,
  most: number = Number.MAX_SAFE_INTEGER,
): Parse<number> {
  return (value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw unreadable('number');
    if (value < least || value > most) throw unreadable('number within bounds');
    return value;
  };
}

export const nothing: Parse<null> = (value) => {
  if (value !== null) throw unreadable('nothing');
  return value;
};

export function textLike(pattern: RegExp): Parse<string> {
  return (value) => {
    if (!pattern.test(text(value))) throw unreadable(String(pattern));
    return text(value);
  };
}

/** One of the names of a table, such as that of the words for each: the list is then complete by its type. */
export function nameIn<Name extends string>(table: Readonly<Record<Name, unknown>>): Parse<Name> {
  return (value) => {
    if (!Object.hasOwn(table, text(value))) throw unreadable('known word');
    return value as Name;
  };
}

export function exactly<Word extends string>(word: Word): Parse<Word> {
  return (value) => {
    if (value !== word) throw unreadable(word);
    return word;
  };
}

export function orNull<Value>(parse: Parse<Value>): Parse<Value | null> {
  return (value) => (value === null ? null : parse(value));
}

export function listOf<Value>(
  parse: Parse<Value>,
  { least = 0, most = Infinity }: { readonly least?: number; readonly most?: number } = {},
): Parse<readonly Value[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      throw unreadable('list');
    }
    return value.map((entry: unknown) => parse(entry));
  };
}

/** Exactly these members, and no other. */
export function record<Parts extends Shape>(parts: Parts): Parse<Read<Parts>> {
  return (value) => readMembers(value, parts, {}) as Read<Parts>;
}

/** As {@link record}; the members of the second shape may be missing. */
export function recordWith<Parts extends Shape, Optional extends Shape>(
  parts: Parts,
  optional: Optional,
): Parse<Read<Parts> & Partial<Read<Optional>>> {
  return (value) => readMembers(value, parts, optional) as Read<Parts> & Partial<Read<Optional>>;
}

function readMembers(value: unknown, parts: Shape, optional: Shape): Record<string, unknown> {
  const members = membersOf(value);
  const read: Record<string, unknown> = {};
  for (const [name, parse] of Object.entries(parts)) {
    if (!Object.hasOwn(members, name)) throw unreadable(name);
    read[name] = parse(members[name]);
  }
  for (const [name, parse] of Object.entries(optional)) {
    if (members[name] !== undefined) read[name] = parse(members[name]);
  }
  const known = { ...parts, ...optional };
  for (const name of Object.keys(members)) {
    if (!Object.hasOwn(known, name)) throw unreadable(`nothing named ${name}`);
  }
  return read;
}

/** The first that fits. */
export function either<Values extends readonly unknown[]>(
  ...parses: { readonly [Index in keyof Values]: Parse<Values[Index]> }
): Parse<Values[number]> {
  return (value) => {
    for (const parse of parses) {
      const read = attempt(parse, value);
      if (read !== undefined) return read;
    }
    throw unreadable('one of several');
  };
}

/** Undefined for what cannot be read; no parse gives undefined itself. */
export function attempt<Value>(parse: Parse<Value>, value: unknown): Value | undefined {
  try {
    return parse(value);
  } catch {
    return undefined;
  }
}

/** The value of a text that is JSON, or undefined. */
export function jsonOf(written: string): unknown {
  return attempt<unknown>((value) => JSON.parse(text(value)), written);
}

export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw unreadable('record');
  }
  return value as Readonly<Record<string, unknown>>;
}

function unreadable(expected: string): TypeError {
  return new TypeError(`unreadable: expected ${expected}`);
}
