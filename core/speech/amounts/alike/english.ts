/** English numbers that are taken for each other. */
import { PHONEMES_ALONE, type AlikeNumbers } from './alike-numbers.ts';

export const ENGLISH_ALIKE: readonly AlikeNumbers[] = [
  {
    why: 'teens and tens: the stress moves before a noun, and the last n is weak',
    source: 'https://pronuncian.com/podcasts/episode69',
    whole: '13/30 14/40 15/50 16/60 17/70 18/80 19/90',
  },
  {
    why: '“eight” and “eighty” differ by a weak last vowel in British English',
    source: PHONEMES_ALONE,
    whole: '8/80',
  },
];
