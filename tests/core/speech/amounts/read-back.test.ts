/** The digit read-back, and the numbers of each language that ask for it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, readBackDigits, SPEECH_LOCALES, soundsLikeAnother, speakAmount } from '#core';
import { amountLanguageOf } from '../../../../core/speech/amounts/languages/amount-language-of.ts';
import { wordsOfDigits } from '../../../../core/speech/amounts/number-words.ts';
import { anyMoney, money } from './arbitrary-money.ts';

describe('digit read-back', () => {
  it.each([
    ['en-US', 'USD', 1500, 'one five point zero zero'],
    ['en-US', 'USD', 131_300, 'one, three one three point zero zero'],
    ['en-US', 'JPY', 5013, 'five, zero one three'],
    ['en-US', 'KWD', 1290, 'one point two nine zero'],
    ['de-DE', 'EUR', 5215, 'fünf zwo, Komma, eins fünf'],
    ['de-DE', 'EUR', 300, 'drei, Komma, null null'],
    ['es-ES', 'EUR', 6500, 'seis cinco, coma, cero cero'],
    ['es-US', 'USD', 7500, 'siete cinco, punto, cero cero'],
    ['fr-FR', 'EUR', 7000, 'sept zéro, virgule, zéro zéro'],
    ['it-IT', 'EUR', 600, 'sei, virgola, zero zero'],
    ['pt-BR', 'BRL', 600, 'meia, vírgula, zero zero'],
    ['ja-JP', 'JPY', 108, 'いち、ゼロ、はち'],
    ['en-GB', 'GBP', 800, 'eight point zero zero'],
    ['fr-FR', 'EUR', 2_600_000, 'deux six, zéro zéro zéro, virgule, zéro zéro'],
    ['pt-BR', 'BRL', 1000, 'um zero, vírgula, zero zero'],
    ['ja-JP', 'JPY', 200_000, 'に、ゼロ、ゼロ、ゼロ、ゼロ、ゼロ'],
    ['hi-IN', 'INR', 3000, 'तीन शून्य, दशमलव, शून्य शून्य'],
    ['hi-IN', 'INR', 123_456_700, 'एक दो, तीन चार, पाँच छह सात, दशमलव, शून्य शून्य'],
  ] as const)('in %s of %s %i is "%s"', (locale, currency, minor, digits) => {
    expect(readBackDigits(money(currency, minor), locale)).toBe(digits);
  });

  it.each([
    ['en-US', 'USD', 5320],
    ['de-DE', 'EUR', 4500],
    ['es-ES', 'EUR', 4500],
    ['fr-FR', 'EUR', 4500],
    ['it-IT', 'EUR', 4500],
    ['pt-BR', 'BRL', 4500],
    ['ja-JP', 'JPY', 4500],
    ['hi-IN', 'INR', 4000],
  ] as const)('in %s is not needed for %s %i', (locale, currency, minor) => {
    expect(readBackDigits(money(currency, minor), locale)).toBeUndefined();
  });

  /** What is in the words when the read-back is asked for, put as a native would point at it: an independent second list. */
  it.each([
    [
      'en-US',
      /(?:thir|four|fif|six|seven|eigh|nine)teen|(?:thir|for|fif|six|seven|eigh|nine)ty(?!-)/u,
    ],
    [
      'de-DE',
      /zwei|drei(?!ß)|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|(?<!und)(?:dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)/u,
    ],
    ['es-ES', /s[ei][stc][se]?enta|se[it][sec]+cient|(?<!y )\b(?:dos|tres|doce|trece)\b/u],
    ['it-IT', /sei|sessant|(?<!dicias)sett/u],
    [
      'ja-JP',
      /いち(?!ちょう)|はち(?!じゅう)|はちじゅうはち|ろっぴゃく|はっぴゃく|いっちょう|はっちょう/u,
    ],
  ] as const)(
    'in %s is there when the words hold one that is taken for another [REQ-READ-BACK]',
    (locale, alike) => {
      fc.assert(
        fc.property(anyMoney, (each) => {
          if (soundsLikeAnother(each, locale)) return;
          expect(speakAmount(each, locale)).not.toMatch(alike);
        }),
        { numRuns: 500 },
      );
    },
  );

  it.each(SPEECH_LOCALES)('in %s holds the digits of the amount, one by one', (locale) => {
    const { point, digitSeparator, groupSeparator } = amountLanguageOf(locale).numbers;
    const digitOf = new Map(
      Array.from('0123456789', (digit) => [wordsOfDigits(digit, locale), digit] as const),
    );
    fc.assert(
      fc.property(anyMoney, (each) => {
        const said = readBackDigits(each, locale);
        fc.pre(said !== undefined);
        const digits = said
          .split(groupSeparator)
          .flatMap((group) => group.split(digitSeparator))
          .map((word) => (word === point ? '.' : digitOf.get(word)))
          .join('');
        expect(digits).toBe(decimalText(each));
      }),
      { numRuns: 200 },
    );
  });
});
