/** Delivery promises of the forms that shops write in English, taken to pieces so that each language can say them its own way. */

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export type KnownPromise =
  | {
      readonly kind: 'date';
      readonly isLatest: boolean;
      /** From 0, Monday. */
      readonly weekday: number | undefined;
      readonly date:
        | { readonly month: number; readonly day: number; readonly lastDay: number | undefined }
        | undefined;
    }
  | { readonly kind: 'today' | 'tomorrow'; readonly isLatest: boolean }
  | {
      readonly kind: 'days';
      readonly from: number;
      readonly to: number;
      readonly areWorkdays: boolean;
    };

const WEEKDAY = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|rs?|day|sday|nesday|rsday|urday)?\\.?';
const MONTH = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const DATE = new RegExp(
  `^(by\\s+|before\\s+)?(?:${WEEKDAY})?,?\\s*(?:${MONTH}\\s+${DAY}(?:\\s*[-–]\\s*${DAY})?)?$`,
  'iu',
);
const RELATIVE = /^(by\s+)?(today|tomorrow)$/iu;
const DAYS =
  /^(?:in\s+)?(\d{1,2})(?:\s*(?:[-–]|to)\s*(\d{1,2}))?\s+(business\s+|working\s+)?days?$/iu;

/** The pieces of a promise that is wholly of one known form; undefined for any other, which stays as the shop wrote it. */
export function readPromise(text: string): KnownPromise | undefined {
  const relative = RELATIVE.exec(text);
  if (relative !== null) {
    const kind = relative[2]?.toLowerCase() === 'today' ? 'today' : 'tomorrow';
    return { kind, isLatest: relative[1] !== undefined };
  }
  const days = DAYS.exec(text);
  if (days !== null) {
    const from = Number(days[1]);
    return { kind: 'days', from, to: Number(days[2] ?? from), areWorkdays: days[3] !== undefined };
  }
  return readDate(text);
}

function readDate(text: string): KnownPromise | undefined {
  const match = DATE.exec(text);
  if (match === null) return undefined;
  const [, latest, weekdayName, monthName, dayText, lastText] = match;
  if (weekdayName === undefined && monthName === undefined) return undefined;
  const weekday = weekdayName === undefined ? undefined : indexIn(WEEKDAYS, weekdayName);
  const isLatest = latest !== undefined;
  if (monthName === undefined) return { kind: 'date', isLatest, weekday, date: undefined };
  const day = Number(dayText);
  const lastDay = lastText === undefined ? undefined : Number(lastText);
  if (!isDay(day) || (lastDay !== undefined && !isDay(lastDay))) return undefined;
  return {
    kind: 'date',
    isLatest,
    weekday,
    date: { month: indexIn(MONTHS, monthName), day, lastDay },
  };
}

function isDay(day: number): boolean {
  return day >= 1 && day <= 31;
}

function indexIn(names: readonly string[], start: string): number {
  return names.findIndex((name) => name.toLowerCase().startsWith(start.toLowerCase()));
}
