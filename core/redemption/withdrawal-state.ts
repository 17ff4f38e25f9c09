/** Whether a confirmation stands or is marked as withdrawn: the one thing of its row that changes. */

export const WITHDRAWAL_STATES = ['standing', 'withdrawn'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** What is withdrawn never comes back: another confirmation is a record of its own. */
export const NEXT_WITHDRAWAL_STATES: {
  readonly [State in WithdrawalState]: readonly WithdrawalState[];
} = {
  standing: ['withdrawn'],
  withdrawn: [],
};
