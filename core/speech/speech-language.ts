/** The languages behind the locales: words that have no local variant are kept once a language. */
import type { SpeechLocale, WrittenLocale } from './speech-locale.ts';

export type SpeechLanguage = 'en' | 'es' | 'de' | 'fr' | 'it' | 'pt' | 'ja' | 'hi';

const LANGUAGES: Readonly<Record<SpeechLocale, SpeechLanguage>> = {
  'en-US': 'en',
  'en-GB': 'en',
  'en-CA': 'en',
  'es-US': 'es',
  'es-ES': 'es',
  'de-DE': 'de',
  'fr-FR': 'fr',
  'it-IT': 'it',
  'pt-BR': 'pt',
  'ja-JP': 'ja',
  'hi-IN': 'hi',
};

/**
 * Whose words of money and of claims a written text is searched for. Chinese has no table of its own: the Japanese one holds its words too,
 * since the two share their letters.
 */
export function searchedAs(locale: WrittenLocale): SpeechLocale {
  return locale === 'zh-CN' ? 'ja-JP' : locale;
}

export function languageOf(locale: SpeechLocale): SpeechLanguage {
  return LANGUAGES[locale];
}
