/** Fetches the words of one locale: each is a file of its own, so that nobody waits for another's. American English is there already. */
import type { WrittenLocale } from '#core';
import { PHONE_EN_US } from './en-us.ts';
import type { PhoneTexts } from './phone-texts.ts';

const TABLES: Readonly<Record<WrittenLocale, () => Promise<PhoneTexts>>> = {
  'en-US': () => Promise.resolve(PHONE_EN_US),
  'en-GB': async () => (await import('./en-gb.ts')).PHONE_EN_GB,
  'en-CA': async () => (await import('./en-ca.ts')).PHONE_EN_CA,
  'es-US': async () => (await import('./es-us.ts')).PHONE_ES_US,
  'es-ES': async () => (await import('./es-es.ts')).PHONE_ES_ES,
  'de-DE': async () => (await import('./de-de.ts')).PHONE_DE_DE,
  'fr-FR': async () => (await import('./fr-fr.ts')).PHONE_FR_FR,
  'it-IT': async () => (await import('./it-it.ts')).PHONE_IT_IT,
  'pt-BR': async () => (await import('./pt-br.ts')).PHONE_PT_BR,
  'ja-JP': async () => (await import('./ja-jp.ts')).PHONE_JA_JP,
  'hi-IN': async () => (await import('./hi-in.ts')).PHONE_HI_IN,
  'zh-CN': async () => (await import('./zh-cn.ts')).PHONE_ZH_CN,
};

/** Rejects when the file cannot be had, for example offline. */
export function loadPhoneTexts(locale: WrittenLocale): Promise<PhoneTexts> {
  return TABLES[locale]();
}
