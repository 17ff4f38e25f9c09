/** The rules that halt whatever the trust. Each compares so that what is no number, or an unknown currency, halts (invariant 13). "Above" is strictly above. */
import type { CurrencyCode } from '../money/currency.ts';
import type { RiskReason } from '../policy/risk-reason.ts';
import { driftOf, hasDrifted } from './drift.ts';
import { isRetryOf, openHalts } from './likeness.ts';
import { spentInReference } from './reference-amount.ts';
import type { RiskSeverity } from './risk-category.ts';
import type { RiskFacts, SpentAmounts } from './risk-facts.ts';
import type { AmountsByCurrency, RiskPolicy } from './risk-policy.ts';

interface Judged {
  readonly facts: RiskFacts;
  readonly policy: RiskPolicy;
  /** The worst of the order's categories, a new seller counted. */
  readonly severity: RiskSeverity;
}

const RULES: Readonly<Partial<Record<RiskReason, (judged: Judged) => boolean>>> = {
  amount_high: ({ facts, policy }) => isAbove({}, facts, policy.haltAboveOnceMinor, policy),
  hour_limit: ({ facts, policy }) =>
    [facts.history.spent.customer, facts.history.spent.household].some(({ lastHour }) =>
      isAbove(lastHour, facts, policy.haltAboveHourMinor, policy),
    ),
  day_limit: ({ facts, policy }) =>
    [facts.history.spent.customer, facts.history.spent.household].some(({ lastDay }) =>
      isAbove(lastDay, facts, policy.haltAboveDayMinor, policy),
    ),
  category_high_risk: ({ severity }) => severity === 'high',
  retry_of_halted: isRetry,
  after_halt: isAfterHalt,
  new_seller_high: ({ facts, policy }) =>
    isNewSeller(facts, policy) &&
    isAbove(facts.history.seller.spentLastDay, facts, policy.haltAboveNewSellerMinor, policy),
  was_halted: wasHalted,
  slow_drift: ({ facts, policy }) => policy.drift.doesHalt && hasDrifted(driftOf(facts, policy)),
};

const HARD_RULES = Object.keys(RULES) as readonly RiskReason[];

/** In the order of {@link HARD_RULES}. */
export function findHardHalts(judged: Judged): readonly RiskReason[] {
  return HARD_RULES.filter((reason) => RULES[reason]?.(judged));
}

/** Together with what was spent before: above the currency's own limit, or above the reference currency's over all currencies. */
function isAbove(
  spent: SpentAmounts,
  { order }: RiskFacts,
  limits: AmountsByCurrency,
  policy: RiskPolicy,
): boolean {
  const limitOf = (currency: CurrencyCode): number | undefined => limits[currency];
  const inCurrency = order.totalMinor + (spent[order.currency] ?? 0);
  // Added before they are turned, so that rounding up adds nothing to a limit that is just reached.
  const inAll = spentInReference({ ...spent, [order.currency]: inCurrency }, policy);
  return (
    !(inCurrency <= Number(limitOf(order.currency))) ||
    !(inAll <= Number(limitOf(policy.reference.currency)))
  );
}

function isRetry({ facts, policy }: Judged): boolean {
  const { order, history } = facts;
  return (
    history.hasMoreHalts ||
    openHalts(facts, policy).some((halted) => isRetryOf(order, halted, { history, policy }))
  );
}

/** Once halted, an order stays so until a passkey: neither waiting nor a milder policy makes it another. */
function wasHalted({ facts: { order, history } }: Judged): boolean {
  return history.unconfirmedHalts.some(({ digest }) => digest === order.digest);
}

/** While the customer has not answered a halt, or has said no to it, only everyday things pass: another try would be another thing. */
function isAfterHalt({ facts, policy, severity }: Judged): boolean {
  return severity !== 'low' && openHalts(facts, policy).some(({ state }) => state !== 'lapsed');
}

function isNewSeller({ history, nowEpochMs }: RiskFacts, { sellerKnownAfterMs }: RiskPolicy) {
  const { firstBoughtAt } = history.seller;
  return firstBoughtAt === undefined || !(nowEpochMs - firstBoughtAt >= sellerKnownAfterMs);
}
