/** Everything that the use cases of the approval side are handed: no step reaches for a clock, a key or a store by itself. */
import type {
  AccountView,
  AddressChange,
  ApprovalStore,
  Clock,
  CustomerId,
  Hash,
  Mac,
  Randomness,
  RequestReader,
  SealedAddressChange,
  SettlementReader,
  Shop,
  SignedDecline,
  PolicyInForce,
  Signer,
  TellCustomer,
  Verifier,
} from '#core';
import type { Log, Timers } from '#edge';
import type { ChangeBook } from './changes/change-book.ts';
import type { Explanations } from './explain/explanations.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { Readings } from './live/readings.ts';
import type { NoteUntrueOrder } from './orders/note-untrue-orders.ts';
import type { LedgerBooks } from './trace/ledger-books.ts';

export interface ApprovalParts {
  readonly origin: string;
  /** The simulator's page, or null outside the simulator. */
  readonly pageOrigin: string | null;
  readonly store: ApprovalStore;
  readonly requests: RequestReader;
  readonly settlement: SettlementReader;
  readonly identity: IdentityProvider;
  readonly hash: Hash;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomness: Randomness;
  /** Signs confirmations and declines. */
  readonly approvalKey: Signer;
  /** The public part of `approvalKey`. */
  readonly approvalKeys: Verifier;
  readonly settlementKeys: Verifier;
  /** Of settlement's ledger: what it keeps of a customer's past is sealed by one of them. */
  readonly settlementLedgerKeys: Verifier;
  readonly codeKey: Mac;
  /** The one shop whose orders are shown and confirmed here. */
  readonly shop: Shop;
  /** The operator's policy, asked once for each judgement; settlement watches the same file for itself. */
  readonly policy: { current(): PolicyInForce };
  /** Notes once that a stored dry run is none that can be shown, and why. */
  readonly noteUntrueOrder: NoteUntrueOrder;
  /** Numbers what is read for the screens. */
  readonly readings: Readings;
  /** The three ledgers, for the trace. */
  readonly ledgers: LedgerBooks;
  /** Has settlement told, until it answers, of a new decline and of those that are stored unanswered. */
  readonly tellSettlement: (declined?: SignedDecline) => void;
  /** Makes an address readable to settlement alone. */
  readonly sealAddress: (
    change: AddressChange,
    customerId: CustomerId,
  ) => Promise<SealedAddressChange>;
  /** Signs a change of the customer's book for settlement. */
  readonly changeBook: ChangeBook;
  /** The labels of the customer's book, and the processor's page for a new card. */
  readonly readBook: (customerId: CustomerId) => Promise<BookPart>;
  /** Web Push; null where there is none. */
  readonly push: {
    /** What a browser subscribes with (RFC 8292, section 3.2). */
    readonly applicationServerKey: string;
    readonly isKnownService: (endpoint: string) => boolean;
  } | null;
  /** Has the customer told, by letter and by notice, of what was changed. */
  readonly tellCustomer: TellCustomer;
  /** More words about a halt, from a language model where there is one; they decide nothing. */
  readonly explanations: Explanations;
  readonly limits: RateLimits;
  readonly log: Log;
}

export type BookPart = Pick<AccountView, 'addresses' | 'instruments' | 'instrumentPage'>;
