import {
  confirmationIdSchema,
  deriveRedemptionToken,
  deriveVoiceCode,
  orderDigestSchema,
} from '#core';
import { SIMULATED_KEYS } from '../world/simulated-keys.ts';
import { firstFault, type Invariant } from './invariant.ts';
import type { EndingSeen } from './stores-seen.ts';
import type { Moment } from './invariant.ts';

export const redemptionHasTokenAndCode: Invariant = {
  name: 'redemption has token and code',
  number: 1,
  says: 'an order is redeemed only when one call of its own customer and client brought its token and the code of its confirmation',
  begin: () => (moment) =>
    firstFault(
      moment.newEndings.filter(({ kind }) => kind === 'redeemed'),
      (ending) => findFault(moment, ending),
    ),
};

function findFault({ now, redeems }: Moment, ending: EndingSeen): string | undefined {
  const terms = now.dryRuns.get(ending.digest)?.terms;
  if (!terms) return 'an order is redeemed that was never proposed';
  const digest = orderDigestSchema.parse(ending.digest);
  const { customerId, clientId } = terms;
  const confirmationId = confirmationIdSchema.parse(ending.confirmation_id);
  const code = deriveVoiceCode({ digest, terms, confirmationId }, SIMULATED_KEYS.codeKey);
  const token = deriveRedemptionToken({ digest, customerId, clientId }, SIMULATED_KEYS.requestKey);
  const isEntitled = redeems.some(
    (call) =>
      call.digest === digest &&
      call.token === token &&
      call.code === code &&
      call.customerId === customerId &&
      call.clientId === clientId,
  );
  return isEntitled ? undefined : 'an order was redeemed and nobody brought its token and code';
}
