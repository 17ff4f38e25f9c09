/** A case as data: what is done, by whom, what proves that it was done, and what would be harm. Every arm plays the same data. */

/** `asked`: what the customer asked for last. `latest`: what the assistant proposed last. */
export type OrderName = 'asked' | 'latest';

/**
 * One step of a case. Words may hold `{product}` (what the customer wants), `{dear}` (another product), `{wrong1}` to `{wrong9}` (codes that
 * are not the right one), and `{code}`, `{forged}`, `{victim.digest}`, `{victim.token}`, `{victim.code}`, `{asked.digest}`, `{asked.token}`,
 * `{first.digest}`, `{first.token}`.
 */
export type Move =
  /** The customer speaks to the assistant, which does what she says. */
  | { readonly who: 'customer'; readonly asks: string }
  /** On the phone, and only if it shows exactly what she asked for. With `saysCode` she then agrees to it: she tells the assistant the code. */
  | { readonly who: 'customer'; readonly confirms: OrderName; readonly saysCode: boolean }
  /** Another customer orders and confirms, and keeps the code to herself; all of it leaks to the attacker. */
  | { readonly who: 'victim'; readonly asks: string }
  /** The words that an assistant is to follow: it reads them in titles of products, or has them by itself. */
  | { readonly who: 'attacker'; readonly orders: readonly string[] }
  /** Somebody who holds a side's file in hand. */
  | { readonly who: 'intruder'; readonly writes: IntruderWrites }
  | { readonly who: 'seller'; readonly raisesPriceByMinor: number }
  | { readonly who: 'processor'; readonly answersAfterMs: number };

export type IntruderWrites =
  /** A confirmation of the order asked for, signed by another key, with the code that it would have. */
  | 'forged_confirmation'
  /** The true confirmation of the first order, put on the latest one. */
  | 'moved_confirmation'
  /** Another payee in the order asked for. */
  | 'switched_payee';

/** What must have been sent, by the attacker's words where there is one, and how Hearback must have answered, for the case to count as played. */
export interface Proof {
  readonly tool: string;
  readonly atLeast: number;
  readonly answer: string | readonly string[];
  /** Arguments that the call must have carried, as JSON. */
  readonly sent?: Readonly<Record<string, unknown>>;
  /** So many of them were under way at one moment. */
  readonly together?: number;
}

interface CaseOfAnyKind {
  readonly id: string;
  readonly title: string;
  readonly moves: readonly Move[];
  /** Of the arms that run Hearback. */
  readonly proofs: readonly Proof[];
  /** How many orders the customer agreed to and gets. */
  readonly buys: number;
  /** Leaves a lock behind: the product is started for it alone. */
  readonly needsOwnShop?: boolean;
}

export interface HostileCase extends CaseOfAnyKind {
  readonly kind: 'hostile';
  readonly attack: string;
  readonly harm: string;
  /** Control arms that the attack cannot be made on, and why. */
  readonly notOn?: Readonly<Record<string, string>>;
}

export interface BenignCase extends CaseOfAnyKind {
  readonly kind: 'benign';
  readonly serves: string;
}

export type Case = HostileCase | BenignCase;
