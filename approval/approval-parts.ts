/** Everything that the use cases of the approval side are handed: no step reaches for a clock, a key or a store by itself. */
import type {
  ApprovalStore,
  Clock,
  Hash,
  Mac,
  Randomness,
  RequestReader,
  SettlementReader,
  Shop,
  SignedDecline,
  Signer,
  Verifier,
} from '#core';
import type { Log, Timers } from '#edge';
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
  readonly codeKey: Mac;
  /** The one shop whose orders are shown and confirmed here. */
  readonly shop: Shop;
  /** Notes once that a stored dry run is none that can be shown, and why. */
  readonly noteUntrueOrder: NoteUntrueOrder;
  /** Numbers what is read for the screens. */
  readonly readings: Readings;
  /** The three ledgers, for the trace. */
  readonly ledgers: LedgerBooks;
  /** Has settlement told, until it answers, of a new decline and of those that are stored unanswered. */
  readonly tellSettlement: (declined?: SignedDecline) => void;
  readonly log: Log;
}
