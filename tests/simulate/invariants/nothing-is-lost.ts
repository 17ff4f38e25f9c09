import { askingWindowOf } from '../../../settlement/charge/asking-window.ts';
import { verifyChargeIntent } from '#core';
import { SIMULATED_KEYS } from '../world/simulated-keys.ts';
import { firstFault, type Invariant, type Moment } from './invariant.ts';
import type { ChargeSeen } from './stores-seen.ts';

export const nothingIsLost: Invariant = {
  name: 'nothing is lost',
  number: 6,
  says: 'in the end every capture is recorded as charged, every redeemed order has a known outcome, every receipt is mailed and every decline answered; what the processor may no longer be asked about is left for a person and called unknown',
  begin: () => {
    let wellSince: number | undefined;
    return (moment) => {
      const { chaos, processor, scheduler } = moment.world;
      const isWell = chaos.isCalm && processor.isReachable;
      wellSince = isWell ? (wellSince ?? scheduler.elapsedMs) : undefined;
      const isLong = wellSince !== undefined && scheduler.elapsedMs - wellSince > KNOWN_WITHIN_MS;
      return (
        (isLong ? findIdle(moment) : undefined) ?? (moment.isAtRest ? findLoss(moment) : undefined)
      );
    };
  },
};

/** The longest pause between two questions is a minute. */
const KNOWN_WITHIN_MS = 30 * 60_000;

/** Before its time is over: after that a person looks at it, and nobody could tell that nothing was done. */
function findIdle({ world, now }: Moment): string | undefined {
  return firstFault(now.charges.values(), ({ state, intent_jws: jws }) => {
    if (state === 'charged' || state === 'declined_by_processor') return undefined;
    const intent = verifyChargeIntent(jws, SIMULATED_KEYS.settlement.verifier);
    return intent && askingWindowOf(intent, world.scheduler.trueEpochMs()) === 'open'
      ? `nobody finds out about a charge that is ${state}`
      : undefined;
  });
}

function findLoss(moment: Moment): string | undefined {
  const { world, now } = moment;
  return (
    firstFault(world.processor.api.captures, ({ request, processorReference }) => {
      const charge = now.charges.get(request.reference);
      if (charge?.state === 'charged') {
        return charge.processor_reference === processorReference
          ? undefined
          : 'a capture is recorded as another';
      }
      return charge && isLeftForPerson(moment, charge)
        ? undefined
        : 'a capture was never recorded as charged';
    }) ??
    firstFault(now.charges.values(), (charge) => findUnsettled(moment, charge)) ??
    firstFault(now.declines.values(), ({ ending }) =>
      ending === null ? 'a decline was never answered' : undefined,
    )
  );
}

function findUnsettled(moment: Moment, charge: ChargeSeen): string | undefined {
  switch (charge.state) {
    case 'charged':
      return charge.is_receipt_sent === 1 &&
        moment.world.mailbox.api.messages.has(`receipt-${charge.digest}`)
        ? undefined
        : 'a receipt was never mailed';
    case 'declined_by_processor':
      return undefined;
    case 'intended':
    case 'processing':
    case 'unknown':
      if (!isLeftForPerson(moment, charge)) return `a charge stayed ${charge.state}`;
      moment.world.coverage.count('left_for_a_person');
      return undefined;
    default:
      return charge.state satisfies never;
  }
}

function isLeftForPerson({ world }: Moment, { intent_jws: jws }: ChargeSeen): boolean {
  const intent = verifyChargeIntent(jws, SIMULATED_KEYS.settlement.verifier);
  return intent !== undefined && askingWindowOf(intent, world.scheduler.trueEpochMs()) === 'over';
}
