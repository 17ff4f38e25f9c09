/** The request side's words of a locale. Canada says what the United States say. */
import type { Locale } from '#core';
import { DE_DE } from './locales/de-de.ts';
import { EN_GB } from './locales/en-gb.ts';
import { EN_US } from './locales/en-us.ts';
import { ES_ES } from './locales/es-es.ts';
import { ES_US } from './locales/es-us.ts';
import { FR_FR } from './locales/fr-fr.ts';
import { HI_IN } from './locales/hi-in.ts';
import { IT_IT } from './locales/it-it.ts';
import { JA_JP } from './locales/ja-jp.ts';
import { PT_BR } from './locales/pt-br.ts';
import type { ShopWords } from './shop-words.ts';

const SHOP_WORDS: Readonly<Record<Locale, ShopWords>> = {
  'en-US': EN_US,
  'en-GB': EN_GB,
  'en-CA': EN_US,
  'es-US': ES_US,
  'es-ES': ES_ES,
  'de-DE': DE_DE,
  'fr-FR': FR_FR,
  'it-IT': IT_IT,
  'pt-BR': PT_BR,
  'ja-JP': JA_JP,
  'hi-IN': HI_IN,
};

export function shopWordsOf(locale: Locale): ShopWords {
  return SHOP_WORDS[locale];
}
