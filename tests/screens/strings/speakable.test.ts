import { readSpokenCode, SPEECH_LOCALES, type SpeechLocale } from '#core';
import { PHONE_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { describe, expect, it } from 'vitest';
import { SHOP, speechOf, WORDS } from './table-texts.ts';

/** All that a voice needs: letters, spaces, and the marks that make it pause. */
const SPEAKABLE = /^[\p{L}\p{M}\s.,:?¿'。、？।-]*$/u;
/** `z.B.`, `p. ex.`, `e.g.`, and what ends in a point without ending a sentence. */
const ABBREVIATION =
  /\p{L}\.\p{L}|(?<!\p{L})[\p{Script=Latin}]\.|(?<!\p{L})(?:etc|ca|nr|no|núm|núms|tel|tél|ex|bzw|usw|inkl|evtl|min|sec|std|sr|sra|mr|mrs|dr|approx|incl|qty|pcs|vs|p)\.(?=\s+\p{Ll}|,)/iu;

/** One, two, three, four, as the example in `codeUnclear` says them. */
const EXAMPLE_CODE = '1234';

describe('[REQ-STRINGS-SPEAKABLE] what the skill says', () => {
  it.each(SPEECH_LOCALES)(
    'has no digit, sign, markup or abbreviation that a voice could read in two ways: %s',
    (locale) => {
      for (const [name, text] of Object.entries(speechOf(SKILL_STRINGS[locale]))) {
        expect(text, name).toMatch(SPEAKABLE);
        expect(text, name).not.toMatch(/\p{N}|\p{Sc}/u);
        expect(text, name).not.toMatch(ABBREVIATION);
        expect(text.replace(/\b(?:App|Alexa)\b/gu, ''), name).not.toMatch(/\p{Lu}{2}/u);
      }
    },
  );

  it.each(['ja-JP', 'hi-IN'] as const)('has no Latin letters: %s', (locale) => {
    for (const [name, text] of Object.entries(speechOf(SKILL_STRINGS[locale]))) {
      const own = text.replaceAll(SHOP, '').replaceAll(WORDS, '');
      expect(own, name).not.toMatch(/\p{Script=Latin}/u);
    }
  });

  it.each(SPEECH_LOCALES)('ends a question with a question mark: %s', (locale) => {
    const { askCode, welcomeReprompt, helpReprompt, anythingElse } = SKILL_STRINGS[locale];
    for (const question of [askCode, welcomeReprompt, helpReprompt, anythingElse]) {
      expect(question).toMatch(/[?？]$/u);
      expect(question.startsWith('¿')).toBe(locale.startsWith('es-'));
    }
  });

  it.each(SPEECH_LOCALES)('is never longer than people listen: %s', (locale) => {
    const unspaced = locale === 'ja-JP';
    for (const [name, text] of Object.entries(speechOf(SKILL_STRINGS[locale]))) {
      const length = unspaced ? text.length / 2.2 : text.split(/\s+/u).length;
      expect(length, name).toBeLessThan(name === 'help' ? 90 : 50);
    }
  });
});

describe('[REQ-STRINGS-CODE-PHRASE] the phrase of the code', () => {
  it.each(SPEECH_LOCALES)('is understood with the digits after it: %s', (locale) => {
    const { phrase } = PHONE_TEXTS[locale].code;
    for (const digits of ['4 8 2 1', '4821', '4, 8, 2, 1']) {
      expect(readSpokenCode(`${phrase} ${digits}`, locale)).toEqual({
        outcome: 'read',
        code: '4821',
      });
    }
  });

  it.each(SPEECH_LOCALES)('is the one that the skill teaches: %s', (locale) => {
    const { phrase } = PHONE_TEXTS[locale].code;
    const { help, codeUnclear } = SKILL_STRINGS[locale];
    expect(help).toContain(phrase);
    const at = codeUnclear.indexOf(phrase);
    expect(at).toBeGreaterThan(0);
    expect(readSpokenCode(exampleIn(codeUnclear.slice(at), locale), locale)).toEqual({
      outcome: 'read',
      code: EXAMPLE_CODE,
    });
  });

  it('is English where the phone is Chinese, because Alexa does not speak Chinese', () => {
    const { phrase } = PHONE_TEXTS['zh-CN'].code;
    expect(phrase).toBe(PHONE_TEXTS['en-US'].code.phrase);
    expect(readSpokenCode(`${phrase} 4 8 2 1`, 'en-US').outcome).toBe('read');
  });

  /** Japanese ends the example with "you can say". */
  function exampleIn(text: string, locale: SpeechLocale): string {
    return locale === 'ja-JP' ? text.replace(/、のように.*$/u, '') : text;
  }
});
