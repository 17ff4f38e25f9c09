/** The columns of settlement's store whose values change from state to state, each with the machine that says how. */
import {
  CHARGE_MACHINE,
  FULFILMENT_MACHINE,
  LETTER_MACHINE,
  RECEIPT_MACHINE,
  REFUND_MACHINE,
} from '#core';
import { namedStates, type StateColumn } from '../state-column.ts';

export const CHARGE_STATE = namedStates('state', CHARGE_MACHINE);
export const REFUND_STATE = namedStates('state', REFUND_MACHINE);
export const FULFILMENT_STATE = namedStates('state', FULFILMENT_MACHINE);

const SENT = { to_send: '0', sent: '1' } as const;
export const RECEIPT_SENT: StateColumn<'to_send' | 'sent'> = {
  column: 'is_receipt_sent',
  machine: RECEIPT_MACHINE,
  values: SENT,
};
export const LETTER_SENT: StateColumn<'to_send' | 'sent'> = {
  column: 'is_sent',
  machine: LETTER_MACHINE,
  values: SENT,
};
