/** The demo shop's limits: approval and settlement are told the same, and each judges for itself. */
import { spendingPolicySchema, type SpendingPolicy } from '#core';

/** In minor units. High enough that an everyday order is confirmed by signing in, low enough that the espresso machine is not. */
export const DEMO_POLICY: SpendingPolicy = spendingPolicySchema.parse({
  haltAtMinor: {
    USD: 400_00,
    GBP: 350_00,
    CAD: 550_00,
    EUR: 400_00,
    MXN: 8_000_00,
    BRL: 2_200_00,
    JPY: 50_000,
    INR: 35_000_00,
    CNY: 2_900_00,
    KWD: 80_000,
  },
  refuseAtMinor: {
    USD: 2_000_00,
    GBP: 1_700_00,
    CAD: 2_700_00,
    EUR: 2_000_00,
    MXN: 40_000_00,
    BRL: 11_000_00,
    JPY: 150_000,
    INR: 170_000_00,
    CNY: 14_500_00,
    KWD: 300_000,
  },
});
