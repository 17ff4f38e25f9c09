/** German numbers that are taken for each other. */
import { PHONEMES_ALONE, type AlikeNumbers } from './alike-numbers.ts';

export const GERMAN_ALIKE: readonly AlikeNumbers[] = [
  {
    why: '“zwei” and “drei” share their one vowel; hence “zwo”, as DIN 5009 dictates it',
    source:
      'https://www.uwefreund.com/fraguwe-de/telefondialog/zwei-oder-zwo-din-5009-buchstabieren/',
    ones: '2/3',
    hundreds: '2/3',
  },
  {
    why: '-zehn and -zig differ in a weak syllable',
    source: PHONEMES_ALONE,
    whole: '13/30 14/40 15/50 16/60 17/70 18/80 19/90',
  },
  { why: '“elf” is the end of “zwölf”', source: PHONEMES_ALONE, whole: '11/12' },
];
