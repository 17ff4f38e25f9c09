/** Which language each locale speaks. A new language is one file and one line here. */
import type { SpeechLocale, WrittenLocale } from '../../speech-locale.ts';
import { CHINESE_NUMBERS } from './chinese.ts';
import { AMERICAN_ENGLISH, BRITISH_ENGLISH, CANADIAN_ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import type { Language, NumberWords } from './language.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH_OF_SPAIN, SPANISH_OF_THE_UNITED_STATES } from './spanish.ts';

const LANGUAGES: Readonly<Record<SpeechLocale, Language>> = {
  'en-US': AMERICAN_ENGLISH,
  'en-GB': BRITISH_ENGLISH,
  'en-CA': CANADIAN_ENGLISH,
  'es-US': SPANISH_OF_THE_UNITED_STATES,
  'es-ES': SPANISH_OF_SPAIN,
  'de-DE': GERMAN,
  'fr-FR': FRENCH,
  'it-IT': ITALIAN,
  'pt-BR': PORTUGUESE,
  'ja-JP': JAPANESE,
  'hi-IN': HINDI,
};

export function amountLanguageOf(locale: SpeechLocale): Language {
  return LANGUAGES[locale];
}

/** Chinese is written only, but people type its number words. */
export function numberWordsOf(locale: WrittenLocale): NumberWords {
  return locale === 'zh-CN' ? CHINESE_NUMBERS : LANGUAGES[locale].numbers;
}
