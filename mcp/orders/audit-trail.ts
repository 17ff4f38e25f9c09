/** What was done in the customer's name on this side, from the request ledger: their own entries alone, the newest first. */
import type { LedgerEntry } from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import { foundIn, type FoundOrder } from './find-order.ts';
import { isLongOver } from './is-past.ts';
import { PROPOSAL_REFUSALS, type ProposalRefusal } from './propose-order.ts';

export type AuditEntry =
  | {
      readonly kind: 'read_back';
      readonly at: number;
      readonly clientName: string | undefined;
      /** Without a standing where settlement tells this client of it no more. */
      readonly order: Pick<FoundOrder, 'dryRun'> & Partial<FoundOrder>;
    }
  | {
      readonly kind: 'not_read_back';
      readonly at: number;
      readonly clientName: string | undefined;
      readonly reason: ProposalRefusal;
    };

export interface AuditTrail {
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
  /** There are entries of the past, and others may hear this device. */
  readonly isPastOnPhone: boolean;
}

/** As many as are told in half a minute. */
export const ENTRIES_A_PAGE = 2;

/** @throws when settlement cannot be reached: then nobody knows what may be told. */
export async function readAuditTrail(
  side: RequestSide,
  caller: Caller,
  page: number,
): Promise<AuditTrail> {
  const { customerId } = caller;
  const [status, book, found] = await Promise.all([
    side.settlement.status(caller),
    side.settlement.listBook(caller),
    side.store.listEntriesOfCustomer({
      customerId,
      after: (page - 1) * ENTRIES_A_PAGE,
      limit: ENTRIES_A_PAGE + 1,
    }),
  ]);
  const listed = found.slice(0, ENTRIES_A_PAGE);
  // Whom the customer has sent away learns no more what others are asked for; what it asked for itself it knows.
  const isSentAway = book.outcome === 'refused';
  const told = await Promise.all(
    listed
      .filter(({ facts }) => !isSentAway || facts['clientId'] === caller.clientId)
      .map((entry) => tellEntry(side, { caller, entry, status })),
  );
  const entries = told.flatMap((each) => (typeof each === 'object' ? [each] : []));
  const isPastOnPhone = told.includes('on_phone');
  // What lies before a past entry is past too.
  return { entries, hasMore: found.length > listed.length && !isPastOnPhone, isPastOnPhone };
}

async function tellEntry(
  side: RequestSide,
  of: {
    readonly caller: Caller;
    readonly entry: LedgerEntry;
    readonly status: Awaited<ReturnType<RequestSide['settlement']['status']>>;
  },
): Promise<AuditEntry | 'on_phone' | undefined> {
  const { at, kind, digest, facts } = of.entry;
  const clientName = side.clientNames[String(facts['clientId'])];
  const isForPhoneSince = (endedBy: number): boolean =>
    of.status.mayTellHistory !== true && isLongOver(endedBy, side.clock.nowEpochMs());
  if (kind === 'proposal_refused') {
    const reason = PROPOSAL_REFUSALS.find((each) => each === facts['reason']);
    if (!reason) return undefined;
    if (isForPhoneSince(at)) return 'on_phone';
    return { kind: 'not_read_back', at, clientName, reason };
  }
  if (kind !== 'order_proposed' || digest === null) return undefined;
  const { customerId } = of.caller;
  const stored = await side.store.findDryRunOfCustomer({ digest, customerId });
  if (!stored) return undefined;
  const { dryRun } = stored;
  const order: Pick<FoundOrder, 'dryRun'> & Partial<FoundOrder> = foundIn(
    of.status,
    dryRun,
    side,
  ) ?? { dryRun };
  const isForPhone = order.isForPhone ?? isForPhoneSince(dryRun.terms.redeemBy);
  return isForPhone ? 'on_phone' : { kind: 'read_back', at, clientName, order };
}
