/** What the cards are drawn from, as a tool's result tells it: texts are ready to show, amounts are written. */
import type { OrderState } from '#core';

export interface ShownProduct {
  readonly productId: string;
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly isInStock: boolean;
  readonly seller: string;
}

export interface ShownProducts {
  /** At most five, in the order in which they are spoken. */
  readonly products: readonly ShownProduct[];
  readonly more: number;
}

export interface ShownCart {
  readonly lines: readonly {
    readonly productId: string;
    readonly title: string;
    readonly quantity: number;
    readonly unitPrice: string;
    readonly lineTotal: string;
  }[];
  readonly subtotal: string;
  /** Chosen ones, by their names in the customer's own book. */
  readonly address: string | undefined;
  readonly instrument: string | undefined;
}

export interface ShownReceipt {
  readonly receiptNumber: string;
  readonly charged: string;
}

export interface ShownOrder {
  readonly state: OrderState;
  readonly shop: string;
  readonly merchant: string;
  readonly lines: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly lineTotal: string;
  }[];
  readonly charges: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  readonly checkWords: string;
  readonly instrument: string;
  readonly cardUrl: string;
  readonly receipt: ShownReceipt | undefined;
  /** Until when what is asked of the customer can be done; undefined where nothing is. */
  readonly openUntilEpochMs: number | undefined;
}

/** What a person asks for by a button. None of it confirms or pays. */
export type WidgetAct =
  | { readonly act: 'choose'; readonly productId: string; readonly place: number }
  | { readonly act: 'add'; readonly productId: string }
  | { readonly act: 'remove'; readonly productId: string }
  | { readonly act: 'more' }
  | { readonly act: 'cart' }
  | { readonly act: 'back' }
  | { readonly act: 'read-back' }
  | { readonly act: 'open'; readonly url: string };
export type ActName = WidgetAct['act'];

/** How the buttons stand: which of them there are, and whether they do anything now. */
export interface Controls {
  readonly offered: readonly ActName[];
  readonly isInert: boolean;
}

export const NO_CONTROLS: Controls = { offered: [], isInert: true };
