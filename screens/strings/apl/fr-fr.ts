/** French. Not reviewed by a native speaker yet. */
import type { AplTexts } from './apl-texts.ts';

export const FR_FR: AplTexts = {
  cart: 'Votre panier',
  cartState: 'RIEN D’ACHETÉ',
  cartEmpty: 'Votre panier est vide.',
  subtotal: 'Sous-total',
  subtotalNote: 'La livraison et les taxes viennent avec le total.',
  checkout: 'Lire le total',
  readBack: 'Relire la commande',
  products: 'Lequel\u00a0?',
  productsState: 'RIEN D’ACHETÉ',
  more: 'Plus',
  outOfStock: 'Épuisé',
  touchHint: 'Dites son numéro, ou touchez-le.',
  sayHint: 'Dites son numéro.',
  waitingState: 'ATTEND VOTRE TÉLÉPHONE',
  waitingWords: 'Rien n’est acheté avant votre confirmation sur votre téléphone.',
  haltedState: 'ARRÊTÉ · RIEN D’ACHETÉ',
  haltedWords:
    'Cette commande est inhabituelle pour vous. Confirmez-la sur votre téléphone avec votre clé d’accès.',
};
