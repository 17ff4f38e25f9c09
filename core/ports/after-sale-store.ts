/** The part of settlement's store that is about what follows a charge: placing the order, goods that come back, money that goes back. */
import type { RefundIntent } from '../evidence/refund-intent.ts';
import type { LedgerNote } from '../ledger/ledger-entry.ts';
import type { Money } from '../money/money.ts';
import type { CustomerId, OrderDigest } from '../order/ids.ts';
import type { OrderTerms } from '../order/order-terms.ts';
import type { SpentWindows } from '../policy/spent-windows.ts';
import type { FulfilmentState } from '../redemption/fulfilment-state.ts';
import type { RefundCause, RefundState } from '../redemption/refund.ts';
import type { MinorUnits } from '../money/minor-units.ts';
import type { Letter } from './book-store.ts';
import type { Asked } from './processor.ts';
import type { ChargeRow } from './settlement-store.ts';

/** As many orders as may wait for one customer (design, section 5). */
export const HOLDS_PER_CUSTOMER = 5;

export interface RefundRow {
  readonly refundId: string;
  readonly digest: OrderDigest;
  readonly cause: RefundCause;
  readonly state: RefundState;
  readonly amountMinor: MinorUnits;
  readonly intentJws: string;
  readonly processorReference: string | null;
}

/** A refund that is to be recorded: the signed intent with what it says. */
export interface NewRefund {
  readonly intent: RefundIntent;
  readonly intentJws: string;
}

export type RecordedReturn =
  | 'recorded'
  | 'already_there'
  /** More than is left of the charge. Nothing was written. */
  | 'too_much';

/** Money that is to go back now, and whose limits it counts against: those of the order that it was paid for. */
export interface RefundStart {
  readonly terms: Pick<OrderTerms, 'customerId' | 'clientId' | 'instrument'>;
  readonly money: Money;
  readonly nowEpochMs: number;
  /** By what went back, or is on its way back, before this; false holds it. */
  readonly mayStart: (spent: SpentWindows) => boolean;
}

/** Every change is one transaction with its ledger note, and conditional on the state before it. */
export interface AfterSaleStore {
  /** Charged orders that the merchant has not taken yet. */
  listUnplacedOrders(): Promise<readonly ChargeRow[]>;
  findFulfilment(digest: OrderDigest): Promise<FulfilmentState | undefined>;
  /** False when the order is not to be placed (any more). */
  recordPlaced(change: {
    readonly digest: OrderDigest;
    readonly merchantReference: string;
    readonly note: LedgerNote;
  }): Promise<boolean>;
  /** The order is sold out and its money goes back: both or neither. False when the order is not to be placed (any more). */
  recordSoldOut(change: {
    readonly digest: OrderDigest;
    readonly refund: NewRefund;
    readonly letter: Letter;
    readonly note: LedgerNote;
  }): Promise<boolean>;
  isReturnRecorded(returnId: string): Promise<boolean>;
  /** A return that was accepted, with its refund, or refused (`refund` is null). */
  recordReturn(change: {
    readonly returnId: string;
    readonly digest: OrderDigest;
    readonly customerId: CustomerId;
    readonly refund: NewRefund | null;
    readonly letter: Letter;
    readonly note: LedgerNote;
  }): Promise<RecordedReturn>;
  /** Refunds that are `intended`, `processing` or `unknown`. */
  listUnfinishedRefunds(): Promise<readonly RefundRow[]>;
  listRefunds(digest: OrderDigest): Promise<readonly RefundRow[]>;
  /**
   * False when the refund is not in `from`, or is held. From `intended` to `processing`, after which the processor is asked, it takes `start`: the
   * limits are judged in the transaction that starts it (invariant 7).
   */
  moveRefund(change: {
    readonly refundId: string;
    readonly from: RefundState;
    readonly to: RefundState;
    readonly processorReference?: string;
    readonly letter?: Letter;
    readonly start?: RefundStart;
    /** With `start`: what the processor is asked after this. */
    readonly asked?: Asked;
    readonly note: LedgerNote;
  }): Promise<boolean>;
  /**
   * One place for goods to be held in, or false when the customer has {@link HOLDS_PER_CUSTOMER} others now: whoever only asks and asks cannot
   * empty the shop. It is taken before the merchant is asked, so that two questions at once cannot both be the last.
   */
  reserveHold(hold: {
    readonly holdKey: string;
    readonly customerId: CustomerId;
    readonly heldUntil: number;
    readonly nowEpochMs: number;
  }): Promise<boolean>;
  /** The merchant holds nothing (any more) under this key. */
  dropHold(holdKey: string): Promise<void>;
}
