/** A policy for tests: from 400 of the larger unit on a passkey, from 2,000 on nothing, in every currency. */
import { z } from 'zod';
import { CURRENCY_CODES, currencySchema, minorUnitsPerMajor, type CurrencyCode } from '#core';

/** Every currency is named: a test may change one and read any. */
const amountsSchema = z.record(currencySchema, z.number());

export function smallPolicy(): {
  readonly haltAtMinor: Readonly<Record<CurrencyCode, number>>;
  readonly refuseAtMinor: Readonly<Record<CurrencyCode, number>>;
} {
  const everywhere = (major: number) =>
    amountsSchema.parse(
      Object.fromEntries(
        CURRENCY_CODES.map((currency) => [currency, major * minorUnitsPerMajor(currency)]),
      ),
    );
  return { haltAtMinor: everywhere(400), refuseAtMinor: everywhere(2000) };
}
