/** What was spent in the last hour and day, for each of those whose limits an order counts against. */
import type { CurrencyCode } from '../money/currency.ts';
import type { OrderTerms } from '../order/order-terms.ts';
import { LIMIT_SCOPES, SPAN_MS, type LimitScope } from './limit.ts';
import type { AmountsByCurrency } from './reference-amount.ts';

/** Sums of whole minor units. The sum over all currencies follows from these by the table of the policy in force, so it is not stored. */
export interface SpentInWindow {
  readonly amountMinor: AmountsByCurrency;
  readonly calls: number;
}

export type SpentWindows = {
  readonly [Scope in LimitScope]: { readonly hour: SpentInWindow; readonly day: SpentInWindow };
};

/**
 * Money of one order. From its redemption on it is reserved and counts in every window, for it may leave at any moment; from its capture on it counts
 * for an hour and a day after that; once the processor has declined it, it never counts again.
 */
export interface Movement {
  readonly digest: string;
  readonly customerId: string;
  readonly clientId: string;
  readonly instrumentId: string;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  readonly redeemedAt: number;
  /** Null while it is reserved: intended, processing or unknown. */
  readonly capturedAt: number | null;
  readonly isDeclined: boolean;
}

/** The order whose limits are asked about. */
export type LimitedOrder = Pick<
  OrderTerms,
  'customerId' | 'clientId' | 'totalMinor' | 'currency'
> & {
  readonly instrument: Pick<OrderTerms['instrument'], 'id'>;
};

/** The windows by going through all movements: what a store's sums must equal. */
export function spentWindowsOf(
  movements: Iterable<Movement>,
  of: { readonly order: LimitedOrder; readonly nowEpochMs: number },
): SpentWindows {
  const sums = {
    instrument: emptyWindows(),
    client: emptyWindows(),
    customer: emptyWindows(),
    shop: emptyWindows(),
  };
  for (const movement of movements) {
    if (movement.isDeclined) continue;
    for (const scope of LIMIT_SCOPES) {
      if (!isInScope(movement, of.order, scope)) continue;
      if (counts(movement, SPAN_MS.hour, of.nowEpochMs)) add(sums[scope].hour, movement);
      if (counts(movement, SPAN_MS.day, of.nowEpochMs)) add(sums[scope].day, movement);
    }
  }
  return sums;
}

/** What happened exactly one span ago counts no more; what a clock that was set back puts into the future still does. */
function counts({ capturedAt }: Movement, spanMs: number, nowEpochMs: number): boolean {
  return capturedAt === null || capturedAt > nowEpochMs - spanMs;
}

function isInScope(movement: Movement, order: LimitedOrder, scope: LimitScope): boolean {
  switch (scope) {
    case 'shop':
      return true;
    case 'customer':
      return movement.customerId === order.customerId;
    case 'client':
      return movement.clientId === order.clientId;
    case 'instrument':
      return movement.instrumentId === order.instrument.id;
    default:
      return scope satisfies never;
  }
}

interface Sums {
  amountMinor: { [Currency in CurrencyCode]?: number };
  calls: number;
}

function emptyWindows(): { readonly hour: Sums; readonly day: Sums } {
  return { hour: { amountMinor: {}, calls: 0 }, day: { amountMinor: {}, calls: 0 } };
}

function add(sums: Sums, { amountMinor, currency }: Movement): void {
  sums.amountMinor[currency] = (sums.amountMinor[currency] ?? 0) + amountMinor;
  sums.calls += 1;
}
