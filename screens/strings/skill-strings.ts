/** Everything the skill says of its own, and every fixed word on its cards and screens: one table per locale. */
export interface SkillStrings {
  readonly welcome: (shopName: string) => string;
  readonly welcomeReprompt: string;
  readonly help: string;
  readonly helpReprompt: string;
  readonly goodbye: string;
  readonly linkAccount: (shopName: string) => string;
  readonly askProduct: string;
  readonly askQuantity: string;
  readonly productNotFound: string;
  readonly productOutOfStock: string;
  /** `options` are speakable, at most five, each with its price. */
  readonly offerProducts: (options: readonly string[]) => string;
  readonly offerOption: (title: string, price: string) => string;
  readonly offerReprompt: string;
  readonly confirmThenCode: string;
  readonly confirmReprompt: string;
  readonly askCode: string;
  readonly codeUnclear: string;
  readonly anythingElse: string;
  readonly yesBuysNothing: string;
  readonly yesBuysNothingWithoutOrder: string;
  readonly noBuysNothing: string;
  /** Said to a bare "cancel", where an order waits. */
  readonly orderStillWaits: string;
  /** After an order's state, where another one waits. */
  readonly anotherWaits: (checkWords: string) => string;
  /** After a cancelled order: which one it was. */
  readonly whichWasCancelled: (total: string, checkWords: string) => string;
  readonly fallback: string;
  readonly shopUnreachable: string;
  readonly outcomeUnknown: string;
  readonly broken: string;
  readonly card: CardStrings;
}

export interface CardStrings {
  readonly dryRunTitle: string;
  readonly orderedTitle: string;
  readonly confirmAt: (address: string) => string;
  readonly receiptLine: (receiptNumber: string) => string;
  readonly paidLine: (amount: string, shopName: string) => string;
  readonly states: Readonly<Record<CardState, string>>;
  readonly total: string;
  readonly paid: string;
  readonly checkWords: string;
  readonly receipt: string;
  readonly instruction: string;
  readonly confirmedInstruction: string;
  /** On the card of an order that needs nothing more. */
  readonly endedInstruction: string;
  /** For lines that have no room: "and 3 more items". */
  readonly moreLines: (count: number) => string;
}

/** What happens to the customer's money, as the card's state word. */
export type CardState =
  | 'dry_run'
  | 'confirmed'
  | 'ordered'
  | 'locked'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'not_bought'
  | 'payment_processing'
  | 'payment_declined'
  | 'payment_unknown';
