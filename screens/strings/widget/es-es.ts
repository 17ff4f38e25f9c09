/** Spanish. Not reviewed by a native speaker yet. */
import type { WidgetTexts } from './widget-texts.ts';

export const WIDGET_ES_ES: WidgetTexts = {
  oneMoment: 'Un momento',
  chooseOne: 'Elige uno',
  places: ['El primero', 'El segundo', 'El tercero', 'El cuarto', 'El quinto'],
  showMore: 'Ver más',
  showCart: 'Ver mi cesta',
  outOfStock: 'Agotado',
  soldBy: (seller) => `Vendido por ${seller}`,
  sellerSays: 'El vendedor dice',
  addToCart: 'Añadir a la cesta',
  backToList: 'Volver a la lista',
  cart: 'Tu cesta',
  cartEmpty: 'Tu cesta está vacía.',
  each: (price) => `${price} cada uno`,
  remove: 'Quitar',
  removeTitle: (title) => `Quitar ${title}`,
  subtotal: 'Subtotal',
  beforeDelivery: 'Sin envío ni impuestos. No se ha comprado nada.',
  readBack: 'Léeme mi pedido',
  openOrder: 'Abrir este pedido',
  notDone: 'No ha funcionado. No se ha comprado nada. Inténtalo de nuevo.',
  calledOff: 'Se ha interrumpido. No se ha comprado nada.',
  ended: 'Así estaba. Vuelve a preguntar para seguir.',
};
