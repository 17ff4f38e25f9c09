/** German. Not reviewed by a native speaker yet. */
import type { WidgetTexts } from './widget-texts.ts';

export const WIDGET_DE_DE: WidgetTexts = {
  oneMoment: 'Einen Moment',
  chooseOne: 'Wählen Sie aus',
  places: ['Das erste', 'Das zweite', 'Das dritte', 'Das vierte', 'Das fünfte'],
  showMore: 'Mehr zeigen',
  showCart: 'Warenkorb zeigen',
  outOfStock: 'Nicht vorrätig',
  soldBy: (seller) => `Verkauft von ${seller}`,
  sellerSays: 'Der Verkäufer sagt',
  addToCart: 'In den Warenkorb',
  backToList: 'Zurück zur Liste',
  cart: 'Ihr Warenkorb',
  cartEmpty: 'Ihr Warenkorb ist leer.',
  each: (price) => `je ${price}`,
  remove: 'Entfernen',
  removeTitle: (title) => `${title} entfernen`,
  subtotal: 'Zwischensumme',
  beforeDelivery: 'Ohne Lieferung und Steuern. Es ist nichts gekauft.',
  readBack: 'Bestellung vorlesen',
  openOrder: 'Bestellung öffnen',
  notDone: 'Das hat nicht geklappt. Es wurde nichts gekauft. Bitte versuchen Sie es noch einmal.',
  calledOff: 'Das wurde abgebrochen. Es wurde nichts gekauft.',
  ended: 'So war der Stand. Fragen Sie noch einmal, um weiterzumachen.',
};
