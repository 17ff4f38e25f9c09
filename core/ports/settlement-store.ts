/** Settlement's store: endings, charges, receipts, tries, the vault and the settlement ledger. */
import type { AfterSaleStore, RefundRow } from './after-sale-store.ts';
import type { ChargeIntent } from '../evidence/charge-intent.ts';
import type { LedgerNote } from '../ledger/ledger-entry.ts';
import type { DryRun } from '../order/dry-run.ts';
import type { AddressId, CustomerId, InstrumentId, OrderDigest } from '../order/ids.ts';
import type { OrderTerms } from '../order/order-terms.ts';
import type { PostalAddress } from '../order/postal-address.ts';
import type { RedemptionDecision, RedemptionFacts } from '../redemption/redemption-facts.ts';
import type { ChargeState, Ending } from '../redemption/ending.ts';
import type { BookLabelReader, BookStore, Letter } from './book-store.ts';
import type { TrustEvent } from '../risk/trust.ts';
import type { Verifier } from './crypto.ts';
import type { Asked } from './processor.ts';
import type { ReadableLedger } from './readable-ledger.ts';
import type { OrderHistoryReader, StoredTrust } from './order-history.ts';

export interface BookAddress {
  readonly addressId: AddressId;
  readonly customerId: CustomerId;
  readonly label: string;
  readonly isDefault: boolean;
  /** base64url, 32 random bytes; the commitment is SHA-256 over it and the canonical JSON of `postal`. */
  readonly salt: string;
  readonly postal: PostalAddress;
}

export interface BookInstrument {
  readonly instrumentId: InstrumentId;
  readonly customerId: CustomerId;
  /** For example `Visa ending 4242`. */
  readonly label: string;
  readonly isDefault: boolean;
  /** The processor's own reference of the stored instrument. */
  readonly processorVaultId: string;
}

export interface CustomerBook {
  readonly addresses: readonly BookAddress[];
  readonly instruments: readonly BookInstrument[];
  /** Where the written receipt goes. */
  readonly email: string;
}

export interface ChargeRow {
  readonly digest: OrderDigest;
  readonly state: ChargeState;
  readonly intentJws: string;
  /** The written confirmation that was redeemed, as it was then. */
  readonly confirmationJws: string;
  readonly terms: DryRun['terms'];
  readonly processorReference: string | null;
  readonly receiptJws: string | null;
  readonly isReceiptSent: boolean;
}

export interface CustomerInADay {
  readonly customerId: CustomerId;
  readonly nowEpochMs: number;
  /** When the customer last unlocked voice; 0 for never. */
  readonly unlockedAt: number;
}

/** The facts that the store reads inside the transaction; the rest was gathered before it. */
export type FactsInStore = Pick<
  RedemptionFacts,
  | 'isLedgerVerified'
  | 'storeAcceptedAt'
  | 'dryRun'
  | 'confirmations'
  | 'confirmationJwssOfCustomer'
  | 'declineJwss'
  | 'clientRightJwss'
  | 'unlockJwss'
  | 'wrongCodes'
  | 'wrongCodesOfCustomerInADay'
  | 'orderHistory'
  | 'proposalsInTenMinutes'
  | 'spentWindows'
  | 'haltJwss'
  | 'endingOf'
> & {
  /** The customer's own. */
  readonly book: () => CustomerBook | undefined;
};

/** The customer's trust after one more order of theirs was paid or declined, by the policy in force. */
export type NextTrust = (trust: StoredTrust, event: TrustEvent) => number;

/** An order that was paid: from now on it speaks for its customer, which one that is only redeemed does not. */
export interface PaidOrder {
  readonly terms: OrderTerms;
  readonly redeemedAt: number;
  /** Of earlier orders: what a row says of them is believed by this alone. */
  readonly verifyIntent: (intentJws: string) => ChargeIntent | undefined;
  readonly nextTrust: NextTrust;
}

export type JudgedRedemption =
  | { readonly outcome: 'judged'; readonly decision: RedemptionDecision }
  | { readonly outcome: 'ended'; readonly ending: Ending; readonly charge: ChargeRow | undefined };

/** How sure settlement is of its own store, as it says itself. */
export interface StoreStanding {
  /** The ledger verifies, and reaches as far as it was known to. */
  readonly isVerified: boolean;
  /** As {@link SettlementStore.acceptedAt}. */
  readonly acceptedAt: number | null;
}

