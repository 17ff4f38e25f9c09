/**
 * JSON as RFC 8259 has it, with the place of every value. Keys that stand twice are told, not lost; numbers are whole and exact; a key is never
 * one that changes an object itself.
 */
export interface JsonPlace {
  readonly line: number;
  readonly column: number;
}

export type JsonKeyPath = readonly (string | number)[];

export type StrictJson =
  | {
      readonly outcome: 'read';
      readonly value: unknown;
      /** Each key that stands a second time, where it stands. The value read has the first. */
      readonly repeated: readonly { readonly at: JsonKeyPath; readonly place: JsonPlace }[];
      /** Of the key or item, or of the nearest that holds it. */
      readonly placeOf: (at: JsonKeyPath) => JsonPlace;
    }
  | { readonly outcome: 'broken'; readonly place: JsonPlace; readonly why: string };

const DEEPEST = 32;

class Broken extends Error {
  readonly index: number;
  constructor(index: number, why: string) {
    super(why);
    this.index = index;
  }
}

interface Reading {
  readonly text: string;
  readonly places: Map<string, number>;
  readonly repeated: { readonly at: JsonKeyPath; readonly index: number }[];
  index: number;
}

export function readStrictJson(text: string): StrictJson {
  const reading: Reading = { text, places: new Map(), repeated: [], index: 0 };
  try {
    const value = readValue(reading, []);
    skipSpace(reading);
    if (reading.index < text.length) throw new Broken(reading.index, 'there is more after the end');
    return {
      outcome: 'read',
      value,
      repeated: reading.repeated.map(({ at, index }) => ({ at, place: placeIn(text, index) })),
      placeOf: (at) => placeIn(text, nearestIndex(reading.places, at)),
    };
  } catch (fault) {
    if (!(fault instanceof Broken)) throw fault;
    return { outcome: 'broken', place: placeIn(text, fault.index), why: fault.message };
  }
}

function readValue(reading: Reading, at: JsonKeyPath): unknown {
  skipSpace(reading);
  if (at.length > DEEPEST) throw new Broken(reading.index, 'it is nested too deeply');
  if (!reading.places.has(keyOf(at))) reading.places.set(keyOf(at), reading.index);
  const sign = reading.text[reading.index];
  if (sign === '{') return readObject(reading, at);
  if (sign === '[') return readArray(reading, at);
  if (sign === '"') return readText(reading);
  return readNumber(reading) ?? readWord(reading);
}

function readObject(reading: Reading, at: JsonKeyPath): unknown {
  const members = new Map<string, unknown>();
  reading.index += 1;
  skipSpace(reading);
  if (take(reading, '}')) return {};
  for (;;) {
    skipSpace(reading);
    const keyIndex = reading.index;
    if (reading.text[keyIndex] !== '"')
      throw new Broken(keyIndex, 'a key in quotes should be here');
    const key = readText(reading);
    if (key === '__proto__') throw new Broken(keyIndex, 'this key is not allowed');
    const here = [...at, key];
    if (members.has(key)) reading.repeated.push({ at: here, index: keyIndex });
    else reading.places.set(keyOf(here), keyIndex);
    skipSpace(reading);
    if (!take(reading, ':')) throw new Broken(reading.index, 'a colon should be here');
    const value = readValue(reading, here);
    if (!members.has(key)) members.set(key, value);
    skipSpace(reading);
    if (take(reading, '}')) return Object.fromEntries(members);
    if (!take(reading, ',')) throw new Broken(reading.index, 'a comma or } should be here');
  }
}

function readArray(reading: Reading, at: JsonKeyPath): unknown {
  const items: unknown[] = [];
  reading.index += 1;
  skipSpace(reading);
  if (take(reading, ']')) return items;
  for (;;) {
    items.push(readValue(reading, [...at, items.length]));
    skipSpace(reading);
    if (take(reading, ']')) return items;
    if (!take(reading, ',')) throw new Broken(reading.index, 'a comma or ] should be here');
  }
}

function readText(reading: Reading): string {
  const found = matchHere(reading, /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy);
  if (found === undefined)
    throw new Broken(reading.index, 'this text has no end, or a sign that must be escaped');
  const text: unknown = JSON.parse(found);
  return typeof text === 'string' ? text : '';
}

function readNumber(reading: Reading): number | undefined {
  const start = reading.index;
  const found = matchHere(reading, /-?[0-9][0-9.eE+-]*/y);
  if (found === undefined) return undefined;
  // Amounts are whole minor units: 1e3, 1.0 and 007 are three ways to misread one.
  const isWhole = /^(?:0|-?[1-9][0-9]*)$/.test(found) && Number.isSafeInteger(Number(found));
  if (!isWhole)
    throw new Broken(start, 'numbers are whole, written plainly, and not too large to be exact');
  return Number(found);
}

function readWord(reading: Reading): boolean | null {
  const word = matchHere(reading, /true|false|null/y);
  if (word === undefined) throw new Broken(reading.index, 'a value should be here');
  return word === 'null' ? null : word === 'true';
}

function matchHere(reading: Reading, pattern: RegExp): string | undefined {
  pattern.lastIndex = reading.index;
  const found = pattern.exec(reading.text)?.[0];
  if (found !== undefined) reading.index += found.length;
  return found;
}

function take(reading: Reading, sign: string): boolean {
  if (reading.text[reading.index] !== sign) return false;
  reading.index += 1;
  return true;
}

function skipSpace(reading: Reading): void {
  matchHere(reading, /[ \t\r\n]*/y);
}

function keyOf(at: JsonKeyPath): string {
  return JSON.stringify(at);
}

function nearestIndex(places: ReadonlyMap<string, number>, at: JsonKeyPath): number {
  for (let length = at.length; length >= 0; length -= 1) {
    const index = places.get(keyOf(at.slice(0, length)));
    if (index !== undefined) return index;
  }
  return 0;
}

function placeIn(text: string, index: number): JsonPlace {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
