import { verifyWrittenConfirmation, type OrderTerms } from '#core';
import { CLOCK_MAY_BE_OFF_MS } from '../../../settlement/processor/read-processor-time.ts';
import { SIMULATED_KEYS } from '../world/simulated-keys.ts';
import { firstFault, type Invariant, type Moment } from './invariant.ts';
import type { EndingSeen } from './stores-seen.ts';

/** A step takes no time, but the clock is looked at just after it. */
const STEP_MS = 5;

export const redemptionIsInTime: Invariant = {
  name: 'redemption is in time',
  number: 1,
  says: 'an order is redeemed before its redeemBy and confirmed before its confirmBy, expires only after its redeemBy, ends at the time of the clock, and is redeemed only by a clock that is right',
  begin: () => (moment) => firstFault(moment.newEndings, (ending) => findFault(moment, ending)),
};

function findFault({ world, now }: Moment, ending: EndingSeen): string | undefined {
  const terms = now.dryRuns.get(ending.digest)?.terms;
  if (!terms) return undefined;
  if (ending.kind === 'expired') return findWrongExpiry(ending, terms, world);
  if (ending.kind !== 'redeemed') return undefined;
  const nowEpochMs = world.scheduler.nowEpochMs();
  // What the processor said may have been carried on through as much sleep as a clock may be wrong.
  if (Math.abs(world.scheduler.clockIsAheadByMs) > 2 * CLOCK_MAY_BE_OFF_MS) {
    return 'an order was redeemed by a clock that was wrong';
  }
  if (ending.ended_at > nowEpochMs) return 'an order was redeemed in the future';
  if (nowEpochMs - STEP_MS >= terms.redeemBy) return 'an order was redeemed after its redeemBy';
  const row = now.confirmations.find((stored) => stored.confirmation_id === ending.confirmation_id);
  const confirmation = row && verifyWrittenConfirmation(row.jws, SIMULATED_KEYS.approval.verifier);
  return confirmation && confirmation.confirmedAt >= terms.confirmBy
    ? 'an order was redeemed on a confirmation that was made after its confirmBy'
    : undefined;
}

/** The clock may have been set back between the look at it and the row: nothing is bought by that, so its time is read outside the transaction. */
function findWrongExpiry(
  { ended_at: endedAt }: EndingSeen,
  { redeemBy }: OrderTerms,
  { scheduler }: Moment['world'],
): string | undefined {
  if (endedAt > scheduler.latestEpochMs()) return 'an order expired in the future';
  return endedAt >= redeemBy ? undefined : 'an order expired before its redeemBy';
}
