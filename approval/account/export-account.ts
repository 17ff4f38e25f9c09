/** Everything that is kept about the customer on this side, and what it refers to, as one document. */
import type { AccountView, OrderTerms, Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { gatherOrderFacts } from '../orders/gather-order-facts.ts';
import { decideOrderState } from '../orders/decide-order-state.ts';
import { readAccount } from './read-account.ts';
import { ownOrdersBefore } from './read-history.ts';

export interface AccountExport {
  readonly format: 'hearback-account-export';
  readonly version: 1;
  readonly account: AccountView;
  /** Newest first; at most {@link MOST_ORDERS}. */
  readonly orders: readonly {
    readonly digest: string;
    readonly state: string;
    readonly createdAt: number;
    readonly terms: OrderTerms;
    readonly requester: { readonly clientName: string; readonly device: string | null };
    readonly receipt: string | null;
  }[];
  /** As signed: they can be checked with the public key of this side. */
  readonly evidence: {
    readonly confirmations: readonly string[];
    readonly declines: readonly string[];
  };
}

const MOST_ORDERS = 1000;
/** And of rows that are looked at for them. */
const MOST_LOOKED_AT = 5000;

export async function exportAccount(
  session: Session,
  parts: ApprovalParts,
): Promise<AccountExport> {
  const account = await readAccount(session, parts);
  const orders: AccountExport['orders'][number][] = [];
  const beforeEpochMs = account.nowEpochMs + 1;
  const looked = { session, beforeEpochMs, mostLookedAt: () => MOST_LOOKED_AT };
  for await (const stored of ownOrdersBefore(looked, parts)) {
    if (orders.length === MOST_ORDERS) break;
    const { dryRun, requester } = stored;
    const facts = await gatherOrderFacts(stored, parts);
    orders.push({
      digest: dryRun.digest,
      state: decideOrderState(facts, session.sessionHash),
      createdAt: dryRun.createdAt,
      terms: dryRun.terms,
      requester,
      receipt: facts.receipt?.jws ?? null,
    });
  }
  const { confirmationJwss, declineJwss } = await parts.store.listEvidenceOf(session.customerId);
  return {
    format: 'hearback-account-export',
    version: 1,
    account,
    orders,
    evidence: { confirmations: confirmationJwss, declines: declineJwss },
  };
}
