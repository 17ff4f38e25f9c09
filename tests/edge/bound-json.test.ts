import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundJson, type JsonBounds } from '#edge';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const insidesOf = (value: unknown): readonly unknown[] | undefined =>
  typeof value === 'object' && value !== null ? Object.values(value) : undefined;

/** Of the parsed value: a list or an object is one level more than the deepest thing in it. */
function depthOf(value: unknown): number {
  const insides = insidesOf(value);
  return insides ? 1 + Math.max(0, ...insides.map(depthOf)) : 0;
}

/** Of the parsed value: a list or an object is one part, and so is each thing in it but the first. */
function partsOf(value: unknown): number {
  const insides = insidesOf(value);
  if (!insides) return 0;
  return insides.reduce<number>((sum, each) => sum + partsOf(each), Math.max(1, insides.length));
}

/** The least bound at which the text fits. */
function leastOf(text: string, bounds: (least: number) => JsonBounds): number {
  const json = bytesOf(text);
  let least = 0;
  while (boundJson(json, bounds(least)) !== 'fits') least += 1;
  return least;
}
const depthSaid = (text: string): number =>
  leastOf(text, (mostLevels) => ({ mostLevels, mostParts: Infinity }));
const partsSaid = (text: string): number =>
  leastOf(text, (mostParts) => ({ mostParts, mostLevels: Infinity }));

/** Texts full of what only looks like nesting. */
const misleading = fc
  .array(
    fc.constantFrom(...['[', ']', '{', '}', ',', '"', '\\', '\\"', '[[[', 'é', '∀', '𐀀', '\u0000']),
  )
  .map((parts) => parts.join(''));
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    misleading,
    fc.jsonValue({ maxDepth: 0 }),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(misleading, fc.string()), tie('json'), { maxKeys: 4 }),
  ),
}));

describe('the bounds of a JSON text [REQ-BODY-SHAPE]', () => {
  it('are those of the parsed value, however it is spaced and whatever its texts hold', () => {
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 1, '\t', '\n'), (value, space) => {
        const text = JSON.stringify(value, undefined, space);
        expect(depthSaid(text)).toBe(depthOf(JSON.parse(text)));
        expect(partsSaid(text)).toBe(partsOf(JSON.parse(text)));
      }),
      { numRuns: 500 },
    );
  });

  it('are the same where every letter of a text is escaped', () => {
    fc.assert(
      fc.property(fc.array(misleading, { minLength: 1, maxLength: 5 }), (texts) => {
        const escaped = `[${texts.map((text) => `"${inEscapes(text)}"`).join()}]`;
        expect(JSON.parse(escaped)).toEqual(texts);
        expect([depthSaid(escaped), partsSaid(escaped)]).toEqual([1, texts.length]);
      }),
    );
  });

  it.each([
    ['nothing', '', 0, 0],
    ['a text of brackets', '"[[[{{{,,"', 0, 0],
    ['a quote behind a backslash', String.raw`["\"[[[,"]`, 1, 1],
    ['a backslash at the end of a text', String.raw`["\\",["\\\\"]]`, 2, 3],
    ['a text that never ends', '["[[[[', 1, 1],
    ['brackets side by side', '[[],[],{},[]]', 2, 8],
    ['what is closed more often than opened', ']]]][', 0, 1],
  ])('count %s', (_what, text, depth, parts) => {
    expect([depthSaid(text), partsSaid(text)]).toEqual([depth, parts]);
  });

  it('hold at themselves and not one above, and depth is told first', () => {
    const nested = bytesOf(`${'[{"a":'.repeat(33)}1${'}]'.repeat(33)}`);
    expect(boundJson(nested, { mostLevels: 66, mostParts: 66 })).toBe('fits');
    expect(boundJson(nested, { mostLevels: 66, mostParts: 65 })).toBe('too_much');
    expect(boundJson(nested, { mostLevels: 65, mostParts: 65 })).toBe('too_deep');
  });
});

function inEscapes(text: string): string {
  return Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}
