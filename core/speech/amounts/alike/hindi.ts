/** Hindi numbers that are taken for each other; each below a hundred has its own word. */
import { PHONEMES_ALONE, type AlikeNumbers } from './alike-numbers.ts';

export const HINDI_ALIKE: readonly AlikeNumbers[] = [
  {
    why: 'one less than the next ten, all with “un-” and its kin',
    source: PHONEMES_ALONE,
    whole: '19/29/39/49/59/69/79/89',
  },
  {
    why: 'rows that differ by one sound at the beginning or in the middle',
    source: PHONEMES_ALONE,
    whole:
      '21/31/41/61/71/81 33/34/35/37/43/45/47 44/46 57/58 64/65/67/68 73/76/77/78 82/86 83/84 87/88 91/92/93/94/95/96/97/98',
  },
  {
    why: '“sāt” and “sāṭh” differ by the place of one t; “pachās” and “pachāsī” by an end',
    source: PHONEMES_ALONE,
    whole: '7/60 50/85',
  },
  {
    why: '“tīn” and “tīs”, “āṭh” and “sāṭh”, “bīs”, “bāīs”, “tīs” and “teīs”, “battīs” and “chhattīs” differ by one sound',
    source: PHONEMES_ALONE,
    whole: '3/30 8/60 20/22 20/30 23/30 32/36',
  },
];

const CRORE = 1e7;

/** As they are said: the last two digits, those of the thousands and of the lakhs, and so on above a crore. Hundreds are one digit. */
export function belowHundredsOf(number: number): readonly number[] {
  if (number === 0) return [];
  const said = [number % 100, Math.floor(number / 1e3) % 100, Math.floor(number / 1e5) % 100];
  return [...said, ...belowHundredsOf(Math.floor(number / CRORE))];
}
