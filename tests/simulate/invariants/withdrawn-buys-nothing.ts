import { firstFault, type Invariant, type Moment } from './invariant.ts';
import type { EndingSeen } from './stores-seen.ts';

export const withdrawnBuysNothing: Invariant = {
  name: 'withdrawn buys nothing',
  number: 1,
  says: 'a confirmation that the customer took back by confirming something else redeems nothing; one is live per customer, three per order are the most',
  begin: () => (moment) =>
    firstFault(
      moment.newEndings.filter(({ kind }) => kind === 'redeemed'),
      (ending) => findUse(moment, ending),
    ) ??
    (moment.now.confirmations === moment.before.confirmations ? undefined : findTooMany(moment)),
};

function findUse({ before }: Moment, ending: EndingSeen): string | undefined {
  const used = before.confirmations.find((row) => row.confirmation_id === ending.confirmation_id);
  if (!used) return 'an order was redeemed on a confirmation that is not there';
  if (used.is_withdrawn !== 0) return 'an order was redeemed on a withdrawn confirmation';
  const isNewest = before.confirmations.every(
    (row) => row.customer_id !== used.customer_id || row.row_number <= used.row_number,
  );
  return isNewest
    ? undefined
    : 'an order was redeemed although its customer has confirmed another since';
}

function findTooMany({ now }: Moment): string | undefined {
  const live = new Set<string>();
  const ofOrder = new Map<string, number>();
  for (const { customer_id: customerId, is_withdrawn: isWithdrawn, digest } of now.confirmations) {
    ofOrder.set(digest, (ofOrder.get(digest) ?? 0) + 1);
    if ((ofOrder.get(digest) ?? 0) > 3) return 'an order was confirmed more than three times';
    if (isWithdrawn !== 0) continue;
    if (live.has(customerId)) return 'a customer has two live confirmations';
    live.add(customerId);
  }
  return undefined;
}
