/** Everything the request side says of its own: one table per locale. Each sentence is both shown and spoken, so it has no digits and no signs. */
import type { CancelAnswer, OrderState, RedeemOutcome } from '#core';
import type { CartRefusal } from '../cart/cart-refusal.ts';
import type { ProposalRefusal } from '../orders/propose-order.ts';

/** A number of things, and how it is shown or said. */
export interface Counted {
  readonly count: number;
  readonly said: string;
}

export interface ShopWords {
  /** Between two sentences. */
  readonly gap: string;
  readonly search: {
    readonly nothingFound: string;
    readonly found: (found: Counted) => string;
    readonly more: (more: Counted) => string;
    /** Before the products of a later page, and in place of them where there are none. */
    readonly next: string;
    readonly noMore: string;
    /** Before products that do not fit all that was asked. */
    readonly closest: string;
    /** Before products of the customer's own earlier orders, and where there are none among them. */
    readonly hadBefore: string;
    readonly notHadBefore: string;
  };
  readonly cart: {
    readonly empty: string;
    readonly more: (more: Counted) => string;
    readonly subtotal: (amount: string) => string;
    readonly goesTo: (address: string) => string;
    readonly paidWith: (instrument: string) => string;
    /** What is not sold any more was taken out. */
    readonly gone: string;
    readonly changed: Readonly<Record<'add' | 'set' | 'remove' | 'clear', string>>;
    readonly refused: Readonly<Record<CartRefusal, string>>;
  };
  /** What was done in the customer's name. */
  readonly audit: {
    readonly none: string;
    readonly more: string;
    readonly anAssistant: string;
    readonly readBack: (client: string) => string;
    readonly notReadBack: (client: string) => string;
  };
  readonly product: {
    readonly notFound: string;
    readonly line: (product: {
      readonly title: string;
      readonly price: string;
      readonly isInStock: boolean;
    }) => string;
    readonly sellerSays: (description: string) => string;
  };
  readonly help: (shopName: string) => string;
  readonly proposal: {
    readonly refused: Readonly<Record<ProposalRefusal, string>>;
    readonly confirmThenCode: string;
  };
  readonly redeem: {
    readonly outcomes: Readonly<Record<PlainOutcome, string>>;
    readonly codeWrong: string;
    readonly triesLeft: Readonly<Record<'none' | 'one' | 'two' | 'three', string>>;
    readonly codeUnclear: string;
    readonly totalIsNow: (total: string) => string;
    readonly confirmThenNewCode: string;
  };
  readonly cancel: Readonly<Record<CancelAnswer['outcome'], string>>;
  readonly order: {
    readonly none: string;
    readonly notFound: string;
    /** In place of what is past, where others may hear it. */
    readonly pastOnPhone: string;
    readonly summary: (order: { readonly total: string; readonly checkWords: string }) => string;
    /** What is true of an order in each state but `ordered`, which needs its receipt. */
    readonly states: Readonly<Record<Exclude<OrderState, 'ordered'>, string>>;
    /** Of an order that was paid: the goods do not come, or money goes back. */
    readonly back: {
      readonly soldOut: string;
      readonly onItsWay: (amount: string) => string;
      readonly paidBack: (amount: string) => string;
      readonly notPaidBack: (amount: string) => string;
    };
    /** Said on a receipt only. */
    readonly ordered: (receipt: {
      readonly amount: string;
      readonly shop: string;
      readonly checkWords: string;
    }) => string;
  };
  readonly faults: {
    readonly unreachable: string;
    readonly ownFault: string;
    readonly nothingBought: string;
    readonly phoneShowsOrders: string;
    readonly cannotLookUpOrder: string;
    readonly cannotLookUpOrders: string;
    readonly cancelUnknown: string;
    readonly orderUnknown: string;
    readonly tryAgainSoon: string;
  };
  /** About a call that is at fault itself: the assistant made it, not the customer. */
  readonly request: {
    readonly notUnderstood: string;
    readonly notTaken: (names: string) => string;
    readonly partWrong: (part: { readonly name: string; readonly detail: string }) => string;
    readonly wholeWrong: (detail: string) => string;
    readonly tooMany: string;
  };
}

/** Outcomes that need nothing but their sentence; an unknown payment is told as the state of its order. */
export type PlainOutcome = Exclude<RedeemOutcome, 'ordered' | 'code_wrong' | 'payment_unknown'>;
