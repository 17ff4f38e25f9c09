/** Complete by its type: a locale without a table does not compile. */
import type { SpeechLocale } from '#core';
import type { AplTexts } from './apl-texts.ts';
import { DE_DE } from './de-de.ts';
import { EN_US } from './en-us.ts';
import { ES_ES } from './es-es.ts';
import { FR_FR } from './fr-fr.ts';
import { HI_IN } from './hi-in.ts';
import { IT_IT } from './it-it.ts';
import { JA_JP } from './ja-jp.ts';
import { PT_BR } from './pt-br.ts';

export const APL_TEXTS: Readonly<Record<SpeechLocale, AplTexts>> = {
  'en-US': EN_US,
  'en-GB': EN_US,
  'en-CA': EN_US,
  'es-US': ES_ES,
  'es-ES': ES_ES,
  'de-DE': DE_DE,
  'fr-FR': FR_FR,
  'it-IT': IT_IT,
  'pt-BR': PT_BR,
  'ja-JP': JA_JP,
  'hi-IN': HI_IN,
};
