/** What every use case of settlement works with; joined by hand in main.ts. */
import type {
  ApprovalReader,
  Clock,
  Hash,
  Mac,
  Merchant,
  Processor,
  RequestReader,
  SettlementStore,
  Signer,
  Verifier,
} from '#core';
import type { Log } from '#edge';
import type { Charging } from './charge/create-charging.ts';

export interface SettlementKeys {
  readonly hash: Hash;
  readonly codeKey: Mac;
  readonly approvalKeys: Verifier;
  readonly settlementKey: Signer;
  readonly settlementKeys: Verifier;
}

/** What settlement is given from outside. */
export interface SettlementPorts {
  readonly store: SettlementStore;
  readonly requests: RequestReader;
  readonly approvals: ApprovalReader;
  readonly merchant: Merchant;
  readonly processor: Processor;
  readonly outbox: Outbox;
  readonly keys: SettlementKeys;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Log;
}

export interface SettlementContext extends SettlementPorts {
  readonly charging: Charging;
}

export interface Timers {
  /** Runs `run` once after the delay, unless the returned function was called before. */
  after(delayMs: number, run: () => void): () => void;
}

/** Where written receipts are handed over. Throws unless the message was surely taken. */
export interface Outbox {
  send(message: {
    readonly idempotencyKey: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
  }): Promise<void>;
}
