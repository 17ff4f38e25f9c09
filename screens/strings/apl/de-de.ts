/** German. Not reviewed by a native speaker yet. */
import type { AplTexts } from './apl-texts.ts';

export const DE_DE: AplTexts = {
  cart: 'Ihr Warenkorb',
  cartState: 'NICHTS GEKAUFT',
  cartEmpty: 'Ihr Warenkorb ist leer.',
  subtotal: 'Zwischensumme',
  subtotalNote: 'Lieferung und Steuer kommen mit dem Gesamtbetrag.',
  checkout: 'Gesamtbetrag vorlesen',
  readBack: 'Noch einmal vorlesen',
  products: 'Welches davon?',
  productsState: 'NICHTS GEKAUFT',
  more: 'Mehr',
  outOfStock: 'Nicht vorrätig',
  touchHint: 'Sagen oder tippen Sie die Nummer.',
  sayHint: 'Sagen Sie die Nummer.',
  waitingState: 'WARTET AUF IHR HANDY',
  waitingWords: 'Nichts wird gekauft, bis Sie es auf dem Handy bestätigen.',
  haltedState: 'ANGEHALTEN · NICHTS GEKAUFT',
  haltedWords:
    'Diese Bestellung ist ungewöhnlich für Sie. Bestätigen Sie sie auf dem Handy mit Ihrem Passkey.',
};
