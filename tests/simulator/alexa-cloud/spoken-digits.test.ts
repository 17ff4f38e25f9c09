import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDigitRun, readNumber } from '../../../simulator/alexa-cloud/index.ts';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

describe('numbers as people say them', () => {
  it('reads every four-digit code said digit by digit, leading zeros included', () => {
    for (let number = 0; number < 10_000; number += 1) {
      const code = String(number).padStart(4, '0');
      const words = Array.from(code, (digit) => DIGITS[Number(digit)] ?? '');
      expect(readDigitRun(words)).toBe(code);
    }
  });

  it('reads pairs, repeats and one whole number', () => {
    expect(readDigitRun('forty eight twenty one'.split(' '))).toBe('4821');
    expect(readDigitRun('double four two one'.split(' '))).toBe('4421');
    expect(readDigitRun('triple seven oh'.split(' '))).toBe('7770');
    expect(readDigitRun('four thousand eight hundred twenty one'.split(' '))).toBe('4821');
    expect(readDigitRun('thirty forty'.split(' '))).toBe('3040');
  });

  it('reads no digits out of words that are none', () => {
    expect(readDigitRun(['four', 'eight', 'bags'])).toBeUndefined();
    expect(readDigitRun([])).toBeUndefined();
  });

  it('reads whole numbers', () => {
    const cases: readonly (readonly [string, string | undefined])[] = [
      ['2', '2'],
      ['two', '2'],
      ['twelve', '12'],
      ['twenty five', '25'],
      ['one hundred and five', '105'],
      ['two thousand three hundred forty one', '2341'],
      ['two five', undefined],
      ['five twenty', undefined],
      ['bags', undefined],
      ['hundred', undefined],
    ];
    for (const [said, number] of cases) expect(readNumber(said.split(' ')), said).toBe(number);
  });

  it('gives typed digits back as the number that they are', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (number) => {
        expect(readNumber([String(number)])).toBe(String(number));
      }),
    );
  });
});
