/** French numbers that are taken for each other. */
import { PHONEMES_ALONE, type AlikeNumbers } from './alike-numbers.ts';

const SIXTY_TO_NINETY_NINE = Array.from({ length: 40 }, (_, index) => String(60 + index)).join('/');

export const FRENCH_ALIKE: readonly AlikeNumbers[] = [
  {
    why: 'sixty and eighty go on to nineteen: “soixante et onze” begins as sixty does, “quatre-vingt-dix” as eighty does',
    source: PHONEMES_ALONE,
    whole: SIXTY_TO_NINETY_NINE,
  },
  {
    why: '“deux”, “trois” and “six” meet “douze”, “treize” and “dix” before a vowel; “sept” and “seize”, “huit” and “dix” too',
    source: PHONEMES_ALONE,
    whole: '2/12 3/13 6/10 7/16 6/16 8/10',
  },
  {
    why: '“six” and “huit” lose their last consonant before another and share their vowel',
    source: PHONEMES_ALONE,
    ones: '6/8',
    hundreds: '6/8',
  },
  {
    why: 'before “cent” and “mille” the last consonants of “cinq”, “six”, “huit”, “dix” and “vingt” fall away',
    source: PHONEMES_ALONE,
    hundreds: '5/6',
    beforeScale: '5/6/20/100 6/8/10/100 25/26 35/36 45/46 55/56',
  },
];
