/** The words of the phone card in every locale that it is written in. */
import type { WrittenLocale } from '#core';
import { PHONE_DE_DE } from './de-de.ts';
import { PHONE_EN_CA } from './en-ca.ts';
import { PHONE_EN_GB } from './en-gb.ts';
import { PHONE_EN_US } from './en-us.ts';
import { PHONE_ES_ES } from './es-es.ts';
import { PHONE_ES_US } from './es-us.ts';
import { PHONE_FR_FR } from './fr-fr.ts';
import { PHONE_HI_IN } from './hi-in.ts';
import { PHONE_IT_IT } from './it-it.ts';
import { PHONE_JA_JP } from './ja-jp.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { PHONE_PT_BR } from './pt-br.ts';
import { PHONE_ZH_CN } from './zh-cn.ts';

/** Complete by its type: a locale without a table does not compile. */
export const PHONE_TEXTS: Readonly<Record<WrittenLocale, PhoneTexts>> = {
  'en-US': PHONE_EN_US,
  'en-GB': PHONE_EN_GB,
  'en-CA': PHONE_EN_CA,
  'es-US': PHONE_ES_US,
  'es-ES': PHONE_ES_ES,
  'de-DE': PHONE_DE_DE,
  'fr-FR': PHONE_FR_FR,
  'it-IT': PHONE_IT_IT,
  'pt-BR': PHONE_PT_BR,
  'ja-JP': PHONE_JA_JP,
  'hi-IN': PHONE_HI_IN,
  'zh-CN': PHONE_ZH_CN,
};
