/** Spanish, Spain. Not reviewed by a native speaker yet. */
import type { AplTexts } from './apl-texts.ts';

export const ES_ES: AplTexts = {
  cart: 'Tu carrito',
  cartState: 'NADA COMPRADO',
  cartEmpty: 'Tu carrito está vacío.',
  subtotal: 'Subtotal',
  subtotalNote: 'El envío y los impuestos vienen con el total.',
  checkout: 'Léeme el total',
  readBack: 'Léelo otra vez',
  products: '¿Cuál de ellos?',
  productsState: 'NADA COMPRADO',
  more: 'Más',
  outOfStock: 'Agotado',
  touchHint: 'Di su número o tócalo.',
  sayHint: 'Di su número.',
  waitingState: 'ESPERA A TU TELÉFONO',
  waitingWords: 'No se compra nada hasta que lo confirmes en tu teléfono.',
  haltedState: 'DETENIDO · NADA COMPRADO',
  haltedWords:
    'Este pedido no es habitual en ti. Confírmalo en tu teléfono con tu llave de acceso.',
};
