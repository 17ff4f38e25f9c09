/** Currencies, sellers, thresholds and the reference table. */
import type { CurrencyCode } from '../../money/currency.ts';
import { MILLIONTHS, type ShopPolicy } from '../shop-policy.ts';
import type { FoundFault, PolicyPath } from './policy-fault.ts';

export function findAmountFaults(policy: ShopPolicy): readonly FoundFault[] {
  return [
    ...findRepeats(policy.currencies, ['currencies']),
    ...(policy.sellers === 'all' ? [] : findRepeats(policy.sellers, ['sellers'])),
    ...findMissingAmounts(policy.currencies, policy.orders.haltAtMinor, ['orders', 'haltAtMinor']),
    ...findMissingAmounts(policy.currencies, policy.orders.refuseAtMinor, [
      'orders',
      'refuseAtMinor',
    ]),
    ...findThresholdFaults(policy),
    ...findRateFaults(policy),
  ];
}

export function findMissingAmounts(
  currencies: readonly CurrencyCode[],
  amounts: { readonly [Currency in CurrencyCode]?: number },
  at: PolicyPath,
): readonly FoundFault[] {
  return currencies
    .filter((currency) => amounts[currency] === undefined)
    .map((currency) => ({
      code: 'currency_without_amount',
      at: [...at, currency],
      reason: `orders in ${currency} are allowed, and no amount is named for them here`,
      advice: `Name the amount for ${currency}, or take ${currency} out of currencies.`,
    }));
}

function findRepeats(list: readonly string[], at: PolicyPath): readonly FoundFault[] {
  return list.flatMap((item, index) =>
    list.indexOf(item) === index
      ? []
      : [
          {
            code: 'listed_twice' as const,
            at: [...at, index],
            reason: `${item} is in the list twice; whoever takes one out would leave the other`,
            advice: 'Name it once.',
          },
        ],
  );
}

function findThresholdFaults({ orders: { haltAtMinor, refuseAtMinor } }: ShopPolicy) {
  return Object.entries(haltAtMinor).flatMap(([currency, halt]): readonly FoundFault[] => {
    const refuse = Object.entries(refuseAtMinor).find(([code]) => code === currency)?.[1];
    if (refuse === undefined || halt <= refuse) return [];
    return [
      {
        code: 'halt_above_refuse',
        at: ['orders', 'haltAtMinor', currency],
        reason: `a passkey is asked for from ${String(halt)}, and from ${String(refuse)} on nothing is taken: none would ever be asked for`,
        advice: 'Name a smaller amount here, or a larger one in refuseAtMinor.',
      },
    ];
  });
}

function findRateFaults({ currencies, referenceRates }: ShopPolicy): readonly FoundFault[] {
  const { currency: reference, rates } = referenceRates;
  const faults: FoundFault[] = currencies
    .filter((currency) => currency !== reference && rates[currency] === undefined)
    .map((currency) => ({
      code: 'currency_without_rate',
      at: ['referenceRates', 'rates', currency],
      reason: `orders in ${currency} are allowed, and a limit over all currencies could not count them`,
      advice: `Say what ${currency} is worth in ${reference}.`,
    }));
  if (rates[reference] !== MILLIONTHS) {
    faults.push({
      code: 'wrong_value',
      at: ['referenceRates', 'rates', reference],
      reason: `${reference} is the reference itself, and is worth exactly what it is`,
      advice: `Write ${String(MILLIONTHS)}.`,
    });
  }
  return faults;
}
