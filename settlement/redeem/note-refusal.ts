/** The ledger's line about a redeem call that was refused before it came to a decision. */
import type { RedeemAnswer, RedeemRequest } from '#core';
import type { SettlementContext } from '../settlement-context.ts';

export function noteRefusal(
  { store, clock }: Pick<SettlementContext, 'store' | 'clock'>,
  { digest, customerId, clientId }: RedeemRequest,
  outcome: RedeemAnswer['outcome'],
): Promise<void> {
  return store.appendNote({
    at: clock.nowEpochMs(),
    kind: 'redeem_refused',
    digest,
    facts: { outcome, customerId, clientId },
  });
}
