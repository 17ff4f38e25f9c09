/** A verified change of the book becomes a signed record, stored with its ledger note; settlement reads and applies it. */
import { ENTRIES_PER_BOOK, instrumentIdSchema, signBookChange, type BookChange } from '#core';
import { readSettings } from '../account/read-settings.ts';
import type { ApprovalParts, BookPart } from '../approval-parts.ts';
import type { BookChangeWish, ChangeBook } from '../changes/change-book.ts';
import type { NoticeChange } from '../notices/tell-customer.ts';
import { randomSecret } from '../random-secret.ts';

export interface ChangeBookParts extends Pick<
  ApprovalParts,
  'store' | 'approvalKey' | 'clock' | 'randomness' | 'readBook' | 'log'
> {
  readonly noticeChange: NoticeChange | null;
}

export function createChangeBook(parts: ChangeBookParts): ChangeBook {
  return async (wish, { session }) => {
    const { customerId } = session;
    const book = await parts.readBook(customerId);
    const refusal = findRefusal(wish, book);
    if (refusal) return { outcome: 'refused', reason: refusal };
    const changeId = `change-${randomSecret(parts.randomness)}`;
    const change = makeChange(wish, parts);
    const changedAt = parts.clock.nowEpochMs();
    const { locale } = await readSettings(customerId, parts);
    const claims = { version: 1, changeId, customerId, changedAt, change } as const;
    const jws = signBookChange({ ...claims, locale: locale ?? 'en-US' }, parts.approvalKey);
    await parts.store.insertAccountRecord({
      recordId: changeId,
      customerId,
      jws,
      note: {
        at: changedAt,
        kind: 'book_change_signed',
        digest: null,
        facts: { customerId, changeId, change: wish.kind },
      },
    });
    // The letter comes from settlement, once it is applied.
    parts.noticeChange?.(customerId, changeId).catch((fault: unknown) => {
      parts.log.error({ err: fault }, 'a change could not be told');
    });
    return { outcome: 'changed', change: wish.kind };
  };
}

function findRefusal(
  wish: BookChangeWish,
  { addresses, instruments }: BookPart,
): 'not_possible' | 'nothing_to_change' | undefined {
  switch (wish.kind) {
    case 'add_address':
      return addresses.length >= ENTRIES_PER_BOOK ? 'not_possible' : undefined;
    case 'add_instrument':
      return instruments.length >= ENTRIES_PER_BOOK ? 'not_possible' : undefined;
    // Another's entry is as if it were not there (invariant 11).
    case 'remove_address': {
      const entry = addresses.find(({ addressId }) => addressId === wish.addressId);
      return entry?.state === 'usable' ? undefined : 'nothing_to_change';
    }
    case 'remove_instrument': {
      const entry = instruments.find(({ instrumentId }) => instrumentId === wish.instrumentId);
      return entry?.state === 'usable' ? undefined : 'nothing_to_change';
    }
    default:
      return wish satisfies never;
  }
}

function makeChange(wish: BookChangeWish, { randomness }: ChangeBookParts): BookChange['change'] {
  if (wish.kind !== 'add_instrument') return wish;
  const { kind, label, setupToken } = wish;
  const instrumentId = instrumentIdSchema.parse(`card-${randomSecret(randomness)}`);
  return { kind, instrumentId, label, setupToken };
}
