/** What to say, from the command line. */
import { parseArgs } from 'node:util';
import {
  CURRENCY_CODES,
  currencySchema,
  LARGEST_AMOUNT_MINOR,
  minorUnitsSchema,
  SPEECH_LOCALES,
  type Money,
  type SpeechLocale,
} from '#core';

export type SayOptions =
  | { readonly outcome: 'read'; readonly locale: SpeechLocale; readonly money: Money }
  /** `why` names what is missing or wrong, and what could stand there. */
  | { readonly outcome: 'refused'; readonly why: string };

export const SAY_USAGE =
  'Usage: npm run say -- --locale de-DE --amount 5015 --currency EUR (the amount in cents, pence, yen: whole minor units)';

export function readSayOptions(args: readonly string[]): SayOptions {
  const given = valuesOf(args);
  if (typeof given === 'string') return refused(given);
  const locale = SPEECH_LOCALES.find((each) => each === given.locale);
  if (locale === undefined) {
    return refused(`--locale ${told(given.locale)}; it is one of ${SPEECH_LOCALES.join(', ')}.`);
  }
  const currency = currencySchema.safeParse(given.currency);
  if (!currency.success) {
    return refused(
      `--currency ${told(given.currency)}; it is one of ${CURRENCY_CODES.join(', ')}.`,
    );
  }
  const amountMinor = minorUnitsSchema.safeParse(wholeNumber(given.amount));
  if (!amountMinor.success) {
    const most = String(LARGEST_AMOUNT_MINOR);
    return refused(`--amount ${told(given.amount)}; it is a whole number from 0 to ${most}.`);
  }
  const money = { amountMinor: amountMinor.data, currency: currency.data };
  return { outcome: 'read', locale, money };
}

interface GivenValues {
  readonly locale?: string | undefined;
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
}

/** The values, or in words what no option is. */
function valuesOf(args: readonly string[]): GivenValues | string {
  const text = { type: 'string' } as const;
  try {
    const options = { locale: text, amount: text, currency: text };
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/u.test(text) ? Number(text) : undefined;
}

function told(value: string | undefined): string {
  return value === undefined ? 'is missing' : `cannot be "${value}"`;
}

function refused(why: string): SayOptions {
  return { outcome: 'refused', why };
}
