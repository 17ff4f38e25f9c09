/** The words of the phone card in one locale: every text a person reads there comes from such a table. */
import type { OrderViewState, PersonRefusal, RiskReason, WrittenLocale } from '#core';
import type { ShownState } from './state-tones.ts';

export interface StateTexts {
  /** The state itself, a few words. */
  readonly word: string;
  /** What that means for the money. */
  readonly money: string;
  /** One clear next step, or what there is to know; empty where the screen itself is the next step. */
  readonly next: string;
}

export interface PhoneTexts {
  /** What the table is written in, for `lang` and `dir`. */
  readonly locale: WrittenLocale;
  readonly direction: 'ltr' | 'rtl';
  readonly states: Readonly<Record<ShownState, StateTexts>>;
  readonly order: {
    readonly total: string;
    readonly checkWords: string;
    readonly readToYou: string;
    readonly lines: string;
    readonly delivery: string;
    readonly instrument: string;
    readonly seller: string;
    readonly askedBy: string;
    /** Of an order whose confirmation was taken back, because another was confirmed. */
    readonly takenBack: string;
    readonly requester: (from: {
      readonly clientName: string;
      readonly device: string | null;
      readonly ago: string;
    }) => string;
    readonly ago: (seconds: number) => string;
    /** Of an order that the shop changed: the one that took its place. */
    readonly successorWaits: string;
    readonly openSuccessor: string;
    /** Beside the amount that came back. */
    readonly refunded: string;
  };
  readonly confirm: {
    readonly field: string;
    readonly go: string;
    readonly isChecking: string;
    /** In the bar itself, and so one short line. */
    readonly thenPasskey: string;
    readonly thenSignIn: string;
    readonly untilSaid: string;
    readonly timeLeft: (left: string) => string;
    readonly nothingTyped: string;
    readonly read: string;
    readonly expected: string;
    /** Stops this order alone. */
    readonly dontBuy: string;
    readonly notMe: string;
    /** What "this wasn't me" takes away, how that is given again, and that it was done. */
    readonly notMeExplain: (clientName: string) => string;
    readonly notMeAgain: string;
    readonly notMeGo: string;
    readonly notMeDone: (clientName: string) => string;
    readonly isStopping: string;
    readonly sayBy: (time: string) => string;
    /** The shop keeps nothing back for this order. */
    readonly notHeld: string;
  };
  readonly verify: {
    readonly title: string;
    readonly explain: string;
    readonly cancelled: string;
    readonly again: string;
    readonly signIn: string;
    readonly back: string;
    /** The same three for a change to the account. */
    readonly changeExplain: string;
    readonly changeCancelled: string;
    readonly changeBack: string;
  };
  readonly code: {
    readonly title: string;
    readonly before: string;
    readonly phrase: string;
    readonly label: (digits: string) => string;
    readonly timeLeft: (left: string) => string;
    readonly timeLabel: string;
    readonly wrong: (triesLeft: number) => string;
    readonly anyTime: (shopName: string) => string;
  };
  readonly receipt: {
    readonly title: string;
    readonly charged: string;
    readonly number: string;
    readonly when: string;
    readonly instrument: string;
    readonly delivery: string;
    readonly check: string;
    readonly checkExplain: string;
    readonly sendBack: string;
    /** What comes back of a bought order, and how far that is. */
    readonly back: {
      readonly title: string;
      readonly asked: string;
      readonly taken: string;
      readonly took: string;
      readonly notTaken: string;
      readonly soldOut: string;
      /** Beside an amount. */
      readonly onItsWay: string;
      readonly notPaidBack: string;
    };
    readonly save: string;
    readonly fileName: (receiptNumber: string) => string;
    readonly date: (epochMs: number) => string;
  };
  readonly card: {
    readonly title: string;
    readonly loading: string;
    readonly welcome: string;
    readonly welcomeExplain: string;
    readonly signIn: string;
    readonly signOut: string;
    readonly signingIn: string;
    readonly waiting: string;
    readonly earlier: string;
    /** What a tap on an order of the list leads to, where there is something to do. */
    readonly openTo: Readonly<Partial<Record<OrderViewState, string>>>;
    /** On another order's page. */
    readonly othersWaiting: (count: number) => string;
    /** Instead of the next step of an ended order, when there is a newer one. */
    readonly newerWaiting: string;
    readonly openNewer: string;
    readonly moreLines: (count: number) => string;
    readonly nothingWaiting: string;
    readonly nothingWaitingExplain: string;
    readonly back: string;
    readonly notFound: string;
    readonly notFoundExplain: string;
    readonly cookiesDropped: string;
    readonly cookiesDroppedExplain: string;
    readonly cookiesDroppedNext: string;
    readonly keyNotKept: string;
    readonly keyNotKeptExplain: string;
    readonly tryAgain: string;
    readonly connectionLost: string;
    readonly signInUnfinished: string;
    readonly signedOut: string;
    readonly notSent: string;
    readonly notKnown: string;
    readonly declineNotSent: string;
    readonly addPasskey: string;
    readonly addPasskeyExplain: string;
    readonly passkeyAdded: string;
    readonly passkeyNotAdded: string;
    readonly passkeySignIn: string;
    readonly passkeySignInExplain: string;
    readonly passkeyReady: string;
    readonly passkeyReadyExplain: string;
    readonly passkeyNotNow: string;
    /** Confirming an order took the confirmation of `count` others back. */
    readonly tookBack: (count: number) => string;
    readonly proofRefused: string;
    readonly account: string;
    readonly offline: string;
    readonly signedOutHere: string;
    readonly remember: string;
    readonly rememberExplain: string;
    readonly language: string;
    readonly notLoaded: string;
  };
  readonly risk: {
    readonly unusual: string;
    /** A halted order: only a passkey lifts it, and what stands in its way. */
    readonly halted: string;
    readonly usable: string;
    readonly none: string;
    readonly tooNew: (when: string) => string;
    readonly endsBefore: string;
    /** Before words that a language model wrote. */
    readonly byModel: string;
    /** It goes over a spending limit now; from when it does not, where that is known. */
    readonly limited: string;
    readonly limitFrom: (when: string) => string;
    /** Where this order has ended by then: its own code will not work. */
    readonly limitRoomFrom: (when: string) => string;
    readonly limitLater: string;
    readonly refused: string;
    readonly reasons: Readonly<Record<RiskReason, string>>;
  };
  readonly refusals: Readonly<Record<PersonRefusal, string>>;
  /** A time of the day, and a day with its time. */
  readonly clock: (epochMs: number) => string;
  readonly moment: (epochMs: number) => string;
  /** `4 minutes 12 seconds`; whole seconds, never below zero. */
  readonly duration: (seconds: number) => string;
  /** Calmer: whole minutes until the last two. */
  readonly roughDuration: (seconds: number) => string;
}
