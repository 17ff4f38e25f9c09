/** Complete by its type: a locale without words does not compile. */
import type { SpeechLocale } from '#core';
import { WIDGET_DE_DE } from './de-de.ts';
import { WIDGET_EN_US } from './en-us.ts';
import { WIDGET_ES_ES } from './es-es.ts';
import { WIDGET_FR_FR } from './fr-fr.ts';
import { WIDGET_HI_IN } from './hi-in.ts';
import { WIDGET_IT_IT } from './it-it.ts';
import { WIDGET_JA_JP } from './ja-jp.ts';
import { WIDGET_PT_BR } from './pt-br.ts';
import type { WidgetTexts } from './widget-texts.ts';

export const WIDGET_TEXTS: Readonly<Record<SpeechLocale, WidgetTexts>> = {
  'en-US': WIDGET_EN_US,
  'en-GB': WIDGET_EN_US,
  'en-CA': WIDGET_EN_US,
  'es-US': {
    ...WIDGET_ES_ES,
    showCart: 'Ver mi carrito',
    addToCart: 'Agregar al carrito',
    cart: 'Tu carrito',
    cartEmpty: 'Tu carrito está vacío.',
  },
  'es-ES': WIDGET_ES_ES,
  'de-DE': WIDGET_DE_DE,
  'fr-FR': WIDGET_FR_FR,
  'it-IT': WIDGET_IT_IT,
  'pt-BR': WIDGET_PT_BR,
  'ja-JP': WIDGET_JA_JP,
  'hi-IN': WIDGET_HI_IN,
};
