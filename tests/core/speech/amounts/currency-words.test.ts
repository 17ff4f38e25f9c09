/** Words, signs and codes of money. */
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, CURRENCY_EXPONENTS, SPEECH_LOCALES } from '#core';
import { ISO_4217 } from '../../../../core/money/iso-4217.ts';
import { isCurrencyCode, isCurrencyWord } from '../../../../core/speech/amounts/currency-words.ts';
import { languageOf } from '../../../../core/speech/amounts/languages/language-of.ts';

describe('currency words', () => {
  it.each([
    ['bucks', 'en-US', true],
    ['quid', 'en-GB', true],
    ['Pavos', 'es-ES', true],
    ['centimos', 'es-ES', true],
    ['Mäuse', 'de-DE', true],
    ['balles', 'fr-FR', true],
    ['sterline', 'it-IT', true],
    ['contos', 'pt-BR', true],
    ['円', 'ja-JP', true],
    ['रुपए', 'hi-IN', true],
    ['块', 'zh-CN', true],
    ['$', 'de-DE', true],
    ['R$', 'en-US', true],
    ['$US', 'fr-FR', true],
    ['￥', 'ja-JP', true],
    ['₿', 'en-US', true],
    ['usd', 'hi-IN', true],
    ['CHF', 'fr-FR', true],
    ['chf', 'fr-FR', false],
    ['TOP', 'en-US', false],
    ['Canadian', 'en-US', false],
    ['dollarweed', 'en-US', false],
    ['', 'en-US', false],
  ] as const)('"%s" in %s: %s', (word, locale, isOne) => {
    expect(isCurrencyWord(word, locale)).toBe(isOne);
  });

  it.each(SPEECH_LOCALES)('in %s know some word of every name that we say', (locale) => {
    // "Real" is a common adjective in English: money next to a number only.
    const codes = CURRENCY_CODES.filter((code) => code !== 'BRL' || !locale.startsWith('en'));
    for (const code of codes) {
      const { major, minor, minorAlone } = languageOf(locale).currencies[code];
      for (const noun of [major, minor, minorAlone]) {
        for (const name of noun === undefined ? [] : [noun.one, noun.many]) {
          const words = name.split(/[ -]/u);
          const isKnown =
            words.some((word) => isCurrencyWord(word, locale)) || isCurrencyWord(name, locale);
          expect(isKnown, name).toBe(true);
        }
      }
    }
  });
});

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

  it('are recognised in capitals, also those that look like words', () => {
    expect(['TOP', 'ALL', 'CHF'].map(isCurrencyCode)).toEqual([true, true, true]);
    expect(['XXX', 'usd', 'ZZZ'].map(isCurrencyCode)).toEqual([false, false, false]);
  });
});
