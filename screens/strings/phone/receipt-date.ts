/** When a receipt was paid, as the locale writes it. For reading only: nothing that is signed or compared is made of it. */
import type { WrittenLocale } from '#core';

export function receiptDateIn(locale: WrittenLocale): (epochMs: number) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (epochMs) => format.format(epochMs);
}
