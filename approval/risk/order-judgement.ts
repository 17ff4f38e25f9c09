/** What policy and risk say about one open order at one moment, as the card shows it; settlement decides anew when the code is said. */
import type { LimitSpan, RiskReason } from '#core';

export interface OrderJudgement {
  /** `halted`: a passkey alone confirms it. `refused`: it is not taken at all. */
  readonly outcome: 'allowed' | 'halted' | 'refused';
  /** Why it is halted or refused. */
  readonly reasons: readonly RiskReason[];
  /** Told, and stopping nothing. */
  readonly unusual: readonly RiskReason[];
  /** A spending limit that it goes over at this moment: its code does not work now. */
  readonly limit: ReachedLimit | null;
  /** Thousandths; null where nobody asked for it. */
  readonly riskScore: number | null;
  /** Of the policy that it was judged by, for the ledger. */
  readonly policyDigest: string;
}

export interface ReachedLimit {
  readonly per: Exclude<LimitSpan, 'call'>;
  /** From when it is within every limit, if nothing more is bought; null where only others could tell. */
  readonly freeFrom: number | null;
}
