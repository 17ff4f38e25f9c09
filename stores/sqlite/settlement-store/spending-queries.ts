/** What counts against limits, by the rows: by settlement in its own store, by approval in another's. Few rows each: what counts is of the last day. */
import {
  currencySchema,
  minorUnitsSchema,
  SPAN_MS,
  type CurrencyCode,
  type SpentAmounts,
  type SpentInWindow,
} from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { integerColumn } from '../rows.ts';

export interface SpentInSpans {
  readonly hour: SpentInWindow;
  readonly day: SpentInWindow;
}

export interface SpendingQueries {
  ofCustomer(customerId: string, nowEpochMs: number): SpentInSpans;
  ofCard(cardKey: string, nowEpochMs: number): SpentInSpans;
  /** At one seller in the last day. */
  atSeller(of: {
    readonly customerId: string;
    readonly merchantId: string;
    readonly nowEpochMs: number;
  }): SpentAmounts;
}

export const NOTHING_SPENT: SpentInSpans = {
  hour: { amountMinor: {}, calls: 0 },
  day: { amountMinor: {}, calls: 0 },
};

const spendingRow = z.strictObject({
  currency: currencySchema,
  amount_minor: integerColumn.pipe(minorUnitsSchema),
  counts_at: integerColumn,
});
type SpendingRow = z.output<typeof spendingRow>;

export function prepareSpendingQueries(connection: Connection): SpendingQueries {
  const columns = 'SELECT currency, amount_minor, counts_at FROM charges';
  const customer = connection.prepare(
    `${columns} WHERE customer_id = :customerId AND counts_at > :since`,
  );
  const card = connection.prepare(`${columns} WHERE card_key = :cardKey AND counts_at > :since`);
  const seller = connection.prepare(
    `${columns} WHERE customer_id = :customerId AND counts_at > :since AND merchant_id = :merchantId`,
  );
  // A row that does not parse is none of ours: the ledger tells of the one that it was.
  const parse = (rows: readonly unknown[]): readonly SpendingRow[] =>
    rows.flatMap((row) => spendingRow.safeParse(row).data ?? []);
  return {
    ofCustomer: (customerId, nowEpochMs) =>
      spansOf(parse(customer.all({ customerId, since: nowEpochMs - SPAN_MS.day })), nowEpochMs),
    ofCard: (cardKey, nowEpochMs) =>
      spansOf(parse(card.all({ cardKey, since: nowEpochMs - SPAN_MS.day })), nowEpochMs),
    atSeller: ({ customerId, merchantId, nowEpochMs }) => {
      const since = nowEpochMs - SPAN_MS.day;
      return sumOf(parse(seller.all({ customerId, merchantId, since }))).amountMinor;
    },
  };
}

function spansOf(lastDay: readonly SpendingRow[], nowEpochMs: number): SpentInSpans {
  const since = nowEpochMs - SPAN_MS.hour;
  return { hour: sumOf(lastDay.filter((row) => row.counts_at > since)), day: sumOf(lastDay) };
}

function sumOf(rows: readonly SpendingRow[]): SpentInWindow {
  const amountMinor: { [Currency in CurrencyCode]?: number } = {};
  for (const { currency, amount_minor: amount } of rows) {
    amountMinor[currency] = (amountMinor[currency] ?? 0) + amount;
  }
  return { amountMinor, calls: rows.length };
}
