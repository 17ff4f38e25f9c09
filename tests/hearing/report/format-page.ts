/** `docs/hearing.md` as a whole. */
import type { EnglishTrials } from '../english/hear-english.ts';
import type { LocaleDistances } from '../phonemes/measure-locale.ts';
import type { ToolVersion } from '../tools.ts';
import { formatAlike } from './format-alike.ts';
import { formatEnglish } from './format-english.ts';
import { formatPhonemes } from './format-phonemes.ts';

export function formatPage({
  date,
  versions,
  english,
  locales,
}: {
  readonly date: string;
  readonly versions: readonly ToolVersion[];
  readonly english: EnglishTrials;
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
    ...formatEnglish(english),
    '### What follows for the customer',
    '',
    ...FOR_THE_CUSTOMER,
    '',
    '## Every locale: distance of phonemes',
    '',
    ...HOW_PHONEMES,
    '',
    ...formatPhonemes(locales),
    '### Why a number is read back, and who says so',
    '',
    ...HOW_ALIKE,
    '',
    ...formatAlike(),
    '## Limits',
    '',
    ...LIMITS,
    '',
  ].join('\n');
}

const HOW_ENGLISH = [
  'The last clause of our sentence ("The total is fifteen dollars: that is one five point zero zero") is said by three voices of flite, clean and',
  'with pink noise mixed in by sox at two fixed factors (0.02 and 0.05, where speech and noise are equally loud at 1), and written down by',
  'pocketsphinx with an open grammar: any 0 to 999 dollars, any cents or none, any read-back or none. The grammar does not know that words',
  'and digits belong together. Each amount is said twice, without and with its read-back. Without it there are only words to go by. With it',
  'one listener trusts the digits alone; another takes the amount only when words and digits agree, and asks again otherwise. "Not',
  'understood" is harmless: nothing is bought on it. "Another amount" is the harm.',
  '',
  'The amounts: 13 to 19 and 30 to 90 dollars; and, drawn once with a fixed seed from 1.01 to 999.99 dollars, 40 with cents that our table',
  'reads back and 26 that it does not. Amounts that are not read back are not in the paired counts.',
];

const FOR_THE_CUSTOMER = [
  'No listener who goes by one of the two is safe: the words alone, and the digits alone, are each heard as another amount now and then, as',
  'counted above. What helps is that both are said and must agree. So a customer who hears the two differ, or is not sure of one of them,',
  'should take nothing as heard: the sentence can be asked for again, and the card on the phone shows the total in figures. The card is the',
  'authority: nothing is bought before the customer has typed that total there, exactly, whatever was heard. A misheard total costs a',
  'second look, and no money.',
  '',
  'English read-backs begin with “that is”, and have no pause beside “point”. In the other languages words of their own lead to the digits',
  'already (“in Ziffern”, “en chiffres”), and their pauses stay as they were: we have no recogniser for them, and change nothing that we',
  'cannot measure. “Oh” for “zero” and the currency’s name inside the digits are not said.',
];

const HOW_PHONEMES = [
  'This is the distance of a synthesiser’s phonemes, not hearing. The words of amounts become phonemes of espeak-ng (stress and pauses left',
  'out): 0 to 99, whole hundreds, thousands to 99,000 and hundred thousands, and 1 to 99 of the minor unit where there is one. The distance',
  'of two amounts is the least number of phonemes to add, leave out or change. "With" adds the digits to both for an amount that our table',
  'reads back, since then the digits too must be misheard; for an amount that it does not read back nothing changes. "≤ 1" counts the',
  'amounts that have another at a distance of at most 1. The gate is that distance: the command fails when a pair at 1 or nearer is not',
  'read back, both. The pairs are kept in `tests/hearing/near-pairs.tsv`, and `npm test` asks the same of them without the synthesiser.',
];

const HOW_ALIKE = [
  'A source is a page that says of the language what the row says. Where none was found the row stands on phonemes alone, and says so.',
  'Some rows are farther apart than the gate; nothing is taken out of a table because a synthesiser keeps it apart.',
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
  '- Pairs that differ in several places, and numbers of three different parts, are not compared by phonemes; they are built of the same words,',
  '  and our tables look at each part.',
];
