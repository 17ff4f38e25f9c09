/** `docs/hearing.md` as a whole. */
import type { Trial } from '../english/hearing-counts.ts';
import type { LocaleDistances } from '../phonemes/measure-locale.ts';
import type { ToolVersion } from '../tools.ts';
import { formatEnglish } from './format-english.ts';
import { formatPhonemes } from './format-phonemes.ts';

export function formatPage({
  date,
  versions,
  trials,
  locales,
}: {
  readonly date: string;
  readonly versions: readonly ToolVersion[];
  readonly trials: readonly Trial[];
  readonly locales: readonly LocaleDistances[];
}): string {
  return [
    '# What is heard of an amount',
    '',
    'Written by `npm run hearing`; do not edit. It asks whether the digits that we read back after some amounts help, and which amounts',
    'would need them and do not get them.',
    '',
    `Made on ${date} with ${versions.map(({ name, version }) => `${name} ${version}`).join(', ')}.`,
    '',
    '## American English: synthesiser to recogniser',
    '',
    ...HOW_ENGLISH,
    '',
    ...formatEnglish(trials),
    '## Every locale: distance of phonemes',
    '',
    ...HOW_PHONEMES,
    '',
    ...formatPhonemes(locales),
    '## Limits',
    '',
    ...LIMITS,
    '',
  ].join('\n');
}

const HOW_ENGLISH = [
  'The last clause of our sentence ("The total is fifteen dollars: one five, point, zero zero") is said by three voices of flite, clean and',
  'with pink noise mixed in by sox at two fixed factors (0.02 and 0.05, where speech and noise are equally loud at 1), and written down by',
  'pocketsphinx with an open grammar: any 0 to 999 dollars, any cents or none, any read-back or none. The grammar does not know that words',
  'and digits belong together. Each amount is said twice, without and with its read-back. Without it there are only words to go by. With it',
  'one listener trusts the digits alone; another takes the amount only when words and digits agree, and asks again otherwise. "Not',
  'understood" is harmless: nothing is bought on it. "Another amount" is the harm.',
  '',
  'The amounts: 13 to 19 and 30 to 90 dollars; and, drawn once with a fixed seed from 1.01 to 999.99 dollars, 40 with cents that our table',
  'reads back and 26 that it does not. Amounts that are not read back are not in the paired counts.',
];

const HOW_PHONEMES = [
  'This is the distance of a synthesiser’s phonemes, not hearing. The words of each whole amount from 0 to 99 become phonemes of espeak-ng',
  '(stress and pauses left out); the distance of two amounts is the least number of phonemes to add, leave out or change. "With" adds the',
  'digits to both for an amount that our table reads back, since then the digits too must be misheard; for an amount that it does not read',
  'back nothing changes. "≤ 1" counts the amounts that have another at a distance of at most 1.',
];

const LIMITS = [
  '- The recogniser is not Alexa’s, and no person listened. It is small and old, and its grammar lets nothing out but amounts: a wrong',
  '  amount is heard where a person would hear nothing. It shows a direction, not a rate.',
  '- Voices are synthetic and few, the noise is of one kind, and the same amounts are said by all of them, so the trials are not independent:',
  '  the chances in the paired table are smaller than they should be.',
  '- The recogniser hears digits in pauses and in noise after the end; the grammar has nothing else to put there. Digits too many can come',
  '  from that, and count against the read-back. They would count against the sentence without it as well: a first run had 0.6 seconds of',
  '  noise after the sentence, and at 0.05 nothing was understood of 126 of 162 without read-back. It is 0.2 seconds since, for both.',
  '- The levels of noise were chosen by five sentences that were tried by hand before the first run, so that something is still heard.',
  '- A change between two close phonemes counts as much as one between two far ones, and a long word as much as a short one: “fifteen” and',
  '  “fifty” are at 2, as are many pairs that nobody confuses. A pair at 1 may be plain to a person, and one at 3 may not be.',
  '- Only whole amounts below 100 are compared by phonemes. Cents, and most of hundreds and thousands, are built of the same words.',
];
