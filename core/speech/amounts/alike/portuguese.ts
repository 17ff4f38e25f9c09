/** Portuguese numbers that are taken for each other. */
import { PHONEMES_ALONE, type AlikeNumbers } from './alike-numbers.ts';

export const PORTUGUESE_ALIKE: readonly AlikeNumbers[] = [
  {
    why: '“três” and “seis” share vowel and end; hence “meia” for the digit six',
    source: 'https://blog.lusofonias.net/trrrres-em-pt-e-meia-no-brasil',
    ones: '3/6',
  },
  {
    why: '“sessenta” and “setenta”, “seiscentos” and “setecentos” differ by one consonant',
    source: PHONEMES_ALONE,
    tens: '6/7',
    hundreds: '6/7',
  },
  {
    why: '“doze” and “treze” are “dois” and “três” with a weak last syllable; “dois” and “dez”, “seis” and “cem” share their rhythm',
    source: PHONEMES_ALONE,
    whole: '2/12 3/13 2/10 6/100',
  },
];
