/** Everything the skill says of its own, and every fixed word on its cards and screens: one table per locale. */
export interface SkillStrings {
  readonly welcome: (shopName: string) => string;
  readonly welcomeReprompt: string;
  /** At the start, where the cart of an earlier conversation is not empty; it ends with `hearCart`. */
  readonly welcomeBack: (shopName: string) => string;
  readonly hearCart: string;
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
  /** In place of `offerProducts`, where one product alone fits. */
  readonly offerOne: (option: string) => string;
  readonly offerOneReprompt: string;
  /** After what was offered, where there is more of it. */
  readonly moreHint: string;
  readonly noMoreOffers: string;
  readonly askAdd: string;
  readonly askRemove: string;
  readonly notInCart: string;
  /** After the cart was told, and its reprompt. */
  readonly cartQuestion: string;
  /** To a "yes" after the cart. */
  readonly yesOrdersNoCart: string;
  /** Before delivery and tax. */
  readonly cartTotal: (amount: string) => string;
  readonly totalIs: (total: string) => string;
  /** After an amount that sounds like another. */
  readonly inDigits: (digits: string) => string;
  readonly goesTo: (label: string) => string;
  readonly paysWith: (label: string) => string;
  /** `labels` are those of the customer's own book, speakable. */
  readonly askAddress: (labels: readonly string[]) => string;
  readonly askAddressReprompt: string;
  readonly askInstrument: (labels: readonly string[]) => string;
  readonly askInstrumentReprompt: string;
  readonly addressUnknown: string;
  readonly instrumentUnknown: string;
  readonly confirmThenCode: string;
  readonly confirmReprompt: string;
  readonly askCode: string;
  readonly codeUnclear: string;
  readonly codeIsOnPhone: string;
  readonly codeComesAfter: string;
  readonly noCodeNeeded: string;
  readonly anythingElse: string;
  readonly yesBuysNothing: string;
  readonly yesBuysNothingWithoutOrder: string;
  readonly noBuysNothing: string;
  /** To a "no" to what was offered. */
  readonly allRight: string;
  /** Before an earlier order that is proposed again; `day` is a day of the week, where it is known. */
  readonly sameAsLast: (day: string | undefined) => string;
  readonly nothingToReorder: string;
  readonly reorderGone: string;
  /** Said to a bare "cancel", where an order waits. */
  readonly orderStillWaits: string;
  /** After an order's state, where another one waits. */
  readonly anotherWaits: (checkWords: string) => string;
  /** After a cancelled order: which one it was. */
  readonly whichWasCancelled: (total: string, checkWords: string) => string;
  readonly fallback: string;
  /** In place of `fallback`, before the question that is open. */
  readonly notUnderstood: string;
  /** While the shop takes long. */
  readonly moment: string;
  readonly tooLongToSay: string;
  readonly shopUnreachable: string;
  /** Where an order was asked about: whether it was bought, nobody knows before it is looked up. */
  readonly ordersUnreachable: string;
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
