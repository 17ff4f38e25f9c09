/** ISO 4217: every code has its exponent, ten are said and written, and the others are refused by name and never mistaken. */
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  CURRENCY_EXPONENTS,
  currencySchema,
  findSpokenAmounts,
  orderTermsSchema,
  parseSpokenAmount,
  readWrittenTotal,
  speakAmount,
  SPEECH_LOCALES,
  writeAmount,
  WRITTEN_LOCALES,
} from '#core';
import { ISO_4217 } from '../../../../core/money/iso-4217.ts';
import { plainTermsInput } from '../../order/arbitrary-terms.ts';
import { money } from './arbitrary-money.ts';

const NOT_SOLD = [...ISO_4217.keys()].filter((code) => !CURRENCY_CODES.some((own) => own === code));

describe('the codes of ISO 4217', () => {
  it('hold the ten that we sell in, with the same exponents', () => {
    for (const code of CURRENCY_CODES) expect(ISO_4217.get(code)).toBe(CURRENCY_EXPONENTS[code]);
  });

  it('are those of the list, with the exponents that are not two named one by one', () => {
    expect(ISO_4217.size).toBeGreaterThan(155);
    const withExponent = (exponent: number) =>
      [...ISO_4217]
        .filter(([, value]) => value === exponent)
        .map(([code]) => code)
        .sort()
        .join(' ');
    expect(withExponent(0)).toBe(
      'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    );
    expect(withExponent(3)).toBe('BHD IQD JOD KWD LYD OMR TND');
    expect(withExponent(4)).toBe('CLF UYW');
  });

  it('hold no code twice, and each is three capitals with an exponent', () => {
    for (const [code, exponent] of ISO_4217) {
      expect(code).toMatch(/^[A-Z]{3}$/u);
      expect([0, 2, 3, 4]).toContain(exponent);
    }
    expect(NOT_SOLD.length).toBe(ISO_4217.size - CURRENCY_CODES.length);
  });

  it.each(NOT_SOLD)(
    '%s: no order is made in it, since nobody has reviewed its names [REQ-CURRENCY-REFUSED]',
    (code) => {
      expect(currencySchema.safeParse(code).success).toBe(false);
      const parsed = orderTermsSchema.safeParse({ ...plainTermsInput(), currency: code });
      expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toContain('currency');
    },
  );

  it.each(WRITTEN_LOCALES)(
    'invariant 4: in %s a total with the code of any other money confirms nothing [REQ-CURRENCY-REFUSED]',
    (locale) => {
      for (const code of ISO_4217.keys()) {
        const currency = code === 'USD' ? 'EUR' : 'USD';
        for (const text of [`53 ${code}`, `${code} 53`]) {
          expect([text, readWrittenTotal(text, { currency, locale }).outcome]).toEqual([
            text,
            'refused',
          ]);
        }
      }
    },
  );

  it.each(SPEECH_LOCALES)(
    'in %s: the ten are said, written and come back [REQ-SPOKEN-ROUND-TRIP]',
    (locale) => {
      for (const code of CURRENCY_CODES) {
        for (const minor of [
          0, 1, 999, 1000, 100_000, 10_000_000, 12_345_678_901, 1_000_000_000_000,
        ]) {
          const each = money(code, minor);
          const words = speakAmount(each, locale);
          expect(parseSpokenAmount(words, locale)).toEqual(each);
          expect(findSpokenAmounts(words, locale)).toMatchObject([each]);
          const typed = readWrittenTotal(writeAmount(each, locale), { currency: code, locale });
          // "1.000" dinars are a thousand elsewhere: asked again.
          if (typed.outcome === 'read') expect(typed.amountMinor).toBe(minor);
          else expect([code, typed.reason]).toEqual(['KWD', 'ambiguous']);
        }
      }
    },
  );
});

describe('rupees', () => {
  it.each(WRITTEN_LOCALES)(
    'in %s are read by lakh and crore where commas group [REQ-TOTAL-WRITTEN]',
    (locale) => {
      const read = (text: string) => readWrittenTotal(text, { currency: 'INR', locale });
      const other = (text: string) => readWrittenTotal(text, { currency: 'USD', locale });
      expect(read('1,23,456.00')).toEqual({ outcome: 'read', amountMinor: 12_345_600 });
      expect(read('₹12,34,56,789.50')).toEqual({ outcome: 'read', amountMinor: 12_345_678_950 });
      expect(read('12,34,5.00').outcome).toBe('refused');
      if (locale !== 'hi-IN') expect(other('1,23,456.00').outcome).toBe('refused');
    },
  );
});