/** The writing handle; only settlement's processes open it. A change and its ledger note are one transaction, without any wait inside. */
export interface SettlementStore extends BookStore, AfterSaleStore {
  /**
   * One immediate transaction: an ending that is there wins. Otherwise the facts are read, `decide` is asked, and what it decided is
   * written: ending, signed intent and note; or the counted try and note; or the note alone.
   * @throws {StoreUnavailable} when the stores of the other sides cannot be read; then nothing was written.
   */
  judgeRedemption(call: {
    readonly digest: OrderDigest;
    readonly customerId: CustomerId;
    readonly nowEpochMs: number;
    readonly decide: (facts: FactsInStore) => RedemptionDecision;
    readonly signIntent: (intent: ChargeIntent) => string;
    /** Of earlier redemptions: what a row says of them is believed by this alone. */
    readonly verifyIntent: (intentJws: string) => ChargeIntent | undefined;
    readonly nextTrust: NextTrust;
    /** The store adds what its own witness reads from it. */
    readonly noteOf: (decision: RedemptionDecision, dryRun: DryRun | undefined) => LedgerNote;
  }): Promise<JudgedRedemption>;

  /**
   * Ends the order unless it has ended; answers the ending that is in force, and whether this call made it. Undefined, and nothing written, where the
   * ledger tells that the order was redeemed and its row does not; nor where an order of that `proposedAt` has no ending and may have been bought in a part
   * of the store that was lost.
   */
  endOrder(change: {
    readonly ending: Ending;
    readonly note: LedgerNote;
    /** When the order was proposed; left out where the customer's own signed word ends it, whatever was lost. */
    readonly proposedAt?: number;
    /** Of a decline: whose it was, for their trust. */
    readonly declinedBy?: { readonly customerId: CustomerId; readonly nextTrust: NextTrust };
  }): Promise<{ readonly ending: Ending; readonly isNew: boolean } | undefined>;
  findEnding(digest: OrderDigest): Promise<Ending | undefined>;

  findCharge(digest: OrderDigest): Promise<ChargeRow | undefined>;
  /** Charges that are `intended`, `processing` or `unknown`: the work after a restart. */
  listUnfinishedCharges(): Promise<readonly ChargeRow[]>;
  /** Moves the charge from one state to another only if it is in `from`; false when it was not. */
  moveCharge(change: {
    readonly digest: OrderDigest;
    readonly from: ChargeState;
    readonly to: ChargeState;
    readonly processorReference?: string;
    readonly receiptJws?: string;
    /** Of a charge that was made: from the verified evidence. Without it the order speaks for nobody. */
    readonly paid?: PaidOrder;
    /** Of a charge that leaves `intended`: what the processor is asked after this. */
    readonly asked?: Asked;
    /** What the customer is told of it, in the same transaction. */
    readonly letter?: Letter;
    readonly note: LedgerNote;
  }): Promise<boolean>;
  /** The body that was kept under this key, of a charge or a refund, when the processor was asked for the first time. */
  findAskedBody(idempotencyKey: string): Promise<string | undefined>;
  listUnsentReceipts(): Promise<readonly ChargeRow[]>;
  markReceiptSent(change: {
    readonly digest: OrderDigest;
    readonly note: LedgerNote;
  }): Promise<boolean>;

  countWrongCodes(confirmationId: string): Promise<number>;
  /** Of the last 24 hours, later than `unlockedAt`. */
  countWrongCodesOfCustomerInADay(of: CustomerInADay): Promise<number>;

  findBook(customerId: CustomerId): Promise<CustomerBook | undefined>;
  /** For the simulator's demo customers; refuses to change a book that is there. */
  insertBook(
    book: CustomerBook & { readonly customerId: CustomerId },
  ): Promise<'inserted' | 'already_there'>;

  /** Verifies what is new in the own ledger since the last call, or all of it after a write by anyone else. */
  isLedgerVerified(): Promise<boolean>;
  /** As the ledger tells it that was verified last: when a person let this store go on without its anchor. */
  acceptedAt(): Promise<number | undefined>;
  /** Keeps, for those who can only read, how sure this process is of the store; it was kept when the store was opened. */
  tellStanding(): Promise<void>;
  appendNote(note: LedgerNote): Promise<void>;
  close(): void;
}

/** The reading handle that approval holds. @throws {StoreUnavailable} from any method, while the store cannot be opened. */
export interface SettlementReader extends BookLabelReader, OrderHistoryReader, ReadableLedger {
  findEnding(digest: OrderDigest): Promise<Ending | undefined>;
  findCharge(digest: OrderDigest): Promise<ChargeRow | undefined>;
  countWrongCodes(confirmationId: string): Promise<number>;
  /** As {@link SettlementStore.countWrongCodesOfCustomerInADay}. */
  countWrongCodesOfCustomerInADay(of: CustomerInADay): Promise<number>;
  listRefunds(digest: OrderDigest): Promise<readonly RefundRow[]>;
  /** What settlement made of a person's wish to send goods back; undefined while it has not taken it. */
  findReturn(returnId: string): Promise<'accepted' | 'refused' | undefined>;
  /** Until when the merchant holds the goods of the dry run with this nonce; undefined when it never did. */
  findHeldUntil(holdKey: string): Promise<number | undefined>;
  /** Sealed by settlement; undefined where there is none that is. */
  findStanding(ledgerKeys: Verifier): Promise<StoreStanding | undefined>;
  close(): void;
}
