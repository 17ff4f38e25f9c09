/** Whether any of the three stores has changed: asked again and again, and cheap where nothing has. */
import { StoreUnavailable } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

export interface StoreWatch {
  /** True the first time, and whenever something was written since, or a store could no longer, or again, be read. */
  hasChanged(): Promise<boolean>;
}

export function createStoreWatch({
  requests,
  settlement,
  store,
}: Pick<ApprovalParts, 'requests' | 'settlement' | 'store'>): StoreWatch {
  let last = '';
  return {
    async hasChanged() {
      const counters = [
        await counterOf(() => requests.changeCounter()),
        await counterOf(() => settlement.changeCounter()),
        await counterOf(() => store.changeCounter()),
      ].join(' ');
      const hasChanged = counters !== last;
      last = counters;
      return hasChanged;
    },
  };
}

async function counterOf(count: () => Promise<number>): Promise<number | 'unavailable'> {
  try {
    return await count();
  } catch (fault) {
    if (fault instanceof StoreUnavailable) return 'unavailable';
    throw fault;
  }
}
