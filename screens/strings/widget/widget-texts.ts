/** The words of the cards on MCP hosts that the Show's cards do not have: one table per language. What a button says is also what it means when it is said. */

export interface WidgetTexts {
  /** Before anything is known. */
  readonly oneMoment: string;
  readonly chooseOne: string;
  /** How a customer names the first to the fifth of a list. It goes to the assistant in the customer's name, so it holds no text of a seller. */
  readonly places: readonly [string, string, string, string, string];
  readonly showMore: string;
  readonly showCart: string;
  readonly outOfStock: string;
  readonly soldBy: (seller: string) => string;
  readonly sellerSays: string;
  readonly addToCart: string;
  readonly backToList: string;
  readonly cart: string;
  readonly cartEmpty: string;
  readonly each: (price: string) => string;
  readonly remove: string;
  readonly removeTitle: (title: string) => string;
  readonly subtotal: string;
  readonly beforeDelivery: string;
  /** Asks for the dry run of the cart. */
  readonly readBack: string;
  readonly openOrder: string;
  readonly notDone: string;
  readonly calledOff: string;
  /** When the conversation is over: the buttons do nothing any more. */
  readonly ended: string;
}
