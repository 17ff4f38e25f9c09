/** History and windows of one order, from all that bears witness to them: of each sum the larger counts, so that what one of them lost counts still. */
import {
  CURRENCY_CODES,
  customerIdSchema,
  type CurrencyCode,
  type HistoryOf,
  type SpentAmounts,
  type SpentInWindow,
  type SpentInWindows,
  type SpentWindows,
  type StoredOrderHistory,
} from '#core';
import { NO_PAST, type CustomerPast } from './customer-past.ts';
import type { FindPast } from './past-table.ts';
import type { SpendingInLedger } from './spending-in-ledger.ts';
import { NOTHING_SPENT, type SpendingQueries, type SpentInSpans } from './spending-queries.ts';

export interface HistorySources {
  readonly rows: SpendingQueries;
  readonly ledger: SpendingInLedger | undefined;
  readonly findPast: FindPast;
  readonly listHousehold: (customerId: HistoryOf['customerId']) => readonly string[];
  readonly isDeclined: (digest: HistoryOf['digest']) => boolean;
}

export function readOrderHistory(sources: HistorySources, of: HistoryOf): StoredOrderHistory {
  const { customerId, merchantId, nowEpochMs, digest } = of;
  const kept = sources.findPast(customerId);
  const past = kept ?? NO_PAST;
  const household = new Set([customerId, ...sources.listHousehold(customerId)]);
  const boughtIn = ({ bought }: CustomerPast) =>
    bought.filter((one) => one.digest !== digest && !sources.isDeclined(one.digest)).toReversed();
  const spentOf = (each: string): SpentInWindows => windowsOf(spansOfCustomer(sources, each, of));
  const own = spentOf(customerId);
  const others = [...household].filter((each) => each !== customerId);
  return {
    household: [...household],
    recent: past.recent,
    isPastLost: kept === undefined && sources.ledger?.pastMarkOf(customerId) !== undefined,
    baseline: past.baseline,
    spent: {
      customer: own,
      household: others.map(spentOf).reduce(addWindows, own),
    },
    seller: {
      firstBoughtAt: past.sellers.find(({ id }) => id === merchantId)?.firstBoughtAt,
      spentLastDay: witnessesOf(sources)
        .map((witness) => witness.atSeller({ customerId, merchantId, nowEpochMs }))
        .reduce(largerAmounts),
    },
    hasUsedClient: past.clients.includes(of.clientId),
    hasUsedDevice: hasUsedDevice(past, of),
    hasUsedAddress: past.addresses.includes(of.addressId),
    hasUsedInstrument: past.instruments.includes(of.instrumentId),
    trust: {
      kept: past.trust ?? undefined,
      witnessed: sources.ledger?.trustOf(customerId),
    },
    boughtLately: boughtIn(past),
    boughtByOthers: others
      .map((other) => customerIdSchema.safeParse(other).data)
      .flatMap((other) => boughtIn((other && sources.findPast(other)) ?? NO_PAST)),
  };
}

/** A client that has never told a device may go on telling none; one that has, and tells none now, speaks of another. */
function hasUsedDevice({ devices }: CustomerPast, { clientId, deviceId }: HistoryOf): boolean {
  const known = devices.filter((each) => each.clientId === clientId);
  if (known.length === 0) return deviceId === undefined;
  return known.some((each) => each.deviceId === deviceId);
}

/** Of the entry that pays: the card by the processor, and by what is printed on it. */
interface CardKeys {
  readonly cardKey: string | undefined;
  readonly plasticKey: string | undefined;
}

/** Without the ledger, as approval reads it, `client` and `shop` are nothing: see `OrderHistoryReader`. */
export function readSpentWindows(
  sources: Pick<HistorySources, 'rows' | 'ledger'>,
  of: HistoryOf,
  { cardKey, plasticKey }: CardKeys,
): SpentWindows {
  const { ledger } = sources;
  const { clientId, nowEpochMs } = of;
  return {
    instrument:
      cardKey === undefined
        ? NOTHING_SPENT
        : [
            ...witnessesOf(sources).map((witness) => witness.ofCard(cardKey, nowEpochMs)),
            (plasticKey !== undefined && ledger?.ofCard(plasticKey, nowEpochMs)) || NOTHING_SPENT,
          ].reduce(largerSpans),
    customer: spansOfCustomer(sources, of.customerId, of),
    client: ledger?.ofClient(clientId, nowEpochMs) ?? NOTHING_SPENT,
    shop: ledger?.ofShop(nowEpochMs) ?? NOTHING_SPENT,
  };
}

function witnessesOf({
  rows,
  ledger,
}: Pick<HistorySources, 'rows' | 'ledger'>): readonly SpendingQueries[] {
  return ledger ? [rows, ledger] : [rows];
}

function spansOfCustomer(
  sources: Pick<HistorySources, 'rows' | 'ledger'>,
  customerId: string,
  { nowEpochMs }: HistoryOf,
): SpentInSpans {
  return witnessesOf(sources)
    .map((witness) => witness.ofCustomer(customerId, nowEpochMs))
    .reduce(largerSpans);
}

function largerSpans(one: SpentInSpans, other: SpentInSpans): SpentInSpans {
  return { hour: larger(one.hour, other.hour), day: larger(one.day, other.day) };
}

function larger(one: SpentInWindow, other: SpentInWindow): SpentInWindow {
  return {
    amountMinor: largerAmounts(one.amountMinor, other.amountMinor),
    calls: Math.max(one.calls, other.calls),
  };
}

function largerAmounts(one: SpentAmounts, other: SpentAmounts): SpentAmounts {
  return merge(one, other, (amount, another) => Math.max(amount, another));
}

function windowsOf({ hour, day }: SpentInSpans): SpentInWindows {
  return { lastHour: hour.amountMinor, lastDay: day.amountMinor };
}

function addWindows(one: SpentInWindows, other: SpentInWindows): SpentInWindows {
  const add = (amount: number, another: number): number => amount + another;
  return {
    lastHour: merge(one.lastHour, other.lastHour, add),
    lastDay: merge(one.lastDay, other.lastDay, add),
  };
}

function merge(
  one: SpentAmounts,
  other: SpentAmounts,
  by: (amount: number, another: number) => number,
): SpentAmounts {
  const merged: { [Currency in CurrencyCode]?: number } = {};
  for (const currency of CURRENCY_CODES) {
    const [amount, another] = [one[currency], other[currency]];
    if (amount === undefined && another === undefined) continue;
    merged[currency] = by(amount ?? 0, another ?? 0);
  }
  return merged;
}
