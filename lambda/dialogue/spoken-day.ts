/** The day of the week of something in the last days, on the customer's own calendar; undefined where a weekday alone would say too little. */
import type { Locale } from '#core';

const DAY_MS = 86_400_000;
/** Seven days ago has today's name. */
const LONGEST_MS = 6 * DAY_MS;

export function spokenDay(
  atEpochMs: number,
  {
    nowEpochMs,
    timeZone,
    locale,
  }: { readonly nowEpochMs: number; readonly timeZone: string; readonly locale: Locale },
): string | undefined {
  const ageMs = nowEpochMs - atEpochMs;
  if (!(ageMs > 0 && ageMs < LONGEST_MS)) return undefined;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone });
  const day = weekday.format(atEpochMs);
  return day === weekday.format(nowEpochMs) ? undefined : day;
}
