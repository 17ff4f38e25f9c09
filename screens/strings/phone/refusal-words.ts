/** A "no" in the screen's own language where its word is known, or else as the approval side says it. */
import type { PhoneTexts, RefusalWord } from './phone-texts.ts';

export function refusalWords(
  { reason, message }: { readonly reason?: string; readonly message?: string },
  texts: PhoneTexts,
): string | null {
  if (reason !== undefined && isKnown(reason, texts)) return texts.refusals[reason];
  return message ?? null;
}

function isKnown(reason: string, texts: PhoneTexts): reason is RefusalWord {
  return Object.hasOwn(texts.refusals, reason);
}
