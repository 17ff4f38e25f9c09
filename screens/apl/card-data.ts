/** What the Show's cards are drawn from: the `hearback` datasource. All amounts are ready to show. */

export interface CardLine {
  /** `2 × Dark Roast, whole bean 12 oz` */
  readonly text: string;
  /** `$37.98` */
  readonly amount: string;
}

interface CardData {
  /** `DRY RUN · NOTHING BOUGHT` */
  readonly stateWord: string;
  readonly shop: string;
  /** At most four; the rest is counted in `moreLines`. */
  readonly lines: readonly CardLine[];
  /** `and 2 more items`, or empty. */
  readonly moreLines: string;
  /** Delivery, tax and discounts, each named, where not zero. */
  readonly charges: readonly CardLine[];
  readonly totalLabel: string;
  /** The whole total, `$47.61`. */
  readonly total: string;
  /** The same total, broken where it would not fit in one line: never clipped, never smaller. */
  readonly totalRows: readonly string[];
  readonly checkWordsLabel: string;
  readonly checkWords: string;
  /** `Visa ending 4242` */
  readonly instrument: string;
}

export interface TotalCardData extends CardData {
  readonly kind: 'total';
  readonly instruction: string;
  /** The whole address of this order's card, for a link or QR. */
  readonly cardAddress: string;
  /** Its host, short enough to read. */
  readonly cardHost: string;
  /** The address as a picture for a phone's camera. It says what `cardAddress` says and nothing more. */
  readonly qrPath: string;
  /** What the picture is drawn smaller by, to stand in a square of 100 units. */
  readonly qrScale: number;
}

export interface ReceiptCardData extends CardData {
  readonly kind: 'receipt';
  readonly receiptLabel: string;
  readonly receiptNumber: string;
}
