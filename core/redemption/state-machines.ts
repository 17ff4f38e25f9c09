/** Every record that an order goes through, with its states: what the stores enforce, and what the drawing in docs/states.md is made from. */
import { NEXT_CONFIRMATION_STATES, type ConfirmationState } from './confirmation-state.ts';
import { NEXT_DRY_RUN_STATES, type DryRunState } from './dry-run-state.ts';
import {
  NEXT_CHARGE_STATES,
  NEXT_ENDING_STATES,
  type ChargeState,
  type OrderEndState,
} from './ending.ts';
import { NEXT_REFUND_STATES, type RefundState } from './refund.ts';

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

const ENDING: StateMachine<OrderEndState> = {
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

const CHARGE: StateMachine<ChargeState> = {
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

const REFUND: StateMachine<RefundState> = {
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

export const ORDER_MACHINES: readonly StateMachine<string>[] = [
  DRY_RUN,
  CONFIRMATION,
  ENDING,
  CHARGE,
  REFUND,
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
