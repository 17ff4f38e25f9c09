/** Amounts of several currencies as one amount, by the policy's own fixed table. */
import { CURRENCY_CODES, type CurrencyCode } from '../money/currency.ts';
import type { ReferenceRates } from './shop-policy.ts';

const MILLION = 1_000_000n;

/** What was spent, by currency; a currency that is missing was not spent in. */
export type AmountsByCurrency = { readonly [Currency in CurrencyCode]?: number };

/**
 * All amounts together in minor units of the reference currency, each currency rounded up: what is counted is never less than what was spent.
 * Undefined when a currency has no rate or an amount is no whole number: nobody can say how much it is.
 */
export function referenceAmountOf(
  amounts: AmountsByCurrency,
  { rates }: ReferenceRates,
): bigint | undefined {
  let sum = 0n;
  for (const currency of CURRENCY_CODES) {
    const amountMinor = amounts[currency] ?? 0;
    if (amountMinor === 0) continue;
    const rate = rates[currency];
    if (rate === undefined || !Number.isSafeInteger(amountMinor) || amountMinor < 0) {
      return undefined;
    }
    sum += (BigInt(amountMinor) * BigInt(rate) + MILLION - 1n) / MILLION;
  }
  return sum;
}
