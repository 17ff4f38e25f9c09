/** All that the card's screens are drawn from. */
import type { AccountChange, AccountChangeKind, ChangeRefusal, OrderList, OrderView } from '#core';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { FormWork, TotalRefusal } from '../../elements/index.ts';
import type { PhoneTexts } from '../../strings/phone/phone-texts.ts';
import { ORDERS, type Place } from './route.ts';

export type Phase =
  | 'starting'
  | 'signing_in'
  | 'signed_out'
  | 'ready'
  /** The sign-in worked, but the browser threw its cookie away. */
  | 'cookies_dropped'
  /** The browser stores no key, so that nothing can be proved. */
  | 'key_not_kept';

/** What waits for a person to prove who they are: a typed total, or a change to the account. */
export type Verified =
  | { readonly kind: 'order'; readonly digest: string }
  | { readonly kind: 'change'; readonly change: AccountChange };

export interface Verification {
  readonly of: Verified;
  /** Null where only the passkey counts. */
  readonly authorizationUrl: string | null;
  readonly passkey: PublicKeyCredentialRequestOptionsJSON;
  /** The passkey sheet was closed or failed. */
  readonly isInterrupted: boolean;
}

/** How a change to the account ended; the recovery codes are shown once. */
export type ChangeEnd =
  | {
      readonly outcome: 'changed';
      readonly change: AccountChangeKind;
      readonly recoveryCodes?: readonly string[];
    }
  | { readonly outcome: 'refused'; readonly reason: ChangeRefusal };

/** On the way to a passkey: a fresh sign-in is missing, or was just made. */
export type PasskeyStep =
  { readonly kind: 'sign_in'; readonly authorizationUrl: string } | { readonly kind: 'ready' };

/** Words that follow the language, whenever it is switched. */
export type Words = (texts: PhoneTexts) => string;

export interface CardState {
  readonly phase: Phase;
  readonly list: OrderList | null;
  readonly place: Place;
  /** An opened order that the list does not hold (any more); `not_found` when it is not this customer's. */
  readonly apart: OrderView | 'not_found' | null;
  readonly isConnectionLost: boolean;
  readonly notice: Words | null;
  readonly work: FormWork;
  readonly refusal: TotalRefusal | null;
  /** What stands in the field of the opened order: it outlasts whatever takes the field's place for a while. */
  readonly typed: string;
  /** "This wasn't me" was pressed once, and says what it would do. */
  readonly isNotMeAsked: boolean;
  readonly verification: Verification | null;
  readonly changeEnd: ChangeEnd | null;
  readonly passkeyStep: PasskeyStep | null;
  /** A passkey was added on this page. */
  readonly isPasskeyAdded: boolean;
}

export const FIRST_STATE: CardState = {
  phase: 'starting',
  list: null,
  place: ORDERS,
  apart: null,
  isConnectionLost: false,
  notice: null,
  work: 'none',
  refusal: null,
  typed: '',
  isNotMeAsked: false,
  verification: null,
  changeEnd: null,
  passkeyStep: null,
  isPasskeyAdded: false,
};

/** The other orders that wait to be confirmed, the newest first. */
export function othersToConfirm(state: CardState, shown: OrderView): readonly OrderView[] {
  return (state.list?.orders ?? [])
    .filter((order) => order.state === 'to_confirm' && order.digest !== shown.digest)
    .sort((one, other) => other.createdAt - one.createdAt);
}

export function openedDigest({ place }: CardState): string | null {
  return place.name === 'order' || place.name === 'send_back' ? place.digest : null;
}

/** The order on the screen, if it is known. */
export function openedOrder(state: CardState): OrderView | 'not_found' | null {
  const opened = openedDigest(state);
  if (opened === null) return null;
  return state.list?.orders.find((order) => order.digest === opened) ?? state.apart;
}
