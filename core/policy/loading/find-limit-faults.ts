/** Limits that do not hold what they seem to hold. */
import { CURRENCY_CODES, type CurrencyCode } from '../../money/currency.ts';
import type { Limit } from '../limit.ts';
import { PAYMENT_OPERATIONS } from '../payment-operations.ts';
import { referenceAmountOf } from '../reference-amount.ts';
import { limitsOf, type ShopPolicy } from '../shop-policy.ts';
import { findMissingAmounts } from './find-amount-faults.ts';
import type { FoundFault } from './policy-fault.ts';

export function findLimitFaults(policy: ShopPolicy): readonly FoundFault[] {
  return [
    ...policy.limits.flatMap((limit, index) => faultsInLimit(limit, index, policy)),
    ...policy.limits.flatMap((limit, index) => faultsBetween(limit, index, policy)),
    ...policy.limits.flatMap((limit, index) => findUnreachableOrders(limit, index, policy)),
    ...PAYMENT_OPERATIONS.flatMap((operation) => findUnlimited(operation, policy)),
  ];
}

function faultsInLimit(limit: Limit, index: number, policy: ShopPolicy): readonly FoundFault[] {
  const { amountMinor, referenceAmountMinor, calls, per } = limit;
  const faults: FoundFault[] = [];
  if (amountMinor !== undefined) {
    faults.push(
      ...findMissingAmounts(policy.currencies, amountMinor, ['limits', index, 'amountMinor']),
    );
  }
  const isEmpty =
    amountMinor === undefined && referenceAmountMinor === undefined && calls === undefined;
  if (isEmpty || (per === 'call' && calls !== undefined)) {
    faults.push({
      code: 'limit_counts_nothing',
      at: ['limits', index],
      reason: isEmpty
        ? 'the limit names neither an amount nor a number of calls'
        : 'one call is always one call, so a number of calls means nothing here',
      advice: 'Name amountMinor or referenceAmountMinor; calls only by the hour or the day.',
    });
  }
  const first = policy.limits.findIndex((other) => isSameKind(other, limit) && other.per === per);
  if (first !== index) {
    faults.push({
      code: 'limit_twice',
      at: ['limits', index],
      reason: `limits[${String(first)}] has the same operation, scope and time; whoever changes one would leave the other`,
      advice: 'Write both into one limit.',
    });
  }
  return faults;
}

function isSameKind(one: Limit, other: Limit): boolean {
  return one.operation === other.operation && one.scope === other.scope;
}

const LONGER = { call: ['hour', 'day'], hour: ['day'], day: [] } as const;

/** A shorter time with a larger amount: only the longer one ever holds, and the shorter is there for show. */
function faultsBetween(limit: Limit, index: number, policy: ShopPolicy): readonly FoundFault[] {
  const longer: readonly string[] = LONGER[limit.per];
  return policy.limits
    .filter((other) => isSameKind(other, limit) && longer.includes(other.per))
    .flatMap((other) =>
      findLarger(limit, other).map((place): FoundFault => ({
        code: limit.per === 'call' ? 'call_above_hour' : 'hour_above_day',
        at: ['limits', index, ...place],
        reason: `${limit.per === 'hour' ? 'an' : 'a'} ${limit.per} may have more than its ${other.per}, so this limit never holds`,
        advice: `Name at most what the limit by the ${other.per} names.`,
      })),
    );
}

function findLarger(limit: Limit, longer: Limit): readonly (readonly string[])[] {
  const inCurrencies = amountsOf(limit.amountMinor).filter(([currency, amount]) => {
    const most = longer.amountMinor?.[currency];
    return most !== undefined && amount > most;
  });
  const isMore = (one: number | undefined, other: number | undefined): boolean =>
    one !== undefined && other !== undefined && one > other;
  return [
    ...inCurrencies.map(([currency]) => ['amountMinor', currency]),
    ...(isMore(limit.referenceAmountMinor, longer.referenceAmountMinor)
      ? [['referenceAmountMinor']]
      : []),
    ...(isMore(limit.calls, longer.calls) ? [['calls']] : []),
  ];
}

/** The largest order that is taken, above what a limit ever lets through: one of the two is not what the operator meant. */
function findUnreachableOrders(
  limit: Limit,
  index: number,
  { orders, currencies, referenceRates }: ShopPolicy,
): readonly FoundFault[] {
  if (limit.operation !== 'charge_order') return [];
  return currencies.flatMap((currency): readonly FoundFault[] => {
    const refuseAt = orders.refuseAtMinor[currency];
    if (refuseAt === undefined) return [];
    const largest = refuseAt - 1;
    const most = limit.amountMinor?.[currency];
    const worth = referenceAmountOf({ [currency]: largest }, referenceRates);
    const isAbove =
      (most !== undefined && largest > most) ||
      (limit.referenceAmountMinor !== undefined &&
        worth !== undefined &&
        worth > BigInt(limit.referenceAmountMinor));
    if (!isAbove) return [];
    return [
      {
        code: 'maximum_above_limit',
        at: ['orders', 'refuseAtMinor', currency],
        reason: `an order of ${String(largest)} ${currency} minor units would be taken, and limits[${String(index)}] never lets it through`,
        advice: 'Name a smaller amount here, or a larger one in that limit.',
      },
    ];
  });
}

/** Whoever is held by such a limit cannot widen it: a customer adds cards, and an operator is sent new assistants. */
const HOLDING_SCOPES: readonly Limit['scope'][] = ['customer', 'shop'];

/** Money must be counted in every currency, over a time, and by who pays or is paid: one call, one card or one assistant alone bounds no sum. */
function findUnlimited(operation: Limit['operation'], policy: ShopPolicy): readonly FoundFault[] {
  const isCounted = limitsOf(policy, operation).some(
    ({ per, scope, amountMinor, referenceAmountMinor }) =>
      per !== 'call' &&
      HOLDING_SCOPES.includes(scope) &&
      (amountMinor !== undefined || referenceAmountMinor !== undefined),
  );
  if (isCounted) return [];
  return [
    {
      code: 'operation_without_limits',
      at: ['operations', operation],
      reason: `${operation} moves money, and no amount by the hour or day holds a customer or the shop`,
      advice: `Add a limit for ${operation} by the hour or the day with an amount, in scope customer or shop.`,
    },
  ];
}

function amountsOf(amounts: Limit['amountMinor']): readonly (readonly [CurrencyCode, number])[] {
  return CURRENCY_CODES.flatMap((currency) => {
    const amount = amounts?.[currency];
    return amount === undefined ? [] : [[currency, amount] as const];
  });
}
