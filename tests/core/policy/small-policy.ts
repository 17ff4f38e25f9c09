/** A policy for tests: from 400 of the larger unit on a passkey, from 2,000 on nothing, in every currency. */
import {
  CURRENCY_CODES,
  minorUnitsPerMajor,
  spendingPolicySchema,
  type SpendingPolicy,
} from '#core';

export function smallPolicy(): SpendingPolicy {
  const everywhere = (major: number): Record<string, number> =>
    Object.fromEntries(
      CURRENCY_CODES.map((currency) => [currency, major * minorUnitsPerMajor(currency)]),
    );
  return spendingPolicySchema.parse({
    haltAtMinor: everywhere(400),
    refuseAtMinor: everywhere(2000),
  });
}
