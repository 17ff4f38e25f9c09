/** Every record whose state changes, with its states: what the stores enforce, and what the drawing in docs/states.md is made from. */
import { NEXT_CART_ORDER_STATES, type CartOrderState } from './cart-order-state.ts';
import { NEXT_CONFIRMATION_STATES, type ConfirmationState } from './confirmation-state.ts';
import { NEXT_DECLINE_ANSWERS, type DeclineAnswer } from './decline-answer.ts';
import { NEXT_DELIVERY_STATES, type DeliveryState } from './delivery-state.ts';
import { NEXT_DRY_RUN_STATES, type DryRunState } from './dry-run-state.ts';
import {
  NEXT_CHARGE_STATES,
  NEXT_ENDING_STATES,
  type ChargeState,
  type OrderEndState,
} from './ending.ts';
import { NEXT_FULFILMENT_STATES, type FulfilmentState } from './fulfilment-state.ts';
import { NEXT_HOLD_STATES, type HoldState } from './hold-state.ts';
import { NEXT_REFUND_STATES, type RefundState } from './refund.ts';
import { NEXT_RETURN_STATES, type ReturnState } from './return-state.ts';
import { NEXT_SENT_CODE_STATES, type SentCodeState } from './sent-code-state.ts';
import { NEXT_WITHDRAWAL_STATES, type WithdrawalState } from './withdrawal-state.ts';

export interface StateMachine<State extends string> {
  readonly record: string;
  /** Who writes it, and whether its state is a column or read from what others wrote. */
  readonly kept: string;
  readonly begins: State;
  readonly next: { readonly [From in State]: readonly State[] };
  readonly means: { readonly [OfState in State]: string };
}

const DRY_RUN: StateMachine<DryRunState> = {
  record: 'DryRun',
  kept: 'Inserted by the request side and never changed; its state is read from confirmations, endings and the time.',
  begins: 'waiting',
  next: NEXT_DRY_RUN_STATES,
  means: {
    waiting: 'it may be confirmed until confirmBy',
    confirmed: 'a live confirmation waits for its code until redeemBy',
    over: 'too late to confirm, and not confirmed in time as far as can be read',
    ended: 'it has an Ending',
  },
};

const CONFIRMATION: StateMachine<ConfirmationState> = {
  record: 'Confirmation',
  kept: 'Presented, confirmed, withdrawn and declined are rows of the approval side; used, lapsed and locked are read from settlement.',
  begins: 'none',
  next: NEXT_CONFIRMATION_STATES,
  means: {
    none: 'the customer has not seen the order',
    presented: 'the card was shown',
    confirmed: 'the exact total was typed and the customer verified; a code is shown',
    withdrawn: 'the customer confirmed something after it',
    locked: 'three wrong codes for it, or ten of the customer in a day',
    declined: 'the customer said that this was not them',
    lapsed: 'redeemBy has passed, or the order ended otherwise',
    used: 'it redeemed the order',
  },
};

export const ENDING_MACHINE: StateMachine<OrderEndState> = {
  record: 'Ending',
  kept: 'One row of settlement, unique on the digest; the first wins.',
  begins: 'open',
  next: NEXT_ENDING_STATES,
  means: {
    open: 'no row yet',
    redeemed: 'token, code and confirmation were right, in time',
    cancelled: 'cancelled by its client, or its terms changed',
    declined: 'declined by its customer',
    expired: 'redeemBy passed',
  },
};

export const CHARGE_MACHINE: StateMachine<ChargeState> = {
  record: 'Charge',
  kept: 'One row of settlement for each redeemed order; each move is a conditional write with its ledger entry.',
  begins: 'intended',
  next: NEXT_CHARGE_STATES,
  means: {
    intended: 'the signed intent is stored with the ending',
    processing: 'the processor may have been asked',
    charged: 'captured exactly as intended; the receipt is stored',
    declined_by_processor: 'the processor refused; nothing was bought',
    unknown: 'no clear answer yet: asked again under the same key',
  },
};

export const REFUND_MACHINE: StateMachine<RefundState> = {
  record: 'Refund',
  kept: 'Rows of settlement beside a charge that is charged; a charge is called partly refunded or refunded by their sum.',
  begins: 'intended',
  next: NEXT_REFUND_STATES,
  means: {
    intended: 'decided and stored',
    processing: 'the processor may have been asked',
    refunded: 'the money went back where it came from',
    refused_by_processor: 'the processor refused; nothing went back',
    unknown: 'no clear answer yet: asked again under the same key',
  },
};

export const RECEIPT_MACHINE: StateMachine<DeliveryState> = {
  record: 'Receipt delivery',
  kept: 'A column of the charge; the receipt itself is written with the charge and never changes.',
  begins: 'to_send',
  next: NEXT_DELIVERY_STATES,
  means: {
    to_send: 'the mail server has not surely taken it',
    sent: 'the mail server took it; it is not sent again',
  },
};

