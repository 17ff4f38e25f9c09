/** Spanish numbers that are taken for each other. */
import { PHONEMES_ALONE, type AlikeNumbers } from './alike-numbers.ts';

export const SPANISH_ALIKE: readonly AlikeNumbers[] = [
  {
    why: '“sesenta” and “setenta” differ by one consonant',
    source:
      'https://blog.worldsacross.com/index/how-to-avoid-mistakes-with-spanish-numbers?hs_amp=true',
    tens: '6/7',
  },
  {
    why: '“seiscientos” and “setecientos” differ as “sesenta” and “setenta” do',
    source: PHONEMES_ALONE,
    hundreds: '6/7',
  },
  {
    why: '“doce” and “trece” are “dos” and “tres” with a weak syllable; in America, where c is said as s, with a vowel alone',
    source: PHONEMES_ALONE,
    whole: '2/12 3/13',
  },
];
