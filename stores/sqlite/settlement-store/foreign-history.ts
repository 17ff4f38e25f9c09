/** History and windows as approval reads them: the same queries, without the ledger beside them; the card decides nothing. */
import type { OrderHistoryReader, Verifier } from '#core';
import type { Connection } from '../connection.ts';
import { createSealCheck } from '../row-seals.ts';
import { prepareCardQueries } from './card-table.ts';
import { prepareIsDeclined } from './past-of-order.ts';
import { createKnownPasts, prepareFindPast, type FindPast } from './past-table.ts';
import { readOrderHistory, readSpentWindows, type HistorySources } from './read-order-history.ts';
import { SETTLEMENT_SCHEMA } from './settlement-schema.ts';
import { prepareSpendingQueries } from './spending-queries.ts';

type Reading<Method extends keyof OrderHistoryReader> = (
  of: Parameters<OrderHistoryReader[Method]>[0],
) => Awaited<ReturnType<OrderHistoryReader[Method]>>;

export interface ForeignHistory {
  readonly readOrderHistory: Reading<'readOrderHistory'>;
  readonly readSpentWindows: Reading<'readSpentWindows'>;
}

export function prepareForeignHistory(connection: Connection): ForeignHistory {
  const cards = prepareCardQueries(connection);
  const plain: Omit<HistorySources, 'findPast'> = {
    rows: prepareSpendingQueries(connection),
    ledger: undefined,
    listHousehold: (customerId) => cards.listHousehold(customerId),
    isDeclined: prepareIsDeclined(connection),
  };
  // With a memory of what was sealed: a card is shown more than once.
  const findPastBy = new WeakMap<Verifier, FindPast>();
  const findPast = (sealKeys: Verifier): FindPast => {
    const known = findPastBy.get(sealKeys);
    if (known) return known;
    const isSealed = createSealCheck({ side: SETTLEMENT_SCHEMA.side, sealKeys });
    const made = prepareFindPast(connection, { isSealed }, createKnownPasts());
    findPastBy.set(sealKeys, made);
    return made;
  };
  return {
    readOrderHistory: ({ ledgerKeys, ...of }) =>
      readOrderHistory({ ...plain, findPast: findPast(ledgerKeys) }, of),
    readSpentWindows: (of) =>
      readSpentWindows(plain, of, { cardKey: cards.findCardKey(of), plasticKey: undefined }),
  };
}
