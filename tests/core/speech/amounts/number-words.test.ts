/** Number words, with a library as a second witness: where it says a number otherwise, the reason is here and in decision 0011. */
import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as canadian } from 'n2words/en-CA';
import { toCardinal as british } from 'n2words/en-GB';
import { toCardinal as american } from 'n2words/en-US';
import { toCardinal as spanishOfSpain } from 'n2words/es-ES';
import { toCardinal as spanishOfTheUnitedStates } from 'n2words/es-US';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as hindi } from 'n2words/hi-IN';
import { toCardinal as italian } from 'n2words/it-IT';
import { toCardinal as japanese } from 'n2words/ja-JP';
import { toCardinal as portugueseOfPortugal } from 'n2words/pt-PT';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPEECH_LOCALES, WRITTEN_LOCALES, type SpeechLocale } from '#core';
import {
  isNumberWord,
  numberWordList,
  ordinalWords,
  parseNumberWords,
  wordsOfDigits,
  wordsOfNumber,
} from '../../../../core/speech/amounts/number-words.ts';

interface Witness {
  readonly say: (number: number) => string;
  /** The library's words put right; each step is a correction. */
  readonly correct: (words: string, number: number) => string;
}

const same = (words: string) => words;
/** "Dieciséis" has its accent, and "uno" is short before "mil" and "millones": "veintiún mil". */
const spelled = (words: string) =>
  words
    .replaceAll('dieciseis', 'dieciséis')
    .replace(/veintiu(?:no|n)(?= mi)/gu, 'veintiún')
    .replace(/uno(?= mi)/gu, 'un')
    // "Dos mil millones cien millones": two millions where there is one.
    .replace(/ mill\p{L}+(?=.* mill)/u, '');

const WITNESSES: Readonly<Record<SpeechLocale, Witness>> = {
  'en-US': { say: american, correct: same },
  // "One million and one thousand": the "and" belongs before a last number below a hundred alone.
  'en-GB': {
    say: british,
    correct: (words) => words.replace(/(?<=illion) and one thousand$/u, ' one thousand'),
  },
  // Canadian prices are said as American ones.
  'en-CA': { say: canadian, correct: (words) => words.replaceAll(' and ', ' ') },
  // A "billón" is 10^9 to the library and 10^12 to the Academy: "mil millones" is 10^9 to everybody.
  'es-US': {
    say: spanishOfTheUnitedStates,
    correct: (words, number) => (number < 1e9 ? spelled(words) : spelled(spanishOfSpain(number))),
  },
  'es-ES': { say: spanishOfSpain, correct: spelled },
  'de-DE': { say: german, correct: (words) => words.replace(/einstausend/u, 'eintausend') },
  'fr-FR': { say: french, correct: same },
  // "Milletré" has an accent like "ventitré"; "e" between millions and the rest is dropped.
  'it-IT': {
    say: italian,
    correct: (words) =>
      words
        .replace(/(?<=\p{L})tre(?= |$)/gu, 'tré')
        .replace(/mila e /gu, 'mila')
        .replace(/ e /gu, ' '),
  },
  // The library has the Portuguese of Portugal alone: other teens, "mil milhões" for "bilhão", and no "e" before
  // a last "duzentos".
  'pt-BR': {
    say: portugueseOfPortugal,
    correct: (words, number) =>
      number >= 1e9
        ? wordsOfNumber(number, 'pt-BR')
        : words
            .replaceAll('catorze', 'quatorze')
            .replaceAll('dezasseis', 'dezesseis')
            .replaceAll('dezassete', 'dezessete')
            .replaceAll('dezanove', 'dezenove')
            .replace(/(?<! e) (cem|\p{L}+entos)(?=(?: mil)?$)/u, ' e $1'),
  },
  // In kanji there: it is read, and never spoken, since a voice may read it in several ways.
  'ja-JP': {
    say: japanese,
    correct: (words, number) =>
      parseNumberWords(words.replace(/(?<![二三四五六七八九])千(?=[万億])/gu, '一千'), 'ja-JP') ===
      number
        ? wordsOfNumber(number, 'ja-JP')
        : words,
  },
  // Two spellings as most people write them; and crores are counted on where the library has "arab" and "kharab".
  'hi-IN': {
    say: hindi,
    correct: (words, number) =>
      parseNumberWords(words, 'hi-IN') === number ? wordsOfNumber(number, 'hi-IN') : words,
  },
};

const anyNumber = fc.oneof(
  fc.integer({ min: 0, max: 9_999_999_999_999 }),
  fc.integer({ min: 0, max: 2_000_000 }),
);
const SAMPLE = [
  ...Array.from({ length: 2001 }, (_, number) => number),
  ...[1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11].flatMap((power) =>
    [1, 2, 8, 21].flatMap((times) => [0, 1, 21, 100, 999, 1000].map((off) => power * times + off)),
  ),
];

