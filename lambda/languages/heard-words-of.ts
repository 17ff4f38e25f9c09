/** The words that are heard in a locale: one table per language. */
import { languageOf, type Locale, type SpeechLanguage } from '#core';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { HeardWords } from './heard-words.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

const HEARD_WORDS: Readonly<Record<SpeechLanguage, HeardWords>> = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  hi: HINDI,
};

export function heardWordsOf(locale: Locale): HeardWords {
  return HEARD_WORDS[languageOf(locale)];
}
