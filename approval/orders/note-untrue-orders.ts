/** Notes, once each, the stored dry runs that are not what their terms give: they are never shown. */
import type { ApprovalStore, Clock, OrderDigest } from '#core';
import type { Log } from '#edge';

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
}): (digest: OrderDigest) => Promise<void> {
  const noted = new Set<OrderDigest>();
  return async (digest) => {
    if (noted.has(digest) || noted.size >= MOST_REMEMBERED) return;
    noted.add(digest);
    log.error({ digest }, 'a stored dry run is not what its terms give');
    await store.appendNote({
      at: clock.nowEpochMs(),
      kind: 'confirmation_refused',
      digest,
      facts: { reason: 'order_not_consistent' },
    });
  };
}
