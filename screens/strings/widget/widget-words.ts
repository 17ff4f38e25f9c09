/** All words of the cards on MCP hosts in one locale: those that the Show's cards have too are the same. */
import type { SpeechLocale } from '#core';
import { DE_DE } from '../de-de.ts';
import { EN_CA } from '../en-ca.ts';
import { EN_GB } from '../en-gb.ts';
import { EN_US } from '../en-us.ts';
import { ES_ES } from '../es-es.ts';
import { ES_US } from '../es-us.ts';
import { FR_FR } from '../fr-fr.ts';
import { HI_IN } from '../hi-in.ts';
import { IT_IT } from '../it-it.ts';
import { JA_JP } from '../ja-jp.ts';
import { PT_BR } from '../pt-br.ts';
import type { CardStrings } from '../skill-strings.ts';
import { WIDGET_TEXTS } from './widget-texts-of-locales.ts';
import type { WidgetTexts } from './widget-texts.ts';

export interface WidgetWords {
  readonly locale: SpeechLocale;
  readonly card: CardStrings;
  readonly own: WidgetTexts;
}

const SHOW_CARDS: Readonly<Record<SpeechLocale, CardStrings>> = {
  'en-US': EN_US.card,
  'en-GB': EN_GB.card,
  'en-CA': EN_CA.card,
  'es-US': ES_US.card,
  'es-ES': ES_ES.card,
  'de-DE': DE_DE.card,
  'fr-FR': FR_FR.card,
  'it-IT': IT_IT.card,
  'pt-BR': PT_BR.card,
  'ja-JP': JA_JP.card,
  'hi-IN': HI_IN.card,
};

export function widgetWordsOf(locale: SpeechLocale): WidgetWords {
  return { locale, card: SHOW_CARDS[locale], own: WIDGET_TEXTS[locale] };
}

/** The locale that fits the first of these tags that any fits; undefined when none does. */
export function fittingLocale(tags: readonly (string | undefined)[]): SpeechLocale | undefined {
  for (const tag of tags) {
    if (tag === undefined) continue;
    const asked = tag.replace('_', '-').toLowerCase();
    const language = `${asked.split('-')[0] ?? ''}-`;
    const found =
      LOCALES.find((locale) => locale.toLowerCase() === asked) ??
      FIRST_OF_LANGUAGE.find((locale) => locale.startsWith(language));
    if (found !== undefined) return found;
  }
  return undefined;
}

const LOCALES = Object.keys(SHOW_CARDS).filter(isLocale);
/** Before its kin where a language has several. */
const FIRST_OF_LANGUAGE: readonly SpeechLocale[] = ['en-US', 'es-ES', ...LOCALES];

function isLocale(tag: string): tag is SpeechLocale {
  return tag in SHOW_CARDS;
}
