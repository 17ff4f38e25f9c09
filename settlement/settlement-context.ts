/** What every use case of settlement works with; joined by hand in main.ts. */
import type {
  ApprovalReader,
  Clock,
  Hash,
  Mac,
  Merchant,
  Outbox,
  Processor,
  RequestReader,
  SettlementStore,
  Shop,
  Signer,
  ShopPolicy,
  Verifier,
} from '#core';
import type { Log, Timers } from '#edge';
import type { Charging } from './charge/create-charging.ts';
import type { Turns } from './redeem/turns.ts';

export interface PolicyInForce {
  readonly policy: ShopPolicy;
  readonly digest: string;
}

/** Asked once for each decision: the file may change at any moment, and no decision is made by two of them. */
export interface PolicySource {
  current(): PolicyInForce;
}

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
  /** The one shop whose orders are settled here. */
  readonly shop: Shop;
  /** The operator's policy; approval shows by the same, and settlement judges for itself. */
  readonly policy: PolicySource;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Log;
}

export interface SettlementContext extends SettlementPorts {
  readonly charging: Charging;
  /** Of redemptions that are to be judged. */
  readonly judging: Turns;
}
