/** The columns of approval's store whose values change from state to state, each with the machine that says how. */
import {
  DECLINE_MACHINE,
  WITHDRAWAL_MACHINE,
  type DeclineAnswer,
  type WithdrawalState,
} from '#core';
import { namedStates, type StateColumn } from '../state-column.ts';

const NAMED = namedStates('ending', DECLINE_MACHINE);
/** No answer yet is no value. */
export const DECLINE_ANSWER: StateColumn<DeclineAnswer> = {
  ...NAMED,
  values: { ...NAMED.values, unanswered: 'NULL' },
};
export const WITHDRAWAL: StateColumn<WithdrawalState> = {
  column: 'is_withdrawn',
  machine: WITHDRAWAL_MACHINE,
  values: { standing: '0', withdrawn: '1' },
};
