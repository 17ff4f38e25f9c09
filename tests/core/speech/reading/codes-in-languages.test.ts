import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSpokenCode } from '../../../../core/speech/reading/read-spoken-code.ts';
import { SPEECH_LOCALES, type SpeechLocale } from '../../../../core/speech/speech-locale.ts';
import { digitWords, SAID, type Said } from './said-in-languages.ts';

interface Way {
  readonly say: (code: string, said: Said, locale: SpeechLocale) => string;
  /** Every code, or one in seven. */
  readonly isExhaustive: boolean;
  /** Of a hundred codes, how many are at least read; the others are unclear, never another code. */
  readonly isReadAtLeast?: Partial<Record<SpeechLocale, number>>;
}

function pair(digits: string, said: Said): string {
  if (digits.startsWith('0')) return digitWords(said, digits, 0);
  return said.whole(Number.parseInt(digits, 10));
}

function doubled(code: string, said: Said): string {
  return code
    .replace(/(\d)\1/gu, (two) => ` ${said.double} ${digitWords(said, two.slice(0, 1), 0)} `)
    .replace(/\d/gu, (digit) => ` ${digitWords(said, digit, 0)} `)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** "Vingt quatre vingt deux" is 24 22 and 20 82; "二十四十" is 24 10 and 20 40. */
const SOME_AMBIGUOUS: Way['isReadAtLeast'] = { 'fr-FR': 85, 'ja-JP': 80 };

const WAYS: Readonly<Record<string, Way>> = {
  'digit words': { say: (code, said) => digitWords(said, code, 0), isExhaustive: true },
  'other digit words': { say: (code, said) => digitWords(said, code, 1), isExhaustive: false },
  'a third set of digit words': {
    say: (code, said) => digitWords(said, code, 2),
    isExhaustive: false,
  },
  'a fourth set of digit words': {
    say: (code, said) => digitWords(said, code, 3),
    isExhaustive: false,
  },
  'digit words with pauses': {
    say: (code, said) => digitWords(said, code, 0, ', '),
    isExhaustive: false,
  },
  'one number': {
    say: (code, said) => said.whole(Number.parseInt(code, 10)),
    isExhaustive: true,
  },
  'one number without hyphens': {
    say: (code, said) => said.whole(Number.parseInt(code, 10)).replaceAll('-', ' '),
    isExhaustive: false,
  },
  'two numbers': {
    say: (code, said) => `${pair(code.slice(0, 2), said)} ${pair(code.slice(2), said)}`,
    isExhaustive: true,
    isReadAtLeast: SOME_AMBIGUOUS,
  },
  'two numbers without hyphens': {
    say: (code, said) =>
      `${pair(code.slice(0, 2), said)} ${pair(code.slice(2), said)}`.replaceAll('-', ' '),
    isExhaustive: false,
    isReadAtLeast: SOME_AMBIGUOUS,
  },
  doubles: { say: doubled, isExhaustive: false },
  'digits together': { say: (code) => code, isExhaustive: false },
  'digits apart': { say: (code) => Array.from(code).join(' '), isExhaustive: false },
  'digits with hyphens': { say: (code) => Array.from(code).join('-'), isExhaustive: false },
  'digits with full stops': { say: (code) => Array.from(code).join('.'), isExhaustive: false },
  'digits with commas': { say: (code) => Array.from(code).join(', '), isExhaustive: false },
  'digits in twos': { say: (code) => `${code.slice(0, 2)} ${code.slice(2)}`, isExhaustive: false },
  'a number in digits': {
    say: (code, said) => code.slice(0, 1) + said.group + code.slice(1),
    isExhaustive: false,
  },
  'full-width digits': {
    say: (code) =>
      Array.from(code, (digit) => String.fromCodePoint(0xff10 + Number.parseInt(digit, 10))).join(
        '',
      ),
    isExhaustive: false,
  },
  'a sentence': {
    say: (code, said) => said.sentence(digitWords(said, code, 0)),
    isExhaustive: false,
  },
  'a sentence with digits': { say: (code, said) => said.sentence(code), isExhaustive: false },
  'a correction': {
    say: (code, said) => said.corrected(digitWords(said, '4821', 0), digitWords(said, code, 0)),
    isExhaustive: false,
  },
  'a correction of a wrong start': {
    say: (code, said) => said.corrected(digitWords(said, '48', 0), code),
    isExhaustive: false,
  },
};

interface Result {
  readonly text: string;
  readonly outcome: 'read' | 'unclear';
  readonly isRight: boolean;
}

function readAll({ say, isExhaustive }: Way, locale: SpeechLocale): readonly Result[] {
  const step = isExhaustive ? 1 : 7;
  return Array.from({ length: Math.ceil(9000 / step) }, (_, index) => {
    const code = String(1000 + index * step);
    const text = say(code, SAID[locale], locale);
    const read = readSpokenCode(text, locale);
    const isRight = read.outcome === 'read' && read.code === code;
    return { text, outcome: read.outcome, isRight };
  });
}

describe('codes in every spoken locale [REQ-CODE-HEARD]', () => {
  it.each(
    SPEECH_LOCALES.flatMap((locale) => Object.keys(WAYS).map((way) => [locale, way] as const)),
  )('invariant 1: %s: every code said as %s is read exactly, or not at all', (locale, name) => {
    const way = WAYS[name];
    if (way === undefined) throw new RangeError(name);
    const results = readAll(way, locale);
    const percent = way.isReadAtLeast?.[locale] ?? 100;
    const isLost = ({ outcome }: Result) => outcome === 'unclear' && percent < 100;
    expect(results.filter((each) => !each.isRight && !isLost(each)).slice(0, 5)).toEqual([]);
    const right = results.filter((each) => each.isRight).length;
    expect(right * 100).toBeGreaterThanOrEqual(results.length * percent);
  });

  it.each(SPEECH_LOCALES)(
    '[REQ-CODE-UNCLEAR] %s: fewer or more than four digits are no code',
    (locale) => {
      const said = SAID[locale];
      const digits = fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 9 })
        .filter((list) => list.length !== 4);
      fc.assert(
        fc.property(digits, fc.nat({ max: 3 }), fc.boolean(), (list, way, isInSentence) => {
          const text = digitWords(said, list.join(''), way);
          const all = isInSentence ? said.sentence(text) : text;
          // "To" and "for" at the ends may be words: "to four eight two one".
          fc.pre(!(locale.startsWith('en') && way > 1));
          expect(readSpokenCode(all, locale)).toEqual({ outcome: 'unclear' });
          expect(readSpokenCode(list.join(' '), locale)).toEqual({ outcome: 'unclear' });
          expect(readSpokenCode(list.join(''), locale)).toEqual({ outcome: 'unclear' });
        }),
        { numRuns: 500 },
      );
    },
  );

  it.each(SPEECH_LOCALES)(
    '[REQ-CODE-UNCLEAR] %s: one, three or four pairs are no code',
    (locale) => {
      const said = SAID[locale];
      // Neither round nor a teen: nothing that runs on into the next number, as "soixante" does into "douze".
      const number = fc.integer({ min: 21, max: 99 }).filter((value) => value % 10 > 0);
      const pairs = fc
        .array(number, { minLength: 1, maxLength: 4 })
        .filter((list) => list.length !== 2);
      fc.assert(
        fc.property(pairs, (list) => {
          const text = list.map((value) => said.whole(value)).join(' ');
          expect(readSpokenCode(text, locale)).toEqual({ outcome: 'unclear' });
        }),
        { numRuns: 500 },
      );
    },
  );

  it.each(SPEECH_LOCALES)(
    '[REQ-CODE-UNCLEAR] %s: a number below 1000 or above 9999 is no code',
    (locale) => {
      const said = SAID[locale];
      const number = fc.oneof(
        fc.integer({ min: 0, max: 999 }),
        fc.integer({ min: 10_000, max: 999_999 }),
      );
      fc.assert(
        fc.property(number, (value) => {
          const text = said.whole(value);
          for (const each of [text, text.replaceAll('-', ' ')]) {
            expect(readSpokenCode(each, locale)).toEqual({ outcome: 'unclear' });
          }
        }),
        { numRuns: 1000 },
      );
    },
  );

  it.each(SPEECH_LOCALES)(
    '[REQ-CODE-UNCLEAR] %s: among random words only exactly four digits are a code',
    (locale) => {
      const said = SAID[locale];
      const digit = fc.integer({ min: 0, max: 9 }).map((value) => ({
        digits: String(value),
        word: said.digits[0]?.[value] ?? '',
      }));
      const other = fc
        .constantFrom('banana', 'xyz', '?', '$', '%', 'фа', 'or', 'nicht', 'pas', 'euro', '½')
        .map((word) => ({ digits: 'x', word }));
      fc.assert(
        fc.property(
          fc.array(fc.oneof({ weight: 6, arbitrary: digit }, other), { maxLength: 8 }),
          (list) => {
            const result = readSpokenCode(list.map(({ word }) => word).join(' '), locale);
            const digits = list.map((each) => each.digits).join('');
            expect(result).toEqual(
              /^\d{4}$/u.test(digits) ? { outcome: 'read', code: digits } : { outcome: 'unclear' },
            );
          },
        ),
        { numRuns: 1000 },
      );
    },
  );

  it.each(SPEECH_LOCALES)(
    '[REQ-CODE-UNCLEAR] %s: a number cut off after its "and" is no code',
    (locale) => {
      const { joiner, whole } = SAID[locale];
      expect(readSpokenCode(`${whole(4800)} ${joiner}`, locale)).toEqual({ outcome: 'unclear' });
    },
  );

  it.each([
    ['de-DE', 'viertausendachthunderteinundzwanzig', '4821'],
    ['de-DE', 'vier tausend acht hundert ein und zwanzig', '4821'],
    ['de-DE', 'tausendzweihundertvierunddreißig', '1234'],
    ['de-DE', 'achtundvierzighunderteinundzwanzig', '4821'],
    ['de-DE', 'acht und vierzig ein und zwanzig', '4821'],
    ['de-DE', 'zweimal vier zwei eins', '4421'],
    ['de-DE', 'vier äh acht ähm zwo eins', '4821'],
    ['de-DE', 'der Code lautet 4821', '4821'],
    ['de-DE', '4821, Moment, 4822', '4822'],
    ['de-DE', '4 tausend 821', '4821'],
    ['fr-FR', 'quatre-vingt-dix-sept vingt et un', '9721'],
    ['fr-FR', 'nonante-sept septante et un', '9771'],
    ['fr-FR', 'dix-huit cent douze', '1812'],
    ['fr-FR', 'quatre euh huit deux un', '4821'],
    ['fr-FR', 'deux fois quatre deux un', '4421'],
    ['fr-FR', 'quatre huit deux un pardon quatre huit deux deux', '4822'],
    ['es-ES', 'doble cuatro doble dos', '4422'],
    ['es-ES', 'cuarentaiocho veintiuno', '4821'],
    ['es-US', 'diez y seis dies y ocho', undefined],
    ['es-US', 'diez y seis treinta', '1630'],
    ['es-ES', '4821 perdón 4822', '4822'],
    ['es-ES', 'no, 4822', '4822'],
    ['es-ES', 'no 4822', '4822'],
    ['it-IT', 'quarantotto ventuno', '4821'],
    ['it-IT', 'quaranta otto venti uno', '4821'],
    ['it-IT', 'millecentottantotto', '1188'],
    ['it-IT', '4821 anzi 4822', '4822'],
    ['pt-BR', 'quatro oito dois meia', '4826'],
    ['pt-BR', 'meia meia meia meia', '6666'],
    ['pt-BR', 'quarenta e oito vinte e um', '4821'],
    ['pt-BR', 'quatro mil oitocentos e vinte e um', '4821'],
    ['pt-BR', '4821 ou melhor 4822', '4822'],
    ['ja-JP', 'よんはちにいち', '4821'],
    ['ja-JP', 'よんせんはっぴゃくにじゅういち', '4821'],
    ['ja-JP', 'さんぜんさんびゃくろくじゅうろく', '3366'],
    ['ja-JP', '4千8百21', '4821'],
    ['ja-JP', 'yon hachi ni ichi', '4821'],
    ['ja-JP', 'えーと、よん、はち、に、いち、です', '4821'],
    ['ja-JP', '4821じゃなくて4822', '4822'],
    ['ja-JP', '暗証番号は４８２１です', '4821'],
    ['hi-IN', '४८२१', '4821'],
    ['hi-IN', 'अड़तालीस इक्कीस', '4821'],
    ['hi-IN', 'अडतालीस इक्कीस', '4821'],
    ['hi-IN', 'डबल फोर टू वन', '4421'],
    ['hi-IN', 'अड़तालीस सौ इक्कीस', '4821'],
    ['hi-IN', 'my code is 4821', '4821'],
    ['en-CA', 'forty-eight twenty-one', '4821'],
    ['en-GB', 'double four treble two', undefined],
    ['en-GB', 'nought double four two', '0442'],
  ] as const)('%s: hears "%s"', (locale, said, code) => {
    expect(readSpokenCode(said, locale)).toEqual(
      code === undefined ? { outcome: 'unclear' } : { outcome: 'read', code },
    );
  });

  it.each([
    // Two ways of hearing it.
    ['en-US', 'forty two one'],
    ['en-US', 'twenty one zero'],
    ['fr-FR', 'vingt quatre vingt deux'],
    ['fr-FR', 'quatre vingt dix sept'],
    ['fr-FR', 'soixante dix huit'],
    ['fr-FR', 'double quatre vingt'],
    ['en-US', 'double forty'],
    ['de-DE', 'doppel vierzig'],
    ['es-ES', 'cuarenta dos uno'],
    ['pt-BR', 'quarenta dois um'],
    ['it-IT', 'quaranta due uno'],
    ['ja-JP', '二十四十'],
    ['ja-JP', '四十八二'],
    // "No" that is "not".
    ['es-ES', 'no es 4821'],
    ['es-ES', '4822, no 4821'],
    ['es-ES', '4822 y no 4821'],
    ['pt-BR', 'não é 4821'],
    ['pt-BR', '4822 não 4821'],
    ['fr-FR', 'ce n’est pas 4821'],
    ['fr-FR', '4822 et non 4821'],
    ['de-DE', 'nicht 4821'],
    ['de-DE', '4822, nicht 4821'],
    ['it-IT', 'non è 4821'],
    ['it-IT', '4822, non 4821'],
    ['ja-JP', '4821じゃない'],
    ['ja-JP', '4822で4821ではない'],
    ['hi-IN', '4821 नहीं'],
    ['hi-IN', '4822 न कि 4821'],
    // Halves, amounts and numbers that are none.
    ['hi-IN', 'साढ़े चार हज़ार'],
    ['hi-IN', 'ढाई हज़ार'],
    ['pt-BR', 'quatro e meia'],
    ['pt-BR', 'meia dúzia'],
    ['pt-BR', 'quarenta e meia vinte'],
    ['es-ES', 'cuatro y media'],
    ['de-DE', 'anderthalbtausend'],
    ['de-DE', '48,21'],
    ['de-DE', '4,821'],
    ['fr-FR', '48,21'],
    ['es-US', '48,21'],
    ['de-DE', '48,21 Euro'],
    ['fr-FR', 'quarante-huit euros vingt et un'],
    ['ja-JP', '4821円'],
    ['hi-IN', '₹4821'],
    // Digits of another script than the locale's.
    ['de-DE', '४८२१'],
    ['hi-IN', '٤٨٢١'],
    // "Nein" is no "neun".
    ['de-DE', 'vier acht zwei nein'],
    ['de-DE', 'achtung'],
    ['de-DE', 'undeinsundzwei'],
  ] as const)('[REQ-CODE-UNCLEAR] %s: does not guess at "%s"', (locale, said) => {
    expect(readSpokenCode(said, locale)).toEqual({ outcome: 'unclear' });
  });
});
