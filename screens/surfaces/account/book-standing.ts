/** How an address or a way to pay stands: what was asked for is true only when settlement has done it. */
import type { AccountView } from '#core';
import type { AccountTexts } from '../../strings/account/account-texts.ts';

export function standingOf(
  { isDefault, state }: Pick<AccountView['addresses'][number], 'isDefault' | 'state'>,
  { book }: AccountTexts,
): readonly string[] {
  if (state === 'being_added') return [book.beingAdded];
  if (state === 'being_removed') return [book.beingRemoved];
  return isDefault ? [book.usual] : [];
}
