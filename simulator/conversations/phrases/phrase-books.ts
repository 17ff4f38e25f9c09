/** Every locale's phrase book; a locale without one does not compile. */
import type { SpeechLocale } from '#core';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import type { PhraseBook } from './phrase-book.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

export const PHRASE_BOOKS: Readonly<Record<SpeechLocale, PhraseBook>> = {
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
