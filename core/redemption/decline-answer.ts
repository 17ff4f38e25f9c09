/** What settlement has answered to a customer's decline: how the order ended. */
import { ENDING_KINDS } from './ending.ts';

export const DECLINE_ANSWERS = ['unanswered', ...ENDING_KINDS] as const;
export type DeclineAnswer = (typeof DECLINE_ANSWERS)[number];

/** The first answer stays: an order ends once. */
export const NEXT_DECLINE_ANSWERS: {
  readonly [State in DeclineAnswer]: readonly DeclineAnswer[];
} = {
  unanswered: ENDING_KINDS,
  redeemed: [],
  cancelled: [],
  declined: [],
  expired: [],
};
