/** The locales that Hearback speaks and writes in (issue "amount-safe speech"; BCP 47 tags as Alexa names them). */

/** Locales that Alexa speaks: sentence, spoken text, read-back, codes, skill and screens. */
export const SPEECH_LOCALES = [
  'en-US',
  'en-GB',
  'en-CA',
  'es-US',
  'es-ES',
  'de-DE',
  'fr-FR',
  'it-IT',
  'pt-BR',
  'ja-JP',
  'hi-IN',
] as const;
export type SpeechLocale = (typeof SPEECH_LOCALES)[number];

/** And Chinese, which Alexa does not speak: for screens and for what the customer types. */
export const WRITTEN_LOCALES = [...SPEECH_LOCALES, 'zh-CN'] as const;
export type WrittenLocale = (typeof WRITTEN_LOCALES)[number];
