import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, createBoundedMemory, deepFreeze } from '#core';

describe('a bounded memory', () => {
  it('gives back what was kept under exactly that key, or nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.integer())), fc.nat(20), (kept, most) => {
        const memory = createBoundedMemory<number>(most + 1);
        const last = new Map<string, number>();
        for (const [key, value] of kept) {
          memory.keep(key, value);
          last.set(key, value);
        }
        for (const [key, value] of last) expect([value, undefined]).toContain(memory.find(key));
        expect(memory.find(`${kept.map(([key]) => key).join('')} `)).toBeUndefined();
      }),
    );
  });

  it('keeps what was asked for last and forgets the rest', () => {
    const memory = createBoundedMemory<number>(3);
    memory.keep('first', 1);
    for (let index = 0; index < 3; index += 1) memory.keep(`other-${String(index)}`, index);
    expect(memory.find('first')).toBe(1);
    for (let index = 0; index < 8; index += 1) memory.keep(`later-${String(index)}`, index);
    expect(memory.find('first')).toBeUndefined();
    expect(memory.find('later-7')).toBe(7);
  });
});

describe('a frozen record', () => {
  it('cannot be changed at any depth, and its canonical text stays what it was', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        const text = canonicalJson(structuredClone(record));
        const frozen = deepFreeze({ whole: structuredClone(record) });
        expect(canonicalJson(frozen.whole)).toBe(text);
        expect(() => Object.assign(frozen.whole, { added: 1 })).toThrow(TypeError);
        expect(canonicalJson(frozen.whole)).toBe(text);
      }),
    );
  });

  it('is not taken for frozen because its outside is', () => {
    const record = Object.freeze({ inside: { amount: 1 } });
    expect(canonicalJson(record)).toBe('{"inside":{"amount":1}}');
    record.inside.amount = 2;
    expect(canonicalJson(record)).toBe('{"inside":{"amount":2}}');
  });
});
