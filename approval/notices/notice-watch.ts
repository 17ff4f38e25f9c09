/** Looks for what customers are to be told, as nobody calls for it: at each change of a store, and now and then because time alone ends orders. */
import { StoreUnavailable, type CustomerId } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { createStoreWatch } from '../live/store-watch.ts';
import { findNotices } from './find-notices.ts';
import type { NoticeSender } from './notice-sender.ts';

export interface NoticeWatch {
  start(): void;
  stop(): void;
}

/** With the reading itself, a new order is found within 250 ms (design, section 4). */
const LOOK_EVERY_MS = 150;
const LOOK_ANYWAY_MS = 5000;

export function createNoticeWatch(parts: ApprovalParts, sender: NoticeSender): NoticeWatch {
  const stores = createStoreWatch(parts);
  let isStopped = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | undefined;

  const look = async (): Promise<void> => {
    const nowEpochMs = parts.clock.nowEpochMs();
    const hasChanged = await stores.hasChanged();
    if (!hasChanged && nowEpochMs - lookedAt < LOOK_ANYWAY_MS) return;
    lookedAt = nowEpochMs;
    for (const customerId of await parts.store.listSubscribedCustomers(nowEpochMs)) {
      await giveNotices(customerId, parts, sender);
    }
  };
  const run = async (): Promise<void> => {
    try {
      await look();
    } catch (fault) {
      parts.log.error({ err: fault }, 'notices could not be looked for');
    }
    if (!isStopped) cancel = parts.timers.after(LOOK_EVERY_MS, () => void run());
  };
  return {
    start: () => void run(),
    stop: () => {
      isStopped = true;
      cancel?.();
    },
  };
}

/** What cannot be told to one customer now keeps nothing from another. */
async function giveNotices(
  customerId: CustomerId,
  parts: ApprovalParts,
  sender: NoticeSender,
): Promise<void> {
  try {
    for (const notice of await findNotices(customerId, parts)) await sender.give(notice);
  } catch (fault) {
    if (fault instanceof StoreUnavailable) return;
    parts.log.error({ err: fault }, 'a customer’s notices could not be found');
  }
}
