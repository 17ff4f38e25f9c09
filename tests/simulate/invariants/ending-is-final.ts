import { NEXT_CHARGE_STATES } from '#core';
import { firstFault, type Invariant, type Moment } from './invariant.ts';

export const endingIsFinal: Invariant = {
  name: 'ending is final',
  number: 3,
  says: 'an order ends once and never otherwise; a charge is there exactly for what was redeemed and moves only as its states allow',
  begin: () => (moment) =>
    moment.now.endings === moment.before.endings
      ? undefined
      : (findChangedEnding(moment) ?? findWrongCharge(moment)),
};

function findChangedEnding({ before, now }: Moment): string | undefined {
  return firstFault(before.endings.values(), (was) => {
    const is = now.endings.get(was.digest);
    if (!is) return 'an ending is gone';
    const isSame =
      is.kind === was.kind &&
      is.ended_at === was.ended_at &&
      is.confirmation_id === was.confirmation_id;
    return isSame ? undefined : `an order that had ended as ${was.kind} ended again as ${is.kind}`;
  });
}

function findWrongCharge({ before, now }: Moment): string | undefined {
  const ended = firstFault(now.endings.values(), ({ digest, kind }) =>
    (kind === 'redeemed') === now.charges.has(digest)
      ? undefined
      : 'a redeemed order has no charge, or another has one',
  );
  if (ended !== undefined) return ended;
  return firstFault(now.charges.values(), ({ digest, state, intent_jws: intent }) => {
    const was = before.charges.get(digest);
    if (!was) return state === 'intended' ? undefined : `a charge began as ${state}`;
    if (was.intent_jws !== intent) return 'a charge changed its intent';
    const mayFollow: readonly string[] = NEXT_CHARGE_STATES[was.state];
    return was.state === state || mayFollow.includes(state)
      ? undefined
      : `a charge went from ${was.state} to ${state}`;
  });
}
