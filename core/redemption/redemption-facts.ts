/** What settlement gathered itself before it decides, and what it may decide. */
import type { ChargeIntent } from '../evidence/charge-intent.ts';
import type { DryRun } from '../order/dry-run.ts';
import type { Shop } from '../order/shop.ts';
import type { SpendingPolicy } from '../policy/spending-policy.ts';
import type { Hash, Mac, Verifier } from '../ports/crypto.ts';
import type { MerchantQuote, RedeemRequest } from '../ports/settlement-door.ts';

export interface StoredConfirmation {
  readonly confirmationId: string;
  readonly jws: string;
  readonly isWithdrawn: boolean;
}

export interface RedemptionFacts {
  readonly request: RedeemRequest;
  readonly nowEpochMs: number;
  readonly isLedgerVerified: boolean;
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
  /** True only when ids, labels and commitment in the terms are what the vault holds for this customer. */
  readonly isBookConsistent: boolean;
  /** The shop that settlement settles for. */
  readonly shop: Shop;
  /** Settlement's own: which totals need a passkey, and which are never taken. */
  readonly policy: SpendingPolicy;
}

export interface RedemptionKeys {
  readonly hash: Hash;
  readonly codeKey: Mac;
  readonly approvalKeys: Verifier;
}

export type RedemptionDecision =
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
  /** With an `end` the order ends in the same transaction. */
  | { readonly outcome: 'terms_changed'; readonly end: 'cancelled' }
  | { readonly outcome: 'declined'; readonly end: 'declined' }
  | { readonly outcome: 'expired'; readonly end: 'expired' | undefined }
  | {
      readonly outcome:
        | 'waiting_for_confirmation'
        | 'stronger_confirmation_needed'
        | 'code_locked'
        | 'refused'
        | 'payment_unknown'
        | 'unavailable';
    };
