/** Points in time as a locale writes them. For reading only: nothing that is signed or compared is made of them. */
import type { WrittenLocale } from '#core';
import type { PhoneTexts } from './phone-texts.ts';

/** A day and a time of it. */
export function momentIn(locale: WrittenLocale): (epochMs: number) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (epochMs) => format.format(epochMs);
}

export function timesIn(locale: WrittenLocale): Pick<PhoneTexts, 'clock' | 'moment'> {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return { clock: (epochMs) => format.format(epochMs), moment: momentIn(locale) };
}
