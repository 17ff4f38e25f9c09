/** What each side wrote down about one of the customer's own orders. Looking leaves no mark: it is the phone that an order is put before. */
import {
  checkWordsOf,
  writeAmountOf,
  type OrderDigest,
  type Session,
  type StoredDryRun,
  type TraceLane,
  type TraceView,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { decideOrderState } from '../orders/decide-order-state.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';
import { gatherOrderFacts } from '../orders/gather-order-facts.ts';
import { listOwnOrders } from '../orders/list-orders.ts';
import { describeEntry } from './describe-entry.ts';
import type { LedgerBooks } from './ledger-books.ts';

/**
 * Of the newest order for null. Undefined when the named order is not there, or not this customer's.
 * @throws {StoreUnavailable} while the stores that say whose order it is, or where it stands, cannot be read.
 */
export async function readTrace(
  of: { readonly digest: OrderDigest | null; readonly session: Session },
  parts: ApprovalParts,
): Promise<TraceView | undefined> {
  const { customerId, sessionHash } = of.session;
  const own = await listOwnOrders(customerId, parts);
  const shown =
    of.digest === null ? own[0] : await findOwnOrder({ digest: of.digest, customerId }, parts);
  if (of.digest !== null && !shown) return undefined;
  const orders: TraceView['orders'][number][] = [];
  for (const stored of own) {
    const { digest, terms, createdAt } = stored.dryRun;
    orders.push({
      digest,
      checkWords: checkWordsOf(digest, terms.locale),
      total: writeAmountOf(terms, terms.totalMinor),
      createdAt,
      state: decideOrderState(await gatherOrderFacts(stored, parts), sessionHash),
    });
  }
  const lanes: TraceLane[] = [];
  for (const book of parts.ledgers) lanes.push(await readLane(book, shown));
  return { orders, shown: shown?.dryRun.digest ?? null, lanes };
}

async function readLane(
  book: LedgerBooks[number],
  shown: StoredDryRun | undefined,
): Promise<TraceLane> {
  const standing = await book.look();
  if (!shown) return { side: book.side, standing, entries: [], leftOut: 0 };
  const { entries, leftOut } = book.entriesOf(shown.dryRun.digest);
  return {
    side: book.side,
    standing,
    entries: entries.map((entry, index) =>
      describeEntry(entry, { stored: shown, before: entries.slice(0, index) }),
    ),
    leftOut,
  };
}
