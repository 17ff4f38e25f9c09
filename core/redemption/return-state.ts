/** What became of a person's signed wish to send goods back. */

/** `asked`: settlement has no row of it yet. */
export const RETURN_STATES = ['asked', 'accepted', 'refused'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Nothing follows an answer: another wish is a record of its own. */
export const NEXT_RETURN_STATES: { readonly [State in ReturnState]: readonly ReturnState[] } = {
  asked: ['accepted', 'refused'],
  accepted: [],
  refused: [],
};
