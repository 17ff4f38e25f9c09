/** Italian. Not reviewed by a native speaker yet. */
import type { AplTexts } from './apl-texts.ts';

export const IT_IT: AplTexts = {
  cart: 'Il suo carrello',
  cartState: 'NESSUN ACQUISTO',
  cartEmpty: 'Il suo carrello è vuoto.',
  subtotal: 'Subtotale',
  subtotalNote: 'Consegna e imposte arrivano con il totale.',
  checkout: 'Legga il totale',
  readBack: 'Rilegga l’ordine',
  products: 'Quale?',
  productsState: 'NESSUN ACQUISTO',
  more: 'Altri',
  outOfStock: 'Esaurito',
  touchHint: 'Dica il numero, o lo tocchi.',
  sayHint: 'Dica il numero.',
  waitingState: 'ASPETTA IL SUO TELEFONO',
  waitingWords: 'Non si acquista niente finché non lo conferma sul telefono.',
  haltedState: 'FERMO · NESSUN ACQUISTO',
  haltedWords: 'Quest’ordine è insolito per lei. Lo confermi sul telefono con la sua passkey.',
};
