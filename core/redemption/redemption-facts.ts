/** What settlement gathered itself before it decides, and what it may decide. */
import type { ChargeIntent } from '../evidence/charge-intent.ts';
import type { DryRun } from '../order/dry-run.ts';
import type { Shop } from '../order/shop.ts';
import type { LimitReached } from '../policy/judge-limits.ts';
import type { OrderRefusal } from '../policy/judge-order-by-policy.ts';
import type { RiskReason } from '../policy/risk-reason.ts';
import type { ShopPolicy } from '../policy/shop-policy.ts';
import type { SpentWindows } from '../policy/spent-windows.ts';
import type { Hash, Mac, Verifier } from '../ports/crypto.ts';
import type { StoredOrderHistory } from '../ports/order-history.ts';
import type { MerchantQuote, RedeemRequest } from '../ports/settlement-door.ts';
import type { HaltFacts } from './unconfirmed-halts.ts';

export interface StoredConfirmation {
  readonly confirmationId: string;
  readonly jws: string;
  readonly isWithdrawn: boolean;
}

export interface RedemptionFacts extends HaltFacts {
  readonly request: RedeemRequest;
  readonly nowEpochMs: number;
  readonly isLedgerVerified: boolean;
  /** When a person last let settlement's store go on that may have been put back from a copy; undefined where nobody ever had to. */
  readonly storeAcceptedAt: number | undefined;
  /** Our clock is near the processor's. A clock that is wrong makes every limit of time wrong, and one that nobody can vouch for may be. */
  readonly isClockRight: boolean;
  /** Read from the request side's store; undefined when there is none. */
  readonly dryRun: DryRun | undefined;
  /** Read from the approval side's store, oldest first. */
  readonly confirmations: readonly StoredConfirmation[];
  /** The same customer's newest confirmations of any order: a newer one takes back the older. */
  readonly confirmationJwssOfCustomer: readonly string[];
  readonly declineJwss: readonly string[];
  /** What the customer decided about this client. */
  readonly clientRightJwss: readonly string[];
  readonly unlockJwss: readonly string[];
  /** Wrong codes so far, by confirmation id. */
  readonly wrongCodes: (confirmationId: string) => number;
  /** Of the last 24 hours, later than the time given: what the customer unlocked counts no more. */
  readonly wrongCodesOfCustomerInADay: (unlockedAt: number) => number;
  /** `quote` is null when the merchant answered that it does not sell this any more; undefined when it gave no answer. */
  readonly merchantAnswer:
    { readonly quote: MerchantQuote | null; readonly askedAt: number } | undefined;
  /**
   * True only when ids, labels and commitment in the terms are what the vault holds for this customer: read in the transaction that redeems,
   * since a card or an address may be taken away while the merchant is asked.
   */
  readonly isBookConsistent: () => boolean;
  /** The shop that settlement settles for. */
  readonly shop: Shop;
  /** The one in force when the decision is taken. */
  readonly policy: ShopPolicy;
  /** What the customer bought before; read only for an order that has come so far. */
  readonly orderHistory: () => StoredOrderHistory;
  /** Of this customer in the last ten minutes, over all clients, this one not counted. */
  readonly proposalsInTenMinutes: () => number;
  /** What counts against the limits at this very moment, this order not counted. */
  readonly spentWindows: () => SpentWindows;
}

export interface RedemptionKeys {
  readonly hash: Hash;
  readonly codeKey: Mac;
  readonly approvalKeys: Verifier;
}

/** Of whatever was decided after the risk was judged: for the ledger. */
export interface JudgedRisk {
  /** Thousandths. */
  readonly riskScore?: number;
  readonly halts?: readonly RiskReason[];
}

export type RedemptionDecision = JudgedRisk & DecidedOutcome;

type DecidedOutcome =
  | {
      readonly outcome: 'redeem';
      readonly intent: ChargeIntent;
      readonly confirmationJws: string;
    }
  /** A wrong code: the try is counted in the same transaction. */
  | {
      readonly outcome: 'code_wrong';
      readonly confirmationId: string;
      readonly triesLeft: number;
    }
  /** Nothing ends: the window moves on, and a payment that is declined frees what it took. */
  | (Pick<LimitReached, 'scope' | 'per' | 'kind'> & { readonly outcome: 'limit_reached' })
  /** With an `end` the order ends in the same transaction. */
  | { readonly outcome: 'terms_changed'; readonly end: 'cancelled' }
  | { readonly outcome: 'declined'; readonly end: 'declined' }
  | { readonly outcome: 'expired'; readonly end: 'expired' | undefined }
  /** `rule`: the rule of the policy that forbids it, where it was the policy. */
  | { readonly outcome: 'refused'; readonly rule?: OrderRefusal['rule'] }
  | {
      readonly outcome:
        | 'waiting_for_confirmation'
        | 'stronger_confirmation_needed'
        | 'code_locked'
        | 'payment_unknown'
        | 'unavailable';
    };
