/** The book for a client that is to choose from it: ids and labels of this customer's own entries (docs/wire.md). */
import type { BookAnswer, BookRequest } from '#core';
import { isClientRevokedFor } from './is-client-revoked-for.ts';
import type { SettlementContext } from './settlement-context.ts';

/** As many as an answer holds (`bookAnswerSchema`), the usual ones among them. */
const MOST_TOLD = 50;

export async function listBook(
  context: Pick<SettlementContext, 'store' | 'approvals' | 'keys' | 'clock'>,
  request: BookRequest,
): Promise<BookAnswer> {
  if (await isClientRevokedFor(context, request))
    return { outcome: 'refused', reason: 'client_revoked' };
  const book = await context.store.findBook(request.customerId);
  // As `quote` chooses: what is another's is not there (invariant 11).
  const isOwn = (entry: { readonly customerId: BookRequest['customerId'] }): boolean =>
    entry.customerId === request.customerId;
  return {
    outcome: 'listed',
    addresses: usualFirst(book?.addresses.filter(isOwn)).map(
      ({ addressId: id, label, isDefault }) => ({
        id,
        label,
        isDefault,
      }),
    ),
    instruments: usualFirst(book?.instruments.filter(isOwn)).map(
      ({ instrumentId: id, label, isDefault }) => ({ id, label, isDefault }),
    ),
  };
}

function usualFirst<Entry extends { readonly isDefault: boolean }>(
  entries: readonly Entry[] = [],
): readonly Entry[] {
  return entries
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .slice(0, MOST_TOLD);
}
