/** The part of the page about phonemes: a table of all locales, and the near pairs that no read-back keeps apart. */
import { PHONEME_VOICES } from '../phonemes/phonemes-of.ts';
import { missedPairs, type LocaleDistances, type Neighbour } from '../phonemes/measure-locale.ts';
import { USUAL_CURRENCY } from '../phonemes/measured-amounts.ts';
import { table } from './table.ts';

export function formatPhonemes(locales: readonly LocaleDistances[]): readonly string[] {
  return [
    ...table(
      [
        'locale',
        'currency',
        'voice',
        'amounts',
        'read back',
        'least, without',
        'least, with',
        '≤ 1, without',
        '≤ 1, with',
        '≤ 2, without',
        '≤ 2, with',
      ],
      locales.map(({ locale, readBackCount, leastWithout, leastWith }) => [
        locale,
        USUAL_CURRENCY[locale],
        PHONEME_VOICES[locale].voice,
        leastWith.length,
        readBackCount,
        Math.min(...leastWithout),
        Math.min(...leastWith),
        atMost(leastWithout, 1),
        atMost(leastWith, 1),
        atMost(leastWithout, 2),
        atMost(leastWith, 2),
      ]),
      3,
    ),
    'Pairs of amounts by the distance of their words, and whether our table reads both, one or none of the two back:',
    '',
    ...table(
      ['locale', '≤ 1', 'both', 'one', 'none', '2', 'both', 'one', 'none'],
      locales.map(({ locale, nearPairs }) => {
        const near = nearPairs.filter(({ distance }) => distance <= 1);
        const next = nearPairs.filter(({ distance }) => distance === 2);
        return [locale, near.length, ...byReadBack(near), next.length, ...byReadBack(next)];
      }),
    ),
    '### Pairs at a distance of at most 1 that our table misses',
    '',
    'The command fails when there is one. The amount in brackets is the one that is not read back.',
    '',
    ...locales.map((each) => `- ${each.locale}: ${listMissed(each)}`),
    '',
    ...voiceNotes(locales),
    '',
  ];
}

function atMost(distances: readonly number[], most: number): number {
  return distances.filter((distance) => distance <= most).length;
}

function byReadBack(pairs: readonly Neighbour[]): readonly number[] {
  const howMany = pairs.map(({ one, other }) => Number(one.isReadBack) + Number(other.isReadBack));
  return [2, 1, 0].map((wanted) => howMany.filter((count) => count === wanted).length);
}

function listMissed(distances: LocaleDistances): string {
  const missed = missedPairs(distances).map(({ one, other, distance }) => {
    const name = [one, other]
      .map(({ name: each, isReadBack }) => (isReadBack ? each : `[${each}]`))
      .join('/');
    return `${name} “${one.words}”, “${other.words}”${distance === 0 ? ' (the same phonemes)' : ''}`;
  });
  return missed.length === 0 ? 'none' : `${String(missed.length)}: ${missed.join('; ')}`;
}

function voiceNotes(locales: readonly LocaleDistances[]): readonly string[] {
  const standIns = locales.flatMap(({ locale }) => {
    const { voice, standsInFor } = PHONEME_VOICES[locale];
    return standsInFor === undefined
      ? []
      : [
          `${locale}: not available, espeak-ng has no voice for ${standsInFor}; \`${voice}\` is used.`,
        ];
  });
  const foreign = locales
    .filter(({ foreignWords }) => foreignWords.length > 0)
    .map(
      ({ locale, foreignWords }) =>
        `${locale}: ${String(foreignWords.length)} texts have a part that the voice read as another language's, such as “${foreignWords[0] ?? ''}”.`,
    );
  return [...standIns, ...foreign].map((note) => `- ${note}`);
}
