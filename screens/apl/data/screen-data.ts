/** What the documents are drawn from: the `hearback` datasource. Every text is ready to show, every amount is already written. */

/** What happens to the customer's money, as a shape and a colour; the words stand beside it. */
export const STATE_TONES = ['waiting', 'done', 'stopped'] as const;
export type StateTone = (typeof STATE_TONES)[number];

export interface CardLine {
  /** `2 × Dark Roast, whole bean 12 oz` */
  readonly text: string;
  /** `$37.98` */
  readonly amount: string;
}

interface StatedData {
  /** `DRY RUN · NOTHING BOUGHT` */
  readonly stateWord: string;
  readonly tone: StateTone;
}

/** Whose the order is, how much, and which words tell it from another. */
export interface TotalData extends StatedData {
  readonly shop: string;
  readonly totalLabel: string;
  /** The whole total, `$47.61`. */
  readonly total: string;
  /** The same total, broken where it would not fit in one line: never clipped, never smaller. */
  readonly totalRows: readonly string[];
  readonly checkWordsLabel: string;
  readonly checkWords: string;
}

/** Where the order is confirmed. */
export interface AddressData {
  readonly instruction: string;
  /** The whole address of this order's card, for a link or QR. */
  readonly cardAddress: string;
  /** Its host, short enough to read. */
  readonly cardHost: string;
  /** The address as a picture for a phone's camera. It says what `cardAddress` says and nothing more. */
  readonly qrPath: string;
  /** What the picture is drawn smaller by, to stand in a square of 100 units. */
  readonly qrScale: number;
  /** On the control that reads the order out again. */
  readonly readBack: string;
}

interface OrderData extends TotalData {
  /** As many as have room, at most four; the rest is counted in `moreLines`. */
  readonly lines: readonly CardLine[];
  /** `and 2 more items`, or empty. */
  readonly moreLines: string;
  /** Lines that a row's text may take. */
  readonly titleLines: number;
  /** There are more charges than have room, so the rows scroll above the total. */
  readonly scrolls: boolean;
  /** Delivery, tax and discounts, each named, where not zero. */
  readonly charges: readonly CardLine[];
  /** `Visa ending 4242` */
  readonly instrument: string;
}

export interface TotalCardData extends OrderData, AddressData {
  readonly kind: 'total';
}

export interface ReceiptCardData extends OrderData {
  readonly kind: 'receipt';
  readonly receiptLabel: string;
  readonly receiptNumber: string;
}

/** One thing to do for one order: confirm it, or confirm it with more than a code. */
export interface WaitingData extends TotalData, AddressData {
  readonly kind: 'waiting' | 'halted';
  /** What has happened and what has not. */
  readonly words: string;
}

export interface ProblemData extends StatedData {
  readonly kind: 'problem';
  readonly title: string;
  /** What was said. */
  readonly words: string;
  /** Longer than the screen is high. */
  readonly isLong: boolean;
}

export interface CartData extends StatedData {
  readonly kind: 'cart';
  readonly title: string;
  readonly lines: readonly CardLine[];
  readonly moreLines: string;
  readonly titleLines: number;
  readonly subtotalLabel: string;
  /** Not a total, so never as large as one. */
  readonly subtotal: string;
  /** That delivery and tax are not in it. */
  readonly note: string;
  /** Where it goes and what would pay, as far as they are chosen; or empty. */
  readonly choices: string;
  readonly isEmpty: boolean;
  readonly emptyWords: string;
  /** On the control that reads the total out. It buys nothing. */
  readonly checkout: string;
}

export interface ShownProductRow {
  /** From 1, as it is chosen by voice. */
  readonly place: number;
  readonly text: string;
  readonly amount: string;
  /** That it is out of stock, or empty. */
  readonly note: string;
}

export interface ProductsData extends StatedData {
  readonly kind: 'products';
  readonly title: string;
  readonly products: readonly ShownProductRow[];
  readonly titleLines: number;
  readonly hint: string;
  readonly hasMore: boolean;
  readonly more: string;
  readonly cart: string;
}

export type ScreenData =
  TotalCardData | ReceiptCardData | WaitingData | ProblemData | CartData | ProductsData;
