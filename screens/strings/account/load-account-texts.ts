/** Fetches the account's words in one language; regional kin share them. */
import type { WrittenLocale } from '#core';
import type { AccountTexts } from './account-texts.ts';

const english = async (): Promise<AccountTexts> => (await import('./en-us.ts')).ACCOUNT_EN_US;

const TABLES: Readonly<Record<WrittenLocale, () => Promise<AccountTexts>>> = {
  'en-US': english,
  'en-GB': english,
  'en-CA': english,
  'es-US': async () => (await import('./es-es.ts')).ACCOUNT_ES_ES,
  'es-ES': async () => (await import('./es-es.ts')).ACCOUNT_ES_ES,
  'de-DE': async () => (await import('./de-de.ts')).ACCOUNT_DE_DE,
  'fr-FR': async () => (await import('./fr-fr.ts')).ACCOUNT_FR_FR,
  'it-IT': async () => (await import('./it-it.ts')).ACCOUNT_IT_IT,
  'pt-BR': async () => (await import('./pt-br.ts')).ACCOUNT_PT_BR,
  'ja-JP': async () => (await import('./ja-jp.ts')).ACCOUNT_JA_JP,
  'hi-IN': async () => (await import('./hi-in.ts')).ACCOUNT_HI_IN,
  'zh-CN': async () => (await import('./zh-cn.ts')).ACCOUNT_ZH_CN,
};

/** Rejects when the file cannot be had, for example offline. */
export function loadAccountTexts(locale: WrittenLocale): Promise<AccountTexts> {
  return TABLES[locale]();
}
