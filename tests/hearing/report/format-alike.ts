/** The part of the page that says why numbers are read back, and who says so: our tables, with their sources. */
import type { SpeechLocale } from '#core';
import type { AlikeNumbers } from '../../../core/speech/amounts/alike/alike-numbers.ts';
import { ENGLISH_ALIKE } from '../../../core/speech/amounts/alike/english.ts';
import { FRENCH_ALIKE } from '../../../core/speech/amounts/alike/french.ts';
import { GERMAN_ALIKE } from '../../../core/speech/amounts/alike/german.ts';
import { HINDI_ALIKE } from '../../../core/speech/amounts/alike/hindi.ts';
import { ITALIAN_ALIKE } from '../../../core/speech/amounts/alike/italian.ts';
import { JAPANESE_ALIKE } from '../../../core/speech/amounts/alike/japanese.ts';
import { PORTUGUESE_ALIKE } from '../../../core/speech/amounts/alike/portuguese.ts';
import { SPANISH_ALIKE } from '../../../core/speech/amounts/alike/spanish.ts';
import { table } from './table.ts';

interface LanguageTables {
  readonly locales: readonly SpeechLocale[];
  readonly tables: readonly AlikeNumbers[];
}

const LANGUAGES: readonly LanguageTables[] = [
  { locales: ['en-US', 'en-GB', 'en-CA'], tables: ENGLISH_ALIKE },
  { locales: ['es-US', 'es-ES'], tables: SPANISH_ALIKE },
  { locales: ['de-DE'], tables: GERMAN_ALIKE },
  { locales: ['fr-FR'], tables: FRENCH_ALIKE },
  { locales: ['it-IT'], tables: ITALIAN_ALIKE },
  { locales: ['pt-BR'], tables: PORTUGUESE_ALIKE },
  { locales: ['ja-JP'], tables: JAPANESE_ALIKE },
  { locales: ['hi-IN'], tables: HINDI_ALIKE },
];

const PLACES = [
  ['whole', 'last two digits'],
  ['beforeScale', 'before “thousand” (Japanese: ten thousand)'],
  ['ones', 'last digit'],
  ['tens', 'tens'],
  ['hundreds', 'hundreds'],
] as const;

export function formatAlike(): readonly string[] {
  return table(
    ['locales', 'numbers', 'why', 'source'],
    LANGUAGES.flatMap(({ locales, tables }) =>
      tables.map((each) => [locales.join(', '), numbersOf(each), each.why, each.source]),
    ),
    4,
  );
}

function numbersOf(alike: AlikeNumbers): string {
  return PLACES.flatMap(([key, place]) => {
    const numbers = alike[key];
    return numbers === undefined ? [] : [`${place}: ${shortened(numbers)}`];
  }).join('; ');
}

/** A long row by its ends. */
function shortened(numbers: string): string {
  return numbers.replaceAll(/(\d+)(?:\/\d+){12,}\/(\d+)/gu, '$1 to $2');
}
