import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CHECK_WORD_LIST, checkWordsOf, findSpokenAmounts, orderDigestSchema } from '#core';
import { editDistance } from './edit-distance.ts';

/**
 * The measure: how a word sounds, roughly. Spellings of one sound are made one letter, vowels are one class and voiced consonants are
 * as their voiceless kin; then two words must differ in at least two sounds, and in at least three letters of their spelling.
 */
function soundOf(word: string): string {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/ph/gu, 'f'],
    [/tch|ch/gu, 'C'],
    [/sh/gu, 'S'],
    [/th/gu, 'T'],
    [/^[kg]n/u, 'n'],
    [/^wr/u, 'r'],
    [/gh/gu, ''],
    [/ck/gu, 'k'],
    [/dge/gu, 'je'],
    [/c(?=[eiy])/gu, 's'],
    [/[cq]/gu, 'k'],
    [/x/gu, 'ks'],
    [/g(?=[eiy])/gu, 'j'],
    [/e$/u, ''],
    [/[aeiouy]+/gu, 'a'],
    [/z/gu, 's'],
    [/d/gu, 't'],
    [/b/gu, 'p'],
    [/g/gu, 'k'],
    [/v/gu, 'f'],
    [/(.)\1+/gu, '$1'],
  ];
  return rules.reduce((sound, [pattern, letter]) => sound.replace(pattern, letter), word);
}

const UNFIT = new Set(
  (
    'zero one two three four five six seven eight nine ten eleven twelve twenty hundred thousand for fore to too won ate oh tree ' +
    'dollar dollars cent cents penny pound euro yen dinar fils buck quarter dime nickel franc crown mark real rand ' +
    'point double triple total delivery tax discount order buy sale shop price code cancel stop confirm yes no echo alexa amazon ' +
    'computer red blue green yellow purple orange black white pink brown gray grey silver gold violet crimson indigo'
  ).split(' '),
);

describe('check words', () => {
  it('are the pinned list of 1,024 words in its order', () => {
    expect(CHECK_WORD_LIST).toHaveLength(1024);
    expect(createHash('sha256').update(CHECK_WORD_LIST.join('\n')).digest('hex')).toBe(
      '89441fbe93c84111ba6da19d601b55c269f7253f0a3745c3283c73123996cf81',
    );
  });

  it('are unique, plain and short', () => {
    expect(new Set(CHECK_WORD_LIST).size).toBe(1024);
    for (const word of CHECK_WORD_LIST) expect(word).toMatch(/^[a-z]{4,12}$/u);
  });

  it('are no number, digit, currency, order, wake or colour word', () => {
    expect(CHECK_WORD_LIST.filter((word) => UNFIT.has(word))).toEqual([]);
    expect(findSpokenAmounts(CHECK_WORD_LIST.join(' five '), 'en-US')).toEqual([]);
  });

  it('differ from each other in at least two sounds and three letters', () => {
    const sounds = CHECK_WORD_LIST.map(soundOf);
    const close: string[] = [];
    CHECK_WORD_LIST.forEach((word, index) => {
      for (let other = index + 1; other < CHECK_WORD_LIST.length; other += 1) {
        const second = CHECK_WORD_LIST[other] ?? '';
        const isClose =
          editDistance(sounds[index] ?? '', sounds[other] ?? '') < 2 ||
          editDistance(word, second) < 3;
        if (isClose) close.push(`${word} ${second}`);
      }
    });
    expect(close).toEqual([]);
  });

  it('come from the first twenty bits of the digest, ten for each [REQ-CHECK-WORDS]', () => {
    const wordsOf = (start: string) =>
      checkWordsOf(orderDigestSchema.parse(start.padEnd(64, '0')), 'en-US');
    const [first = '', last = ''] = [CHECK_WORD_LIST[0], CHECK_WORD_LIST[1023]];
    expect(wordsOf('00000')).toBe(`${first} ${first}`);
    expect(wordsOf('fffff')).toBe(`${last} ${last}`);
    expect(wordsOf('003ff')).toBe(`${first} ${last}`);
    expect(wordsOf('ffc00f')).toBe(`${last} ${first}`);
    expect(wordsOf('00401')).toBe(`${CHECK_WORD_LIST[1] ?? ''} ${CHECK_WORD_LIST[1] ?? ''}`);
  });
});
