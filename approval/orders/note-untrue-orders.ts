/** Notes, once each, the stored dry runs that are never shown: they are not what their terms give, or are another shop's. */
import type { ApprovalStore, Clock, OrderDigest } from '#core';
import type { Log } from '#edge';

export type NoteUntrueOrder = (
  digest: OrderDigest,
  reason: 'order_not_consistent' | 'other_shop',
) => Promise<void>;

/** How many are remembered, so that a store full of them cannot fill the memory. */
const MOST_REMEMBERED = 1000;

export function createUntrueOrderNotes({
  store,
  clock,
  log,
}: {
  readonly store: ApprovalStore;
  readonly clock: Clock;
  readonly log: Log;
}): NoteUntrueOrder {
  const noted = new Set<OrderDigest>();
  return async (digest, reason) => {
    if (noted.has(digest) || noted.size >= MOST_REMEMBERED) return;
    noted.add(digest);
    log.error({ digest, reason }, 'a stored dry run is not shown');
    await store.appendNote({
      at: clock.nowEpochMs(),
      kind: 'confirmation_refused',
      digest,
      facts: { reason },
    });
  };
}
