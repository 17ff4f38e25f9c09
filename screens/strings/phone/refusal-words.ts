/** A "no" in the screen's own language where its word is known, or else as the approval side says it. */
import type { PersonRefusal } from '#core';
import type { PhoneTexts } from './phone-texts.ts';

export function refusalWords(
  { reason, message }: { readonly reason?: PersonRefusal | undefined; readonly message?: string },
  texts: PhoneTexts,
): string | null {
  return reason === undefined ? (message ?? null) : texts.refusals[reason];
}
