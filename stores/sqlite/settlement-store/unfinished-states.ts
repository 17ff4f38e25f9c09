/** Conditions of SQL that come from the state machines of core, so that no query has a list of its own. */
import { NEXT_CHARGE_STATES, NEXT_REFUND_STATES, unfinishedStates } from '#core';

export const IS_UNFINISHED_CHARGE = isOneOf(unfinishedStates(NEXT_CHARGE_STATES));
export const IS_UNFINISHED_REFUND = isOneOf(unfinishedStates(NEXT_REFUND_STATES));

/** As the partial indexes of the tables have it, so that SQLite uses them. */
function isOneOf(states: readonly string[]): string {
  return `state IN (${states.map((state) => `'${state}'`).join(', ')})`;
}
