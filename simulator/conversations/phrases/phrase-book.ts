/** What a customer of one language says in the everyday dialogues: one way of saying it each, as somebody would. */
export interface PhraseBook {
  readonly open: string;
  /** Two of the dark roast. */
  readonly order: string;
  readonly yes: string;
  readonly status: string;
  readonly cancelOrder: string;
  readonly help: string;
  readonly stop: string;
  readonly readBack: string;
  readonly repeat: string;
  readonly slower: string;
  readonly total: string;
  /** Each of these with what `bindWords` puts in. */
  readonly code: string;
  readonly wrongCode: string;
  readonly halfCode: string;
  /** The shop's name first, then the code: the first words of a new session. */
  readonly codeToShop: string;
  /** The code as a bare number with a word that belongs to quantities. */
  readonly codeAsNumber: string;
  readonly whereIsMyCode: string;
  /** A search that finds several things. */
  readonly search: string;
  readonly second: string;
  /** Two of the dark roast into the cart. */
  readonly addToCart: string;
  readonly viewCart: string;
  readonly checkout: string;
  readonly reorder: string;
  readonly toOffice: string;
  /** What is sold out. */
  readonly orderSoldOut: string;
  readonly nonsense: string;
}
