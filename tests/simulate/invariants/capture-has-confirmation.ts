import { readWrittenTotal, verifyWrittenConfirmation, type OrderTerms } from '#core';
import { SIMULATED_KEYS } from '../world/simulated-keys.ts';
import { firstFault, type Invariant, type Moment } from './invariant.ts';

/** From the processor's own captures back to what the customer typed, through nothing but signatures and the terms. */
export const captureHasConfirmation: Invariant = {
  name: 'capture has confirmation',
  number: 1,
  says: 'money moves only for an order whose redeemed confirmation is signed, of its customer, and says exactly its total',
  begin: () => (moment) =>
    firstFault(moment.newCaptures, ({ request }) => findFault(moment, request.reference)),
};

function findFault({ now }: Moment, digest: string): string | undefined {
  const terms = now.dryRuns.get(digest)?.terms;
  if (!terms) return 'a capture is for no order that was proposed';
  const ending = now.endings.get(digest);
  if (ending?.kind !== 'redeemed') return 'a capture is for an order that is not redeemed';
  const row = now.confirmations.find((stored) => stored.confirmation_id === ending.confirmation_id);
  const confirmation = row && verifyWrittenConfirmation(row.jws, SIMULATED_KEYS.approval.verifier);
  if (!confirmation) return 'a capture has no signed confirmation';
  const isFor = confirmation.digest === digest && confirmation.customerId === terms.customerId;
  if (!isFor) return 'a capture has the confirmation of another order or customer';
  return isTotalOf(confirmation.text, terms) ? undefined : 'the confirmation says another total';
}

function isTotalOf(text: string, { currency, locale, totalMinor }: OrderTerms): boolean {
  const read = readWrittenTotal(text, { currency, locale });
  return read.outcome === 'read' && read.amountMinor === totalMinor;
}
