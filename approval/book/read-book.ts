/** The customer's book as far as this side knows it: labels that settlement keeps, and changes of our own that it has not taken yet. */
import {
  addressIdSchema,
  instrumentIdSchema,
  verifyBookChange,
  type AccountView,
  type BookChange,
  type BookLabel,
  type CustomerId,
} from '#core';
import type { ApprovalParts, BookPart } from '../approval-parts.ts';

export function createReadBook(
  parts: Pick<ApprovalParts, 'store' | 'settlement' | 'approvalKeys'> & {
    readonly instrumentPage: string | null;
  },
): ApprovalParts['readBook'] {
  return async (customerId): Promise<BookPart> => {
    // The changes are read first: one that settlement takes meanwhile shows twice as waiting, never as lost.
    const pending = await listPending(customerId, parts);
    const entries = [
      ...(await parts.settlement.listBookLabels(customerId)).map(asUsable),
      ...pending.flatMap(asAdded),
    ];
    const removed = new Set(pending.flatMap(idOfRemoved));
    const shown = entries
      .filter(({ entryId }, index) => entries.findIndex((e) => e.entryId === entryId) === index)
      .map((entry) => (removed.has(entry.entryId) ? { ...entry, state: BEING_REMOVED } : entry));
    return {
      addresses: shown
        .filter(({ kind }) => kind === 'address')
        .map(({ entryId, label, isDefault, state }) => ({
          addressId: addressIdSchema.parse(entryId),
          label,
          isDefault,
          state,
        })),
      instruments: shown
        .filter(({ kind }) => kind === 'instrument')
        .map(({ entryId, label, isDefault, state }) => ({
          instrumentId: instrumentIdSchema.parse(entryId),
          label,
          isDefault,
          state,
        })),
      instrumentPage: parts.instrumentPage,
    };
  };
}

type Entry = BookLabel & { readonly state: AccountView['addresses'][number]['state'] };
const BEING_REMOVED = 'being_removed' as const;

async function listPending(
  customerId: CustomerId,
  { store, settlement, approvalKeys }: Pick<ApprovalParts, 'store' | 'settlement' | 'approvalKeys'>,
): Promise<readonly BookChange[]> {
  const pending: BookChange[] = [];
  for (const { jws, recordId } of await store.listAccountRecordsOf(customerId)) {
    const change = verifyBookChange(jws, approvalKeys);
    const isOwn = change?.customerId === customerId && change.changeId === recordId;
    if (isOwn && !(await settlement.isRecordTaken(recordId))) pending.push(change);
  }
  return pending;
}

function asUsable(label: BookLabel): Entry {
  return { ...label, state: 'usable' };
}

function asAdded({ change }: BookChange): readonly Entry[] {
  const state = 'being_added';
  switch (change.kind) {
    case 'add_address': {
      const { addressId: entryId, label } = change;
      return [{ kind: 'address', entryId, label, isDefault: false, state }];
    }
    case 'add_instrument': {
      const { instrumentId: entryId, label } = change;
      return [{ kind: 'instrument', entryId, label, isDefault: false, state }];
    }
    case 'remove_address':
    case 'remove_instrument':
      return [];
    default:
      return change satisfies never;
  }
}

function idOfRemoved({ change }: BookChange): readonly string[] {
  switch (change.kind) {
    case 'remove_address':
      return [change.addressId];
    case 'remove_instrument':
      return [change.instrumentId];
    case 'add_address':
    case 'add_instrument':
      return [];
    default:
      return change satisfies never;
  }
}
