/** Each language by its own name, as the switch shows it: never translated. */
import type { WrittenLocale } from '#core';

export const LANGUAGE_NAMES: Readonly<Record<WrittenLocale, string>> = {
  'en-US': 'English',
  'en-GB': 'English (UK)',
  'en-CA': 'English (Canada)',
  'es-US': 'Español (EE. UU.)',
  'es-ES': 'Español',
  'de-DE': 'Deutsch',
  'fr-FR': 'Français',
  'it-IT': 'Italiano',
  'pt-BR': 'Português',
  'ja-JP': '日本語',
  'hi-IN': 'हिन्दी',
  'zh-CN': '中文',
};

export const WRITTEN_LOCALES = Object.keys(LANGUAGE_NAMES) as readonly WrittenLocale[];

/** The locale that fits best what the browser asks for, in its order; American English when none does. */
export function matchLocale(wanted: readonly string[]): WrittenLocale {
  for (const tag of wanted) {
    const language = tag.split('-')[0]?.toLowerCase();
    const found =
      WRITTEN_LOCALES.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ??
      FIRST_OF_LANGUAGE.find((locale) => locale.startsWith(`${String(language)}-`));
    if (found !== undefined) return found;
  }
  return 'en-US';
}

/** Before its kin where a language has several. */
const FIRST_OF_LANGUAGE: readonly WrittenLocale[] = ['en-US', 'es-ES', ...WRITTEN_LOCALES];
