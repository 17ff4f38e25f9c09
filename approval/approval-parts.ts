/** Everything that the use cases of the approval side are handed: no step reaches for a clock, a key or a store by itself. */
import type {
  ApprovalStore,
  Clock,
  Hash,
  Mac,
  OrderDigest,
  Randomness,
  RequestReader,
  SettlementReader,
  Signer,
  Verifier,
} from '#core';
import type { Log, Timers } from '#edge';
import type { IdentityProvider } from './identity/identity-provider.ts';

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
  /** Notes once that a stored dry run is not what its terms give. */
  readonly noteUntrueOrder: (digest: OrderDigest) => Promise<void>;
  /** Tells the work on declines that there is a new one. */
  readonly wakeVoids: () => void;
  readonly log: Log;
}
