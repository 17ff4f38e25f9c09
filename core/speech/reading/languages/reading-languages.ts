/** Which language is read in which locale. */
import type { WrittenLocale } from '../../speech-locale.ts';
import type { ReadingLanguage } from '../reading-language.ts';
import { CHINESE } from './chinese.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

export const READING_LANGUAGES: Readonly<Record<WrittenLocale, ReadingLanguage>> = {
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
  'zh-CN': CHINESE,
};
