/** The column of the request side's store whose value changes from state to state, with the machine that says how. */
import { SENT_CODE_MACHINE, type SentCodeState } from '#core';
import type { StateColumn } from '../state-column.ts';

export const SENT_CODE_ENDED: StateColumn<SentCodeState> = {
  column: 'has_ended',
  machine: SENT_CODE_MACHINE,
  values: { open: '0', ended: '1' },
};
