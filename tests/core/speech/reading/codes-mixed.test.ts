/** Codes said in several ways at once, as people do: each comes back as itself or is asked for again, and no two share their words. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSpokenCode, SPEECH_LOCALES, type SpeechLocale } from '#core';
import { digitWords, SAID, type Said } from './said-in-languages.ts';

const SPLITS = [[1, 1, 1, 1], [2, 2], [1, 1, 2], [2, 1, 1], [1, 2, 1], [4]] as const;
const PAUSES: Readonly<Partial<Record<SpeechLocale, readonly string[]>>> = {
  'de-DE': [' äh ', ', ähm, '],
  'fr-FR': [' euh '],
  'es-ES': [' eh '],
  'es-US': [' eh '],
  'it-IT': [' ehm '],
  'pt-BR': [' hum '],
  'ja-JP': ['えーと', '、あのー、'],
  'hi-IN': [' अम '],
};

/** One way of saying one to four digits of a code. */
function part(digits: string, way: number, said: Said): string {
  const isNumber = !digits.startsWith('0') && way % 3 === 1;
  if (way % 3 === 2) return digits;
  if (isNumber && digits.length !== 3) return said.whole(Number.parseInt(digits, 10));
  const isDouble = digits.length === 2 && digits[0] === digits[1];
  return isDouble
    ? `${said.double} ${digitWords(said, digits.slice(0, 1), way)}`
    : digitWords(said, digits, way);
}

interface Utterance {
  readonly code: string;
  readonly text: string;
}

function utterances(locale: SpeechLocale): fc.Arbitrary<Utterance> {
  const said = SAID[locale];
  const pauses = [' ', ', ', '... ', ...(PAUSES[locale] ?? [' um ', ', er, '])];
  return fc
    .record({
      code: fc.integer({ min: 0, max: 9999 }).map((code) => String(code).padStart(4, '0')),
      split: fc.constantFrom(...SPLITS),
      ways: fc.array(fc.nat({ max: 11 }), { minLength: 4, maxLength: 4 }),
      pause: fc.constantFrom(...pauses),
      frame: fc.nat({ max: 2 }),
    })
    .map(({ code, split, ways, pause, frame }) => {
      let from = 0;
      const parts = split.map((length, index) => {
        const digits = code.slice(from, from + length);
        from += length;
        return part(digits, ways[index] ?? 0, said);
      });
      const plain = parts.join(pause);
      const framed = [
        plain,
        said.sentence(plain),
        said.corrected(digitWords(said, '4821', 0), plain),
      ];
      return { code, text: framed[frame] ?? plain };
    });
}

describe('codes said in several ways at once', () => {
  it.each(SPEECH_LOCALES)(
    'invariant 1: in %s come back as themselves or are asked for again [REQ-CODE-MIXED]',
    (locale) => {
      let readCount = 0;
      let count = 0;
      fc.assert(
        fc.property(utterances(locale), ({ code, text }) => {
          const read = readSpokenCode(text, locale);
          count += 1;
          if (read.outcome === 'unclear') return;
          readCount += 1;
          expect([text, read.code]).toEqual([text, code]);
        }),
        { numRuns: 2000 },
      );
      // Asking again is for the doubtful: most are read.
      expect(readCount / count).toBeGreaterThan(0.75);
    },
  );

  it.each(SPEECH_LOCALES)(
    'invariant 1: in %s no words are accepted for two codes [REQ-CODE-MIXED]',
    (locale) => {
      const meant = new Map<string, string>();
      for (const { code, text } of fc.sample(utterances(locale), 3000)) {
        const before = meant.get(text);
        meant.set(text, code);
        if (before === undefined || before === code) continue;
        expect([text, readSpokenCode(text, locale)]).toEqual([text, { outcome: 'unclear' }]);
      }
      expect(meant.size).toBeGreaterThan(1000);
    },
  );
});
