/** What an order is judged by: its own terms, and a part of the past that is bounded however long the past is. */
import type { CurrencyCode } from '../money/currency.ts';
import type { OrderDigest } from '../order/ids.ts';
import type { DryRun } from '../order/dry-run.ts';

/** How much of the past is read. More than this in a list is not looked at, but for halts: there it stops (see `hasMoreHalts`). */
export const RECENT_ORDERS_READ = 64;
export const BASELINE_ORDERS_READ = 24;
export const HALTED_ORDERS_READ = 64;
export const BOUGHT_ORDERS_READ = 16;
/** How old the orders may be that the usual is learned from. */
export const BASELINE_MAX_AGE_MS = 365 * 86_400_000;

export interface RiskLine {
  readonly productId: string;
  readonly quantity: number;
  readonly lineTotalMinor: number;
  /** The merchant's word, which settlement asks for itself. */
  readonly merchantCategoryCode: string;
}

export interface RiskOrder {
  readonly digest: OrderDigest;
  readonly totalMinor: number;
  readonly currency: CurrencyCode;
  readonly lines: readonly RiskLine[];
  readonly merchantId: string;
  readonly clientId: string;
  readonly addressId: string;
  readonly instrumentId: string;
  /** What the assistant called it, as it came. It is believed in nothing; that it differs is a sign. */
  readonly claimedCategory?: string;
}

/** A redeemed order, as far as habits are read from it. */
export interface PastOrder {
  /** When it was redeemed. */
  readonly at: number;
  readonly totalMinor: number;
  readonly currency: CurrencyCode;
  readonly merchantId: string;
}

/** An order that can be told from another: of halted and of bought ones. */
export interface EarlierOrder {
  readonly digest: OrderDigest;
  readonly at: number;
  readonly totalMinor: number;
  readonly currency: CurrencyCode;
  readonly merchantId: string;
  readonly lines: readonly Pick<RiskLine, 'productId' | 'quantity' | 'lineTotalMinor'>[];
}

export interface HaltedOrder extends EarlierOrder {
  /** `waiting` and `declined` hold other risky orders too; `lapsed` only the same again. One that was taken back by an assistant waits still. */
  readonly state: 'waiting' | 'declined' | 'lapsed';
}

/** Minor units by currency; a currency that is not there is nothing spent. */
export type SpentAmounts = { readonly [Currency in CurrencyCode]?: number };

export interface SpentInWindows {
  readonly lastHour: SpentAmounts;
  readonly lastDay: SpentAmounts;
}

export interface OrderHistory {
  /** The customer's last redeemed orders, over all clients, at most {@link RECENT_ORDERS_READ}; in any order. */
  readonly recent: readonly PastOrder[];
  /**
   * The oldest redeemed orders of the last {@link BASELINE_MAX_AGE_MS}, at most {@link BASELINE_ORDERS_READ}: what drift is measured
   * against. They stand still while the customer buys on, so that small steps add up. Where `recent` reaches further back, as it does for
   * who buys seldom, its oldest are taken instead.
   */
  readonly baseline: readonly PastOrder[];
  /** Redeemed by this customer over all clients, and by all customers who share an instrument with them (the customer included). */
  readonly spent: { readonly customer: SpentInWindows; readonly household: SpentInWindows };
  readonly seller: {
    /** When the customer first bought from this order's seller; undefined for never. */
    readonly firstBoughtAt: number | undefined;
    readonly spentLastDay: SpentAmounts;
  };
  readonly hasUsedClient: boolean;
  /** Spoken to before through this client; false too where the client tells none, and has told of one before. */
  readonly hasUsedDevice: boolean;
  readonly hasUsedAddress: boolean;
  readonly hasUsedInstrument: boolean;
  /** The customer had a past, and it is not there any more, or not as it was last: then what seems new is no first order's. */
  readonly isPastLost?: boolean;
  /** Thousandths. */
  readonly trust: number;
  /** Halted lately and not confirmed since, of the customer and the household, this order too where it was halted itself. */
  readonly unconfirmedHalts: readonly HaltedOrder[];
  /** There are more than {@link HALTED_ORDERS_READ} of this customer: then nobody can say that this is none of them. */
  readonly hasMoreHalts: boolean;
  /** Redeemed in the policy's `repeat.askWithinMs`, newest first, at most {@link BOUGHT_ORDERS_READ}. */
  readonly boughtLately: readonly EarlierOrder[];
  /** As {@link boughtLately}, of those who share an instrument with the customer. Nothing of it is told to anybody. */
  readonly boughtByOthers: readonly EarlierOrder[];
  /** Of this customer, over all clients and sessions, this one not counted. */
  readonly proposalsInTenMinutes: number;
}

export interface RiskFacts {
  readonly nowEpochMs: number;
  readonly order: RiskOrder;
  readonly history: OrderHistory;
}

/** The part of a dry run that is judged. */
export function riskOrderOf({
  digest,
  terms,
  askedWith,
}: Pick<DryRun, 'digest' | 'terms' | 'askedWith'>): RiskOrder {
  const claimedCategory = askedWith?.claimedCategory;
  return {
    digest,
    totalMinor: terms.totalMinor,
    currency: terms.currency,
    lines: terms.lines.map(({ productId, quantity, lineTotalMinor, merchantCategoryCode }) => ({
      productId,
      quantity,
      lineTotalMinor,
      merchantCategoryCode,
    })),
    merchantId: terms.merchant.id,
    clientId: terms.clientId,
    addressId: terms.address.id,
    instrumentId: terms.instrument.id,
    ...(claimedCategory !== undefined && { claimedCategory }),
  };
}

/** The history of a customer who has bought nothing yet and of whom nothing was halted. */
export function emptyHistory(trust: number): OrderHistory {
  const nothing = { lastHour: {}, lastDay: {} };
  return {
    recent: [],
    baseline: [],
    spent: { customer: nothing, household: nothing },
    seller: { firstBoughtAt: undefined, spentLastDay: {} },
    hasUsedClient: false,
    // Nobody has told one.
    hasUsedDevice: true,
    hasUsedAddress: false,
    hasUsedInstrument: false,
    trust,
    unconfirmedHalts: [],
    hasMoreHalts: false,
    boughtLately: [],
    boughtByOthers: [],
    proposalsInTenMinutes: 0,
  };
}
