/** The fixed words of the Echo's screens that speech does not have: one table per locale. */
export interface AplTexts {
  /** Above the cart, and on the control that shows it. */
  readonly cart: string;
  readonly cartState: string;
  readonly cartEmpty: string;
  readonly subtotal: string;
  /** That a subtotal is not what will be paid. */
  readonly subtotalNote: string;
  /** On the control that reads the cart's total out: it buys nothing, and must not sound as if it did. */
  readonly checkout: string;
  readonly readBack: string;
  readonly products: string;
  readonly productsState: string;
  readonly more: string;
  readonly outOfStock: string;
  /** How to choose, with a screen that can be touched and with one that cannot. */
  readonly touchHint: string;
  readonly sayHint: string;
  readonly waitingState: string;
  readonly waitingWords: string;
  readonly haltedState: string;
  readonly haltedWords: string;
}
