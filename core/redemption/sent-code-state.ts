/** Whether a code that left for settlement may still buy its order, as far as the side that sent it knows. */

export const SENT_CODE_STATES = ['open', 'ended'] as const;
export type SentCodeState = (typeof SENT_CODE_STATES)[number];

/** An order that has ended unbought is bought by nobody afterwards. */
export const NEXT_SENT_CODE_STATES: {
  readonly [State in SentCodeState]: readonly SentCodeState[];
} = {
  open: ['ended'],
  ended: [],
};
