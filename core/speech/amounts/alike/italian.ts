/** Italian numbers that are taken for each other. */
import { PHONEMES_ALONE, type AlikeNumbers } from './alike-numbers.ts';

export const ITALIAN_ALIKE: readonly AlikeNumbers[] = [
  {
    why: '“sei” and “sette”, “sessanta” and “settanta”, “seicento” and “settecento” begin alike, with one rhythm in a long word',
    source: PHONEMES_ALONE,
    ones: '6/7',
    tens: '6/7',
    hundreds: '6/7',
  },
];
