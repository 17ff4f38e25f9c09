import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  checkWordListOf,
  checkWordsOf,
  findSpokenAmounts,
  orderDigestSchema,
  speakableText,
  type SpeechLocale,
} from '#core';
import { editDistance } from './edit-distance.ts';

/**
 * The measure. Latin scripts: accents off, spellings of one sound made one letter, vowels one class, voiced consonants as their voiceless
 * kin, c before e as s, g before e as sh; two words differ in at least two sounds and three letters. Kana: voicing, length and small
 * kana off; two morae differ. Devanagari: aspiration, voicing, vowel length and nasal signs off; two sounds differ.
 */
const LATIN_RULES: readonly (readonly [RegExp, string])[] = [
  [/sch|sh|ch|tch/gu, 'S'],
  [/ph/gu, 'f'],
  [/qu/gu, 'k'],
  [/gn|nh|ñ/gu, 'n'],
  [/gl(?=i)|lh|ll/gu, 'l'],
  [/ck/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/[cq]/gu, 'k'],
  [/x/gu, 'ks'],
  [/g(?=[eiy])/gu, 'S'],
  [/j/gu, 'S'],
  [/h/gu, ''],
  [/z/gu, 's'],
  [/d/gu, 't'],
  [/[bvwf]/gu, 'p'],
  [/g/gu, 'k'],
  [/[aeiouy]+/gu, 'a'],
  [/(.)\1+/gu, '$1'],
];
const DEVANAGARI_PAIRS =
  'खक गक घक छच जच झच ठट डट ढट थत दत धत फप बप भप षस शस णन ीि ईि इि ूु ऊु उु ैे ऐे एे ौो औो ओो ॉो आा अा'.split(
    ' ',
  );

function foldLatin(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replaceAll('ß', 'ss');
}

function latinSound(word: string): string {
  const letters = foldLatin(word).replace(/[^a-z]/gu, '');
  return LATIN_RULES.reduce((sound, [pattern, letter]) => sound.replace(pattern, letter), letters);
}

function kanaSound(word: string): string {
  const small = 'ぁぃぅぇぉっゃゅょ';
  return word
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .normalize('NFD')
    .replace(/[\u3099\u309aー]/gu, '')
    .replace(/[ぁぃぅぇぉっゃゅょ]/gu, (kana) => 'あいうえおつやゆよ'.charAt(small.indexOf(kana)))
    .replace(/つ(?=つ)/gu, '');
}

function devanagariSound(word: string): string {
  const bare = word.normalize('NFD').replace(/[\u093c\u0901\u0902\u094d]/gu, '');
  return DEVANAGARI_PAIRS.reduce(
    (sound, pair) => sound.replaceAll(pair.charAt(0), pair.charAt(1)),
    bare,
  ).replace(/(.)\1+/gu, '$1');
}

const LISTS = [
  ['es-ES', latinSound, 3, '081ed8109bfe1a02d210027be54ec85a1bf1592f90f939088f84d1ae1bd9efd6'],
  ['de-DE', latinSound, 3, 'c6137c96224a2ab13e4102ac9389fe8cdf4b703b0b06d71bb5dcecabaa5ab5f0'],
  ['fr-FR', latinSound, 3, 'd0d37c113dee169aa8e435a7ddb6c81096acc8324c006881d76c246c45b3d45d'],
  ['it-IT', latinSound, 3, 'c13626146c59db34dbb59d174dcb007093953870520fad6468bbd98fe27dcfde'],
  ['pt-BR', latinSound, 3, '249e206447b49de885615fa0ef6cc994e2651f196e86f240becd83a9f77d4b11'],
  ['ja-JP', kanaSound, 2, 'ac44bef08795616ee8ad87e2b88b8f6542e50742a99a7d0dd70e2d708a5a854d'],
  ['hi-IN', devanagariSound, 2, '4db8eadbd4270c41dfba78bde7cf0c712ea1cb56fbc68764f145e0e01f620cc2'],
] as const;

describe.each(LISTS)('check words of %s', (locale: SpeechLocale, soundOf, letters, pin) => {
  const list = checkWordListOf(locale);

  it('are the pinned list of 256 words in its order [REQ-CHECK-WORDS-LOCALES]', () => {
    expect(list).toHaveLength(256);
    expect(new Set(list).size).toBe(256);
    expect(createHash('sha256').update(list.join('\n')).digest('hex')).toBe(pin);
  });

  it('are single words that the voice says as they stand, and name no number or money', () => {
    for (const word of list) {
      expect(word).toMatch(/^[\p{L}\p{M}ー]{3,14}$/u);
      expect(word).toBe(word.normalize('NFC'));
      expect(speakableText(word, locale)).toBe(word);
      expect(findSpokenAmounts(word, locale)).toEqual([]);
    }
  });

  it(`differ from each other in at least two sounds and ${String(letters)} letters`, () => {
    const sounds = list.map(soundOf);
    const spellings = list.map(foldLatin);
    const close: string[] = [];
    list.forEach((word, index) => {
      for (let other = 0; other < index; other += 1) {
        const isClose =
          editDistance(sounds[index] ?? '', sounds[other] ?? '') < 2 ||
          editDistance(spellings[index] ?? '', spellings[other] ?? '') < letters;
        if (isClose) close.push(`${word} ${list[other] ?? ''}`);
      }
    });
    expect(close).toEqual([]);
  });

  it('come from the first 24 bits of the digest, eight for each', () => {
    const wordsOf = (start: string) =>
      checkWordsOf(orderDigestSchema.parse(start.padEnd(64, '0')), locale);
    expect(wordsOf('00ff01')).toBe([list[0], list[255], list[1]].join(' '));
  });
});

describe('check words', () => {
  it('are the same in both Spanish and in all English locales', () => {
    expect(checkWordListOf('es-US')).toBe(checkWordListOf('es-ES'));
    expect(checkWordListOf('en-GB')).toBe(checkWordListOf('en-US'));
    expect(checkWordListOf('en-CA')).toBe(checkWordListOf('en-US'));
  });
});