export const FULFILMENT_MACHINE: StateMachine<FulfilmentState> = {
  record: 'Fulfilment',
  kept: 'One row of settlement for each charged order.',
  begins: 'to_place',
  next: NEXT_FULFILMENT_STATES,
  means: {
    to_place: 'paid, and the merchant is asked until it answers',
    placed: 'the merchant has it',
    sold_out:
      'the merchant cannot send it: all of the money goes back, by a refund of the same transaction',
  },
};

export const RETURN_MACHINE: StateMachine<ReturnState> = {
  record: 'Return',
  kept: 'Asked is a signed record of the approval side; its answer is one row of settlement, unique on the return, and the first wins.',
  begins: 'asked',
  next: NEXT_RETURN_STATES,
  means: {
    asked: 'no row yet',
    accepted: 'the merchant takes the goods back; the refund is of the same transaction',
    refused: 'the merchant does not, or it was not for this order',
  },
};

export const LETTER_MACHINE: StateMachine<DeliveryState> = {
  record: 'Letter',
  kept: 'One row of settlement, written with what it tells of; its words are sealed.',
  begins: 'to_send',
  next: NEXT_DELIVERY_STATES,
  means: {
    to_send: 'the mail server has not surely taken it',
    sent: 'the mail server took it; it is not sent again',
  },
};

const STOCK_HOLD: StateMachine<HoldState> = {
  record: 'Stock hold',
  kept: 'A row of settlement that is there or not, and the time; no money depends on it.',
  begins: 'none',
  next: NEXT_HOLD_STATES,
  means: {
    none: 'never asked for, let go, or forgotten a day after its time',
    held: 'the merchant keeps the goods back',
    lapsed: 'its time is over: the merchant may sell them',
  },
};

export const DECLINE_MACHINE: StateMachine<DeclineAnswer> = {
  record: 'Decline',
  kept: 'A row of the approval side; the decline itself never changes, and what settlement answers is written once.',
  begins: 'unanswered',
  next: NEXT_DECLINE_ANSWERS,
  means: {
    unanswered: 'settlement is asked until it answers',
    redeemed: 'too late: it had been bought',
    cancelled: 'it had been cancelled',
    declined: 'it ended by this decline',
    expired: 'it had run out of time',
  },
};

export const WITHDRAWAL_MACHINE: StateMachine<WithdrawalState> = {
  record: 'Confirmation’s mark',
  kept: 'A sealed column of the approval side’s row: what of a confirmation the approval side itself changes.',
  begins: 'standing',
  next: NEXT_WITHDRAWAL_STATES,
  means: {
    standing: 'the customer has confirmed nothing after it',
    withdrawn: 'the customer confirmed something after it',
  },
};

const CART_ORDER: StateMachine<CartOrderState> = {
  record: 'Cart’s order mark',
  kept: 'A row of the request side while it is marked; whoever takes the row out settles the cart, in one transaction.',
  begins: 'marked',
  next: NEXT_CART_ORDER_STATES,
  means: {
    marked: 'the cart waits for the order’s end',
    settled: 'the order ended: what was bought of it has left the cart',
    forgotten: 'too many newer orders of the same client are marked',
  },
};

export const SENT_CODE_MACHINE: StateMachine<SentCodeState> = {
  record: 'Sent codes',
  kept: 'A column of the request side’s row of an order for which codes have left to settlement; beside it, how many left and how many surely bought nothing.',
  begins: 'open',
  next: NEXT_SENT_CODE_STATES,
  means: {
    open: 'some call may still buy the order, unless each is known to have bought nothing',
    ended: 'the order ended unbought',
  },
};

export const STATE_MACHINES: readonly StateMachine<string>[] = [
  DRY_RUN,
  CONFIRMATION,
  WITHDRAWAL_MACHINE,
  DECLINE_MACHINE,
  ENDING_MACHINE,
  CHARGE_MACHINE,
  RECEIPT_MACHINE,
  FULFILMENT_MACHINE,
  RETURN_MACHINE,
  REFUND_MACHINE,
  LETTER_MACHINE,
  STOCK_HOLD,
  CART_ORDER,
  SENT_CODE_MACHINE,
];

/** The states that something may follow, in the order of the machine: where there is work left. */
export function unfinishedStates<State extends string>(
  next: StateMachine<State>['next'],
): readonly State[] {
  const states = Object.keys(next) as State[];
  return states.filter((state) => next[state].length > 0);
}

/** Whether a record of this machine may go from one state to the other; staying is no move. */
export function mayFollow<State extends string>(
  next: StateMachine<State>['next'],
  move: { readonly from: State; readonly to: State },
): boolean {
  return next[move.from].includes(move.to);
}

/** The states that a record may come from to this one: the condition of the write that moves it there. */
export function statesBefore<State extends string>(
  next: StateMachine<State>['next'],
  to: State,
): readonly State[] {
  const states = Object.keys(next) as State[];
  return states.filter((from) => next[from].includes(to));
}
