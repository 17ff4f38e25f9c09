/** What settlement keeps of a customer's past orders, and how its own transaction and the approval side ask for it: by the same queries. */
import type { SpentWindows } from '../policy/spent-windows.ts';
import type { DryRun } from '../order/dry-run.ts';
import type { AddressId, ClientId, CustomerId, InstrumentId, OrderDigest } from '../order/ids.ts';
import type { OrderHistory } from '../risk/risk-facts.ts';
import type { Verifier } from './crypto.ts';

/** The order whose past is asked for; the order itself is never part of it. */
export interface HistoryOf {
  readonly digest: OrderDigest;
  readonly customerId: CustomerId;
  readonly clientId: ClientId;
  readonly deviceId: string | undefined;
  readonly merchantId: string;
  readonly addressId: AddressId;
  readonly instrumentId: InstrumentId;
  readonly nowEpochMs: number;
}

/**
 * Trust is kept in a row that whoever can write rows can take away or put back as it was; what the signed ledger of the last day says is the
 * second witness. Thousandths; undefined where there is nothing.
 */
export interface StoredTrust {
  readonly kept: number | undefined;
  readonly witnessed: number | undefined;
}

/** The history as settlement's store alone knows it: halts are approval's to tell and proposals the request side's. */
export interface StoredOrderHistory extends Omit<
  OrderHistory,
  'trust' | 'unconfirmedHalts' | 'hasMoreHalts' | 'proposalsInTenMinutes'
> {
  readonly trust: StoredTrust;
  /** All customers who share a card with this one, the customer included: whose halts count too. */
  readonly household: readonly string[];
}

/**
 * Of approval's view, which decides nothing: it has no ledger beside it, and tells `client` and `shop` as nothing spent. What others have
 * bought is nobody's to see on a card; settlement decides by the whole.
 * @throws {StoreUnavailable} from any method, while the store cannot be opened.
 */
export interface OrderHistoryReader {
  /** `ledgerKeys`: of settlement's ledger; what is not sealed by one of them is not there. */
  readOrderHistory(of: HistoryOf & { readonly ledgerKeys: Verifier }): Promise<StoredOrderHistory>;
  readSpentWindows(of: HistoryOf): Promise<SpentWindows>;
}

export function historyOf(
  { digest, terms, askedWith }: Pick<DryRun, 'digest' | 'terms' | 'askedWith'>,
  nowEpochMs: number,
): HistoryOf {
  return {
    digest,
    customerId: terms.customerId,
    clientId: terms.clientId,
    deviceId: askedWith?.deviceId,
    merchantId: terms.merchant.id,
    addressId: terms.address.id,
    instrumentId: terms.instrument.id,
    nowEpochMs,
  };
}
