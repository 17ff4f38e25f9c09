/** English, United States. Read aloud before it is changed. */
import type { AplTexts } from './apl-texts.ts';

export const EN_US: AplTexts = {
  cart: 'Your cart',
  cartState: 'NOTHING BOUGHT',
  cartEmpty: 'Your cart is empty.',
  subtotal: 'Subtotal',
  subtotalNote: 'Delivery and tax come with the total.',
  checkout: 'Read me the total',
  readBack: 'Read it again',
  products: 'Which one?',
  productsState: 'NOTHING BOUGHT',
  more: 'More',
  outOfStock: 'Out of stock',
  touchHint: 'Say its number, or touch it.',
  sayHint: 'Say its number.',
  waitingState: 'WAITING FOR YOUR PHONE',
  waitingWords: 'Nothing is bought until you confirm it on your phone.',
  haltedState: 'HALTED · NOTHING BOUGHT',
  haltedWords: 'This order is unusual for you. Confirm it on your phone with your passkey.',
};
