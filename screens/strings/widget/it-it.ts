/** Italian. Not reviewed by a native speaker yet. */
import type { WidgetTexts } from './widget-texts.ts';

export const WIDGET_IT_IT: WidgetTexts = {
  oneMoment: 'Un momento',
  chooseOne: 'Scelga',
  places: ['Il primo', 'Il secondo', 'Il terzo', 'Il quarto', 'Il quinto'],
  showMore: 'Mostra altri',
  showCart: 'Mostra il carrello',
  outOfStock: 'Esaurito',
  soldBy: (seller) => `Venduto da ${seller}`,
  sellerSays: 'Il venditore dice',
  addToCart: 'Aggiungi al carrello',
  backToList: 'Torna all’elenco',
  cart: 'Il suo carrello',
  cartEmpty: 'Il suo carrello è vuoto.',
  each: (price) => `${price} l’uno`,
  remove: 'Rimuovi',
  removeTitle: (title) => `Rimuovi ${title}`,
  subtotal: 'Subtotale',
  beforeDelivery: 'Senza consegna e tasse. Non è stato acquistato nulla.',
  readBack: 'Rileggi il mio ordine',
  openOrder: 'Apri questo ordine',
  notDone: 'Non ha funzionato. Non è stato acquistato nulla. Riprovi.',
  calledOff: 'È stato interrotto. Non è stato acquistato nulla.',
  ended: 'Era così. Chieda di nuovo per continuare.',
};
