/** Amounts of all currencies in one, by the policy's fixed table, so that a limit holds over all of them. */
import type { CurrencyCode } from '../money/currency.ts';
import { referenceAmountOf } from '../policy/reference-amount.ts';
import type { RiskPolicy } from './risk-policy.ts';
import type { SpentAmounts } from './risk-facts.ts';

/**
 * The amount in minor units of the reference currency, rounded up: never less than it is worth by the table. Not a number where the
 * currency has no rate, and no comparison with that is ever true.
 */
export function inReference(
  { totalMinor, currency }: { readonly totalMinor: number; readonly currency: CurrencyCode },
  { reference }: RiskPolicy,
): number {
  // Asked first: a currency that the table does not know is no money that it could sum up.
  if (!Object.hasOwn(reference.rates, currency)) return Number.NaN;
  return numberOf(referenceAmountOf({ [currency]: totalMinor }, reference));
}

/** All that was spent, in the reference currency. */
export function spentInReference(spent: SpentAmounts, policy: RiskPolicy): number {
  return numberOf(referenceAmountOf(spent, policy.reference));
}

function numberOf(amount: bigint | undefined): number {
  return amount === undefined ? Number.NaN : Number(amount);
}
