/** Reads the amounts of an order back out of what a surface shows or says, each by the name that stands with it. */
import { findSpokenAmounts, findWrittenAmounts, type Money, type SpeechLocale } from '#core';
import { AMOUNT_NAMES, SURFACE_NAMES } from './surface-names.ts';

/** `total 4761 USD`, `discount −298 USD`, `line 2 × Dark Roast 3798 USD`. */
export type Reading = string;

export interface Row {
  readonly label: string;
  readonly amount: string;
}

export function readingOf(name: string, { amountMinor, currency }: Money): Reading {
  return `${name} ${String(amountMinor)} ${currency}`;
}

/** Every amount of a sentence, in its order, by the phrase that it stands in. @throws where an amount stands in no such phrase. */
export function readSentence(
  text: string,
  { locale, isSpoken }: { readonly locale: SpeechLocale; readonly isSpoken: boolean },
): readonly Reading[] {
  const names = SURFACE_NAMES[locale];
  const [open, close] = names.quotes;
  const own = text.replace(new RegExp(`${open}[^${close}]*${close}`, 'gu'), `${open}${close}`);
  return own.split(names.stop).flatMap((sentence) => {
    const heard = isSpoken ? findSpokenAmounts(sentence, locale) : writtenIn(sentence, locale);
    if (heard.length === 0) return [];
    const phrase = sentence.trim();
    const [name, otherName] = AMOUNT_NAMES.filter((each) =>
      names.phrases[each].some((form) => patternOf(form).test(phrase)),
    );
    const [money, second] = heard;
    if (money === undefined || second !== undefined || name === undefined || otherName) {
      throw new Error(`not one amount with one name: ${phrase}`);
    }
    return [readingOf(name, money)];
  });
}

/** Rows of a card or receipt: charges by their names, lines by their quantity and title, totals by the given names. */
export function readRows(
  rows: readonly Row[],
  { locale, totals }: { readonly locale: SpeechLocale; readonly totals: readonly string[] },
): readonly Reading[] {
  return rows.map((row) => {
    const isTakenOff = row.amount.startsWith('−');
    const [money, second] = writtenIn(row.amount.replace(/^−/u, ''), locale);
    if (money === undefined || second !== undefined) {
      throw new Error(`not one amount: ${row.label}: ${row.amount}`);
    }
    const name = nameOf(row.label, locale, totals);
    if (isTakenOff !== (name === 'discount')) {
      throw new Error(`taken off or not: ${row.label}: ${row.amount}`);
    }
    return readingOf(name, money);
  });
}

function nameOf(label: string, locale: SpeechLocale, totals: readonly string[]): string {
  if (totals.includes(label)) return 'total';
  // A line begins with its quantity, which no name of a charge does.
  if (/^\d+ × /u.test(label)) return `line ${label}`;
  const { charges } = SURFACE_NAMES[locale];
  const found = (['discount', 'tax', 'delivery'] as const).find((name) =>
    charges[name].some((form) => patternOf(form).test(label)),
  );
  if (found === undefined) throw new Error(`a row without a name: ${label}`);
  return found;
}

const MOST_READ = 500;
const READ = new Map<string, readonly Money[]>();

/** The same amount stands on most surfaces, and is read once. */
function writtenIn(text: string, locale: SpeechLocale): readonly Money[] {
  const key = `${locale}\n${text}`;
  const known = READ.get(key);
  if (known !== undefined) return known;
  const found = findWrittenAmounts(text, locale);
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(key, found);
  return found;
}

const PATTERNS = new Map<string, RegExp>();

/** `#` is the amount, `*` anything; the rest stands there letter by letter. */
function patternOf(form: string): RegExp {
  const known = PATTERNS.get(form);
  if (known !== undefined) return known;
  const escaped = form.replace(/[.()?]/gu, '\\$&');
  const pattern = new RegExp(`^${escaped.replace(/[*#]/gu, '.+')}$`, 'u');
  PATTERNS.set(form, pattern);
  return pattern;
}
