/** Every language's phrase book; a language without one does not compile. */
import type { SpeechLanguage } from '#core';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import type { PhraseBook } from './phrase-book.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

export const PHRASE_BOOKS: Readonly<Record<SpeechLanguage, PhraseBook>> = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  hi: HINDI,
};
