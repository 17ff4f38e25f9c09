/** The round trip of every amount from 0 to 200,000 minor units, in each locale and currency (issue "amount-safe speech"). */
import {
  CURRENCY_CODES,
  minorUnitsOf,
  parseSpokenAmount,
  SPEECH_LOCALES,
  speakAmount,
  type CurrencyCode,
  type SpeechLocale,
} from '#core';

export interface SweepReport {
  readonly locale: SpeechLocale;
  readonly currency: CurrencyCode;
  readonly amounts: number;
  /** The amounts that did not come back, with their words; empty when all is well. */
  readonly faults: readonly string[];
  readonly milliseconds: number;
}

const LAST_AMOUNT = 200_000;
const MOST_FAULTS_TOLD = 10;

/**
 * Says and reads back every amount, and tells after each pair. It also finds two amounts of one currency with the same words, since
 * the words of the second would be read as the first.
 * @param now a clock in milliseconds, handed in by the caller
 */
export function* sweepSpokenAmounts(
  now: () => number,
  locales: readonly SpeechLocale[] = SPEECH_LOCALES,
  currencies: readonly CurrencyCode[] = CURRENCY_CODES,
): Generator<SweepReport, void> {
  for (const locale of locales) {
    for (const currency of currencies) yield sweepPair(locale, currency, now);
  }
}

function sweepPair(locale: SpeechLocale, currency: CurrencyCode, now: () => number): SweepReport {
  const begun = now();
  const faults: string[] = [];
  for (let amount = 0; amount <= LAST_AMOUNT; amount += 1) {
    const words = speakAmount({ amountMinor: minorUnitsOf(amount), currency }, locale);
    const read = parseSpokenAmount(words, locale);
    const isSame = read?.amountMinor === amount && read.currency === currency;
    if (!isSame && faults.length < MOST_FAULTS_TOLD) faults.push(`${String(amount)}: ${words}`);
  }
  return { locale, currency, amounts: LAST_AMOUNT + 1, faults, milliseconds: now() - begun };
}