describe('number words', () => {
  it.each(SPEECH_LOCALES)(
    'are those of the library in %s, but for what is wrong there',
    (locale) => {
      const { say, correct } = WITNESSES[locale];
      for (const number of SAMPLE) {
        expect(wordsOfNumber(number, locale), String(number)).toBe(correct(say(number), number));
      }
    },
  );

  it.each(WRITTEN_LOCALES)(
    'come back as the number in %s, in each gender, without accents too',
    (locale) => {
      const form = fc.constantFrom(
        undefined,
        ...(['masculine', 'feminine', 'neuter'] as const).map((gender) => ({ gender })),
      );
      fc.assert(
        fc.property(anyNumber, form, (number, gender) => {
          const words = wordsOfNumber(number, locale, gender);
          expect(parseNumberWords(words, locale)).toBe(number);
          expect(parseNumberWords(words.toUpperCase().replaceAll('-', ' '), locale)).toBe(number);
          const plain = words.normalize('NFD').replace(/[\u0300-\u036f]/gu, '');
          expect(parseNumberWords(plain, locale)).toBe(number);
          for (const word of words.split(' ')) {
            const isJoining = ['and', 'y', 'et', 'e'].includes(word);
            expect(isNumberWord(word, locale), word).toBe(!isJoining);
          }
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each([
    ['en-US', 'one hundred and one', 101],
    ['en-GB', 'one hundred one', 101],
    ['es-US', 'veintiuna', 21],
    ['de-DE', 'hundertzwo', 102],
    ['de-DE', 'fuenfundzwanzig', 25],
    ['de-DE', 'dreissig', 30],
    ['de-DE', 'tausendeinhundert', 1100],
    ['fr-FR', 'quatre vingt dix sept', 97],
    ['it-IT', 'ventun', 21],
    ['it-IT', 'centoottanta', 180],
    ['pt-BR', 'catorze', 14],
    ['ja-JP', '五千三百', 5300],
    ['ja-JP', '一千万', 10_000_000],
    ['hi-IN', 'पांच हजार', 5000],
    ['hi-IN', 'एक अरब', 1_000_000_000],
    ['zh-CN', '两千零五', 2005],
  ] as const)('in %s "%s" is read as %i', (locale, words, number) => {
    expect(parseNumberWords(words, locale)).toBe(number);
  });

  it.each([
    ['en-US', 'two forty'],
    ['en-US', 'and'],
    ['en-US', ''],
    ['en-US', 'twenty-ten'],
    ['de-DE', 'zwanzigundeins'],
    ['fr-FR', 'vingt quatre vingt'],
    ['es-ES', 'mil millones millones'],
    ['ja-JP', 'にに'],
    ['hi-IN', 'सौ सौ'],
  ] as const)('in %s "%s" is no number', (locale, words) => {
    expect(parseNumberWords(words, locale)).toBeUndefined();
  });

  it('refuses what is no whole number from zero', () => {
    for (const number of [-1, 0.5, Number.NaN, 1e13, Number.POSITIVE_INFINITY]) {
      expect(() => wordsOfNumber(number, 'en-US')).toThrow(RangeError);
    }
  });

  it('takes a long text of number pieces apart without delay', () => {
    expect(parseNumberWords('un'.repeat(20_000), 'fr-FR')).toBeUndefined();
  });
});

describe('digits said alone', () => {
  it.each([
    ['en-US', 'four two four two'],
    ['de-DE', 'vier zwo vier zwo'],
    ['ja-JP', 'よん、に、よん、に'],
  ] as const)('in %s are "%s"', (locale, words) => {
    expect(wordsOfDigits('4242', locale)).toBe(words);
  });

  it('are "meia" for six in Brazil, and nothing for what is no digit', () => {
    expect(wordsOfDigits('6-٣6', 'pt-BR')).toBe('meia meia');
  });

  it.each(WRITTEN_LOCALES)('are ten different words in %s, each a number word', (locale) => {
    const words = Array.from('0123456789', (digit) => wordsOfDigits(digit, locale));
    expect(new Set(words).size).toBe(10);
    for (const word of words) expect(isNumberWord(word, locale), word).toBe(true);
  });
});

describe('words that name a number', () => {
  it.each([
    ['dozen', 'en-US', true],
    ['DREISSIG', 'de-DE', true],
    ['fünfundzwanzig', 'de-DE', true],
    ['dieciseis', 'es-ES', true],
    ['五十三', 'ja-JP', true],
    ['हजार', 'hi-IN', true],
    ['壹', 'zh-CN', true],
    ['and', 'en-US', false],
    ['a', 'en-US', false],
    ['tender', 'en-US', false],
    ['onerous', 'en-US', false],
    ['eight', 'de-DE', false],
    ['', 'en-US', false],
  ] as const)('"%s" in %s: %s', (word, locale, isOne) => {
    expect(isNumberWord(word, locale)).toBe(isOne);
  });

  it.each(WRITTEN_LOCALES)('are listed for %s, the longest first', (locale) => {
    const words = numberWordList(locale);
    expect(words.length).toBeGreaterThan(15);
    expect(words.map((word) => word.length)).toEqual(
      words.map((word) => word.length).sort((one, other) => other - one),
    );
  });
});

describe('the day of a date', () => {
  it.each([
    ['en-US', 'first', 'third', 'twenty-first', 'thirtieth'],
    ['es-US', 'primero', 'tres', 'veintiuno', 'treinta'],
    ['es-ES', 'uno', 'tres', 'veintiuno', 'treinta'],
    ['de-DE', 'ersten', 'dritten', 'einundzwanzigsten', 'dreißigsten'],
    ['fr-FR', 'premier', 'trois', 'vingt et un', 'trente'],
    ['it-IT', 'primo', 'tre', 'ventuno', 'trenta'],
    ['pt-BR', 'primeiro', 'três', 'vinte e um', 'trinta'],
    ['ja-JP', 'ついたち', 'みっか', 'にじゅういちにち', 'さんじゅうにち'],
    ['hi-IN', 'पहली', 'तीन', 'इक्कीस', 'तीस'],
  ] as const)('in %s is said as dates say it', (locale, ...words) => {
    expect([1, 3, 21, 30].map((day) => ordinalWords(day, locale))).toEqual(words);
  });

  it.each(WRITTEN_LOCALES)(
    'is another for each day of the month in %s, and none beyond',
    (locale) => {
      const days = Array.from({ length: 31 }, (_, index) => ordinalWords(index + 1, locale));
      expect(new Set(days).size).toBe(31);
      expect([0, 32, 1.5].map((day) => ordinalWords(day, locale))).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );
});
