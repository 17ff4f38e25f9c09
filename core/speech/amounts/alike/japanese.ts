/** Japanese numbers that are taken for each other; groups of four digits, since "man" is ten thousand. */
import { PHONEMES_ALONE, type AlikeNumbers } from './alike-numbers.ts';

/** "Shichi" for seven is never said: it is taken for "ichi" (https://iwao.hatenadiary.com/entry/20041118/2). */
export const JAPANESE_ALIKE: readonly AlikeNumbers[] = [
  { why: 'ichi and hachi differ at their beginning alone', source: PHONEMES_ALONE, ones: '1/8' },
  { why: 'roppyaku and happyaku likewise', source: PHONEMES_ALONE, hundreds: '6/8' },
  { why: 'yo-en and go-en: four loses its n before yen', source: PHONEMES_ALONE, ones: '4/5' },
  { why: 'kyū-en and jū-en; kyū-man and jū-man', source: PHONEMES_ALONE, whole: '9/10' },
  {
    why: 'san-en, sen-en and man-en: nijū san-en (23) and nijū man-en (200,000)',
    source: PHONEMES_ALONE,
    ones: '3',
    whole: '3/1000',
    beforeScale: '10 20 30 40 50 60 70 80 90',
  },
];

export function tenThousandsOf(number: number): readonly number[] {
  return number === 0 ? [] : [number % 10_000, ...tenThousandsOf(Math.floor(number / 10_000))];
}
