/** Whether one more order stays within every limit (invariant 7: asked inside the transaction that redeems). */
import type { CurrencyCode } from '../money/currency.ts';
import { LIMIT_SCOPES, type Limit, type LimitScope, type LimitSpan } from './limit.ts';
import type { PaymentOperation } from './payment-operations.ts';
import { referenceAmountOf, type AmountsByCurrency } from './reference-amount.ts';
import { limitsOf, type ReferenceRates, type ShopPolicy } from './shop-policy.ts';
import type { LimitedOrder, SpentInWindow, SpentWindows } from './spent-windows.ts';

export type LimitsPolicy = Pick<ShopPolicy, 'limits' | 'referenceRates'>;

export type LimitReached = {
  readonly outcome: 'limit_reached';
  readonly scope: LimitScope;
  readonly per: LimitSpan;
} & (
  | {
      readonly kind: 'amount';
      /** What could still be spent, and in which currency: the order's, or the one of the reference table. */
      readonly leftMinor: number;
      readonly currency: CurrencyCode;
    }
  | { readonly kind: 'calls'; readonly leftMinor: 0 }
);
export type LimitVerdict = { readonly outcome: 'within' } | LimitReached;

const NOTHING: SpentInWindow = { amountMinor: {}, calls: 0 };

/**
 * `spent` is without this order. What comes to exactly a limit is within it. Of several that are reached the narrowest scope is told: how much
 * a whole shop has left is nobody else's to know while a limit of the customer's own explains it.
 */
export function judgeLimits(
  order: Pick<LimitedOrder, 'totalMinor' | 'currency'>,
  spent: SpentWindows,
  policy: LimitsPolicy,
  operation: PaymentOperation = 'charge_order',
): LimitVerdict {
  const limits = limitsOf(policy, operation);
  for (const scope of LIMIT_SCOPES) {
    for (const limit of limits.filter((each) => each.scope === scope)) {
      const window = limit.per === 'call' ? NOTHING : spent[scope][limit.per];
      const reached = judgeLimit(order, window, { limit, rates: policy.referenceRates });
      if (reached) return reached;
    }
  }
  return { outcome: 'within' };
}

type JudgedOrder = Pick<LimitedOrder, 'totalMinor' | 'currency'>;
type Reached = Pick<LimitReached, 'outcome' | 'scope' | 'per'>;

function judgeLimit(
  order: JudgedOrder,
  window: SpentInWindow,
  { limit, rates }: { readonly limit: Limit; readonly rates: ReferenceRates },
): LimitReached | undefined {
  const { scope, per, calls, amountMinor, referenceAmountMinor } = limit;
  const reached = { outcome: 'limit_reached', scope, per } as const;
  if (calls !== undefined && !(isSum(window.calls) && window.calls < calls)) {
    return { ...reached, kind: 'calls', leftMinor: 0 };
  }
  return (
    (amountMinor && judgeAmount(order, window, { amountMinor, reached })) ??
    (referenceAmountMinor === undefined
      ? undefined
      : judgeReference(order, window, { referenceAmountMinor, rates, reached }))
  );
}

function judgeAmount(
  { currency, totalMinor }: JudgedOrder,
  window: SpentInWindow,
  { amountMinor, reached }: { readonly amountMinor: AmountsByCurrency; readonly reached: Reached },
): LimitReached | undefined {
  const before = window.amountMinor[currency] ?? 0;
  // A currency that the limit does not name has nothing left (invariant 13).
  const most = amountMinor[currency] ?? 0;
  const left = isSum(before) ? Math.max(0, most - before) : 0;
  if (totalMinor <= left) return undefined;
  return { ...reached, kind: 'amount', leftMinor: left, currency };
}

function judgeReference(
  { currency, totalMinor }: JudgedOrder,
  { amountMinor: before }: SpentInWindow,
  of: {
    readonly referenceAmountMinor: number;
    readonly rates: ReferenceRates;
    readonly reached: Reached;
  },
): LimitReached | undefined {
  const most = BigInt(of.referenceAmountMinor);
  const withOrder = { ...before, [currency]: (before[currency] ?? 0) + totalMinor };
  const spent = referenceAmountOf(before, of.rates);
  const sum = referenceAmountOf(withOrder, of.rates);
  if (spent !== undefined && sum !== undefined && sum <= most) return undefined;
  const left = spent === undefined || spent > most ? 0n : most - spent;
  return { ...of.reached, kind: 'amount', leftMinor: Number(left), currency: of.rates.currency };
}

/** What a store has counted; anything else is no count, and lets nothing through. */
function isSum(counted: number): boolean {
  return Number.isSafeInteger(counted) && counted >= 0;
}
