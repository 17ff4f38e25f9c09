import type { OrderTerms } from '#core';
import { firstFault, type Invariant, type Moment } from './invariant.ts';
import type { Capture } from '../world/simulated-processor.ts';

export const captureIsAsAgreed: Invariant = {
  name: 'capture is as agreed',
  number: 4,
  says: 'what is captured equals the terms: to the minor unit, the currency, the payee and the instrument',
  begin: () => (moment) => firstFault(moment.newCaptures, (capture) => findFault(moment, capture)),
};

function findFault({ now, world }: Moment, { request }: Capture): string | undefined {
  const terms = now.dryRuns.get(request.reference)?.terms;
  if (!terms) return undefined;
  const { amount, payeeId, processorVaultId } = request;
  const isAsAgreed =
    amount.amountMinor === terms.totalMinor &&
    amount.currency === terms.currency &&
    payeeId === terms.payeeId &&
    processorVaultId === vaultIdOf(terms, world);
  return isAsAgreed ? undefined : 'something else was captured than the customer agreed to';
}

/** Where the agreed card is kept: one that the customer added, or the one that was in the book from the start. */
function vaultIdOf({ instrument, customerId }: OrderTerms, { cardVault }: Moment['world']): string {
  return cardVault.api.vaultIds.get(instrument.id) ?? `vault-${customerId}`;
}
