/** Amounts of all currencies in one, by the policy's fixed table, so that a limit holds over all of them. */
import { CURRENCY_CODES, type CurrencyCode } from '../money/currency.ts';
import type { RiskPolicy } from './risk-policy.ts';
import type { SpentAmounts } from './risk-facts.ts';

const MILLION = 1_000_000;

/**
 * The amount in minor units of the reference currency, rounded up: never less than it is worth by the table. Not a number where the
 * currency has no rate, and no comparison with that is ever true.
 */
export function inReference(
  { totalMinor, currency }: { readonly totalMinor: number; readonly currency: CurrencyCode },
  { reference }: RiskPolicy,
): number {
  const rate = reference.rates[currency];
  // In two parts: an amount times a rate can pass 2^53.
  const millions = Math.floor(totalMinor / MILLION);
  const rest = totalMinor - millions * MILLION;
  return millions * rate + Math.ceil((rest * rate) / MILLION);
}

/** All that was spent, in the reference currency. */
export function spentInReference(spent: SpentAmounts, policy: RiskPolicy): number {
  return CURRENCY_CODES.reduce((sum, currency) => {
    const totalMinor = spent[currency];
    return totalMinor === undefined ? sum : sum + inReference({ totalMinor, currency }, policy);
  }, 0);
}
