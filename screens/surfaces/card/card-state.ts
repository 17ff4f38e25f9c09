/** All that the card's screens are drawn from. */
import type { OrderList, OrderView } from '#core';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { FormWork, TotalRefusal } from '../../elements/index.ts';

export type Phase =
  | 'starting'
  | 'signing_in'
  | 'signed_out'
  | 'ready'
  /** The sign-in worked, but the browser threw its cookie away. */
  | 'cookies_dropped'
  /** The browser stores no key, so that nothing can be proved. */
  | 'key_not_kept';

/** The total was right; the person is to prove who they are. */
export interface Verification {
  readonly digest: string;
  readonly authorizationUrl: string;
  readonly passkey: PublicKeyCredentialRequestOptionsJSON;
  /** The passkey sheet was closed or failed. */
  readonly isInterrupted: boolean;
}

/** On the way to a passkey: a fresh sign-in is missing, or was just made. */
export type PasskeyStep =
  { readonly kind: 'sign_in'; readonly authorizationUrl: string } | { readonly kind: 'ready' };

export interface CardState {
  readonly phase: Phase;
  readonly list: OrderList | null;
  /** The digest of the order on the screen, or null for the list. */
  readonly opened: string | null;
  /** An opened order that the list does not hold (any more); `not_found` when it is not this customer's. */
  readonly apart: OrderView | 'not_found' | null;
  readonly isConnectionLost: boolean;
  readonly notice: string | null;
  readonly work: FormWork;
  readonly refusal: TotalRefusal | null;
  readonly verification: Verification | null;
  readonly passkeyStep: PasskeyStep | null;
  /** A passkey was added on this page. */
  readonly isPasskeyAdded: boolean;
}

export const FIRST_STATE: CardState = {
  phase: 'starting',
  list: null,
  opened: null,
  apart: null,
  isConnectionLost: false,
  notice: null,
  work: 'none',
  refusal: null,
  verification: null,
  passkeyStep: null,
  isPasskeyAdded: false,
};

/** The other orders that wait to be confirmed, the newest first. */
export function othersToConfirm(state: CardState, shown: OrderView): readonly OrderView[] {
  return (state.list?.orders ?? [])
    .filter((order) => order.state === 'to_confirm' && order.digest !== shown.digest)
    .sort((one, other) => other.createdAt - one.createdAt);
}

/** The order on the screen, if it is known. */
export function openedOrder(state: CardState): OrderView | 'not_found' | null {
  if (state.opened === null) return null;
  return state.list?.orders.find((order) => order.digest === state.opened) ?? state.apart;
}
