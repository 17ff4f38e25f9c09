/** Words per locale, without any DOM. */
import type { SpeechLocale } from '#core';
import { DE_DE } from './de-de.ts';
import { EN_CA } from './en-ca.ts';
import { EN_GB } from './en-gb.ts';
import { EN_US } from './en-us.ts';
import { ES_ES } from './es-es.ts';
import { ES_US } from './es-us.ts';
import { FR_FR } from './fr-fr.ts';
import { HI_IN } from './hi-in.ts';
import { IT_IT } from './it-it.ts';
import { JA_JP } from './ja-jp.ts';
import { PT_BR } from './pt-br.ts';
import type { SkillStrings } from './skill-strings.ts';

export type { CardState, CardStrings, SkillStrings } from './skill-strings.ts';
export { APL_TEXTS } from './apl/apl-texts-of-locales.ts';
export type { AplTexts } from './apl/apl-texts.ts';
export { PHONE_TEXTS } from './phone/phone-texts-of-locales.ts';
export type { PhoneTexts, StateTexts } from './phone/phone-texts.ts';
export { ORDER_TONES, shownStateOf, type ShownState, type StateTone } from './phone/state-tones.ts';
export { WIDGET_TEXTS } from './widget/widget-texts-of-locales.ts';
export type { WidgetTexts } from './widget/widget-texts.ts';
export { LANGUAGE_NAMES, matchLocale } from './phone/language-names.ts';

/** Complete by its type: a locale without a table does not compile. */
export const SKILL_STRINGS: Readonly<Record<SpeechLocale, SkillStrings>> = {
  'en-US': EN_US,
  'en-GB': EN_GB,
  'en-CA': EN_CA,
  'es-US': ES_US,
  'es-ES': ES_ES,
  'de-DE': DE_DE,
  'fr-FR': FR_FR,
  'it-IT': IT_IT,
  'pt-BR': PT_BR,
  'ja-JP': JA_JP,
  'hi-IN': HI_IN,
};
