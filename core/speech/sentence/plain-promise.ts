/**
 * Promises with dates as machines and the rest of the world write them ("2026-12-03", "3.12.2026", "Thu 3 Dec") made the one form that all
 * languages' wordings are made from ("Thu Dec 3"). What could be two dates ("3/12/2026") is left, and is then no date that is said.
 */
import { MONTHS, WEEKDAYS } from './known-promise.ts';

const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const YEAR_BEHIND = new RegExp(
  `\\b((?:${MONTH})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?),?\\s+20\\d\\d\\b`,
  'giu',
);
const DAY_FIRST = new RegExp(
  `\\b(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*[-–]\\s*(\\d{1,2})(?:st|nd|rd|th)?)?\\s+(?:of\\s+)?(${MONTH})\\.?(?:,?\\s+20\\d\\d)?(?![\\p{L}\\d])`,
  'giu',
);
/** Year first, or day first with full stops: no country means anything else by either. */
const YEAR_FIRST = /(?<![\d.,/-])(20\d\d)([-/])(\d{1,2})\2(\d{1,2})(?![\d.,/:T-])/gu;
const DAY_AND_STOPS = /(?<![\d.,/-])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(20\d\d))?(?![\d,/:-])/gu;
/** Two days of the world are one day of ours or the next: which one it is depends on the clock there. */
const WITH_TIME = /20\d\d-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?/gu;
/** A whole promise in one of the languages that write "day month" with their own names. */
const NATIVE_DAY =
  /^(?:(\p{L}[\p{L}-]*),?\s+)?(?:(?:le|el|il|den|am)\s+)?(\d{1,2})(?:\.|er|º|°)?\s+(?:de\s+|di\s+)?(\p{L}+)(?:\s+(?:de\s+)?20\d\d)?$/iu;
const NATIVE_MONTHS = [
  'januar|enero|janvier|gennaio|janeiro',
  'februar|febrero|février|febbraio|fevereiro',
  'märz|marzo|mars|marzo|março',
  'april|abril|avril|aprile|abril',
  'mai|mayo|mai|maggio|maio',
  'juni|junio|juin|giugno|junho',
  'juli|julio|juillet|luglio|julho',
  'august|agosto|août|agosto|agosto',
  'september|septiembre|septembre|settembre|setembro',
  'oktober|octubre|octobre|ottobre|outubro',
  'november|noviembre|novembre|novembre|novembro',
  'dezember|diciembre|décembre|dicembre|dezembro',
].map((names) => names.split('|'));
const NATIVE_WEEKDAYS = [
  'montag|lunes|lundi|lunedì|segunda-feira',
  'dienstag|martes|mardi|martedì|terça-feira',
  'mittwoch|miércoles|mercredi|mercoledì|quarta-feira',
  'donnerstag|jueves|jeudi|giovedì|quinta-feira',
  'freitag|viernes|vendredi|venerdì|sexta-feira',
  'samstag|sábado|samedi|sabato|sábado',
  'sonntag|domingo|dimanche|domenica|domingo',
].map((names) => names.split('|'));
const RANGE = /\b([A-Z][a-z]+) (\d{1,2})\s*(?:-|–|to|\/)\s*\1 (\d{1,2})(?!\d)/gu;
const OWN_VERB = /^\s*(?:arrives|arriving|delivered|delivery|get it)\b[\s:]*/iu;

/** Without a verb of its own, since the sentence says "arriving", and without a year: a promise is never a year away. */
export function plainPromise(promise: string): string {
  return inEnglish(promise.trim())
    .replace(WITH_TIME, ' ')
    .replace(YEAR_FIRST, (whole, year: string, _sign: string, month: string, day: string) =>
      monthAndDay({ year, month, day }, whole),
    )
    .replace(DAY_AND_STOPS, (whole, day: string, month: string, year?: string) =>
      monthAndDay({ year, month, day }, whole),
    )
    .replace(DAY_FIRST, (_whole, day: string, last: string | undefined, month: string) =>
      last === undefined ? `${month} ${day}` : `${month} ${day}-${last}`,
    )
    .replace(YEAR_BEHIND, '$1')
    .replace(RANGE, '$1 $2-$3')
    .replace(OWN_VERB, '');
}

/** "Donnerstag, 3. Dezember" to "Thursday, December 3": our own words for it are made from that in every language. */
function inEnglish(promise: string): string {
  const [, weekdayName, day = '', monthName = ''] = NATIVE_DAY.exec(promise) ?? [];
  const month = MONTHS[indexOf(NATIVE_MONTHS, monthName)];
  const weekday = WEEKDAYS[indexOf(NATIVE_WEEKDAYS, weekdayName ?? '')];
  if (month === undefined || (weekdayName !== undefined && weekday === undefined)) return promise;
  return `${weekday === undefined ? '' : `${weekday}, `}${month} ${day}`;
}

function indexOf(names: readonly (readonly string[])[], name: string): number {
  return names.findIndex((each) => each.includes(name.toLowerCase()));
}

/** `December 3`; `whole` where the calendar has no such day. */
function monthAndDay(
  date: { readonly year: string | undefined; readonly month: string; readonly day: string },
  whole: string,
): string {
  const month = Number(date.month);
  const day = Number(date.day);
  // Of a year that is not told, a leap year: it has every day that there is.
  const lastDay = new Date(Date.UTC(Number(date.year ?? 2024), month, 0)).getUTCDate();
  const name = MONTHS[month - 1];
  return name === undefined || day < 1 || day > lastDay ? whole : `${name} ${String(day)}`;
}
