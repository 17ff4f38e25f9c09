/** The words that are heard in a locale: one table per language. */
import type { Locale } from '#core';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { HeardWords } from './heard-words.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

const HEARD_WORDS: Readonly<Record<Locale, HeardWords>> = {
  'en-US': ENGLISH,
  'en-GB': ENGLISH,
  'en-CA': ENGLISH,
  'es-US': SPANISH,
  'es-ES': SPANISH,
  'de-DE': GERMAN,
  'fr-FR': FRENCH,
  'it-IT': ITALIAN,
  'pt-BR': PORTUGUESE,
  'ja-JP': JAPANESE,
  'hi-IN': HINDI,
};

export function heardWordsOf(locale: Locale): HeardWords {
  return HEARD_WORDS[locale];
}
