/** Verified ledger entries by the order that they are about; bounded, so that no caller can fill the memory. */
import type { LedgerEntry, OrderDigest } from '#core';

export interface EntriesOfOrder {
  /** Oldest first. */
  readonly entries: readonly LedgerEntry[];
  /** How many older ones are not kept. */
  readonly leftOut: number;
}

const MOST_ENTRIES_OF_AN_ORDER = 40;
const MOST_ORDERS = 5000;
const NONE: EntriesOfOrder = { entries: [], leftOut: 0 };

export function createOrderEntries(): {
  add(entry: LedgerEntry): void;
  of(digest: OrderDigest): EntriesOfOrder;
  forget(): void;
} {
  /** In the order in which something was last written about them. */
  const orders = new Map<OrderDigest, EntriesOfOrder>();
  return {
    add(entry) {
      const { digest } = entry;
      if (digest === null) return;
      const { entries, leftOut } = orders.get(digest) ?? NONE;
      const kept = [...entries, entry];
      const tooMany = Math.max(0, kept.length - MOST_ENTRIES_OF_AN_ORDER);
      orders.delete(digest);
      orders.set(digest, { entries: kept.slice(tooMany), leftOut: leftOut + tooMany });
      const [oldest] = orders.keys();
      if (orders.size > MOST_ORDERS && oldest !== undefined) orders.delete(oldest);
    },
    of: (digest) => orders.get(digest) ?? NONE,
    forget() {
      orders.clear();
    },
  };
}
