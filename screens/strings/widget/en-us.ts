/** English. Not reviewed by a native speaker yet. */
import type { WidgetTexts } from './widget-texts.ts';

export const WIDGET_EN_US: WidgetTexts = {
  oneMoment: 'One moment',
  chooseOne: 'Choose one',
  places: ['The first one', 'The second one', 'The third one', 'The fourth one', 'The fifth one'],
  showMore: 'Show more',
  showCart: 'Show my cart',
  outOfStock: 'Out of stock',
  soldBy: (seller) => `Sold by ${seller}`,
  sellerSays: 'The seller says',
  addToCart: 'Add to cart',
  backToList: 'Back to the list',
  cart: 'Your cart',
  cartEmpty: 'Your cart is empty.',
  each: (price) => `${price} each`,
  remove: 'Remove',
  removeTitle: (title) => `Remove ${title}`,
  subtotal: 'Subtotal',
  beforeDelivery: 'Before delivery and tax. Nothing is bought.',
  readBack: 'Read my order back',
  openOrder: 'Open this order',
  notDone: 'That did not work. Nothing was bought. Please try again.',
  calledOff: 'That was called off. Nothing was bought.',
  ended: 'This is how it was. Ask again to go on.',
};
