/** What is unusual about an order. Each detector is pure, has a name that is told to the customer, and says nothing where it knows too little. */
import type { RiskReason } from '../policy/risk-reason.ts';
import { categoryOfCode, severityOfCode } from './category-severity.ts';
import { RISK_CATEGORIES, RISK_SEVERITIES } from './risk-category.ts';
import { driftOf, hasDrifted } from './drift.ts';
import { inReference } from './reference-amount.ts';
import { RECENT_ORDERS_READ, type RiskFacts, type RiskOrder } from './risk-facts.ts';
import type { RiskPolicy } from './risk-policy.ts';

const DAY_MS = 86_400_000;

type Detector = (facts: RiskFacts, policy: RiskPolicy) => boolean;

const DETECTORS: Readonly<Partial<Record<RiskReason, Detector>>> = {
  category_claim_differs: doesClaimDiffer,
  unusual_amount: isUnusualAmount,
  unusual_frequency: isUnusualFrequency,
  unusual_hour: isUnusualHour,
  slow_drift: (facts, policy) => hasDrifted(driftOf(facts, policy)),
  // Of a customer's first order everything is new, which says nothing; the seller alone counts from the first one on.
  first_order_from_client: ({ history }) => hasBought(history) && !history.hasUsedClient,
  // A client that is new has no known devices: that it is new says it.
  new_device: ({ history }) =>
    hasBought(history) && history.hasUsedClient && !history.hasUsedDevice,
  new_address: ({ history }) => hasBought(history) && !history.hasUsedAddress,
  new_instrument: ({ history }) => hasBought(history) && !history.hasUsedInstrument,
  first_from_merchant: ({ history }) => history.seller.firstBoughtAt === undefined,
};

const ANOMALIES = Object.keys(DETECTORS) as readonly RiskReason[];

/** In the order of {@link ANOMALIES}. */
export function findAnomalies(facts: RiskFacts, policy: RiskPolicy): readonly RiskReason[] {
  return ANOMALIES.filter((reason) => DETECTORS[reason]?.(facts, policy));
}

/** Every code that counts for an order. */
export function codesOf({ lines }: RiskOrder): readonly string[] {
  return lines.map(({ merchantCategoryCode }) => merchantCategoryCode);
}

function hasBought({ recent, isPastLost }: RiskFacts['history']): boolean {
  return recent.length > 0 || isPastLost === true;
}

/** Told, and no anomaly: its severity, which is never low, counts it already. */
export function hasUnknownCategory({ order }: RiskFacts): boolean {
  return codesOf(order).some((code) => categoryOfCode(code) === undefined);
}

/** The assistant named a category that none of the goods is in, or one that is milder than the worst of them. */
function doesClaimDiffer({ order }: RiskFacts, policy: RiskPolicy): boolean {
  const { claimedCategory } = order;
  if (claimedCategory === undefined) return false;
  const claimed = RISK_CATEGORIES.find((category) => category === claimedCategory);
  const codes = codesOf(order);
  if (!claimed || !codes.some((code) => categoryOfCode(code) === claimed)) return true;
  const rank = RISK_SEVERITIES.indexOf(policy.categories[claimed]);
  return codes.some((code) => RISK_SEVERITIES.indexOf(severityOfCode(code, policy)) > rank);
}

/** Far above the median of the customer's last orders, and above the largest of them too. */
function isUnusualAmount({ order, history }: RiskFacts, policy: RiskPolicy): boolean {
  const { leastOrders, aboveMedian, aboveLargest } = policy.unusualAmount;
  const amounts = history.recent
    .map((past) => inReference(past, policy))
    .sort((one, other) => one - other);
  const largest = amounts.at(-1);
  const median = amounts[Math.floor(amounts.length / 2)];
  if (amounts.length < leastOrders || largest === undefined || median === undefined) return false;
  const amount = inReference(order, policy) * 1000;
  return !(amount <= median * aboveMedian) && !(amount <= largest * aboveLargest);
}

/** Too many proposals at once, or more orders in a day than the customer's own pace explains. Counted over all clients and sessions. */
function isUnusualFrequency({ history, nowEpochMs }: RiskFacts, policy: RiskPolicy): boolean {
  const { proposalsInTenMinutes, leastInDay, mostInDay, leastOrders, aboveOwn } = policy.frequency;
  if (!(history.proposalsInTenMinutes < proposalsInTenMinutes)) return true;
  const times = history.recent.map(({ at }) => at);
  const inDay = times.filter((at) => at > nowEpochMs - DAY_MS).length + 1;
  if (inDay < leastInDay) return false;
  if (inDay >= Math.min(mostInDay, RECENT_ORDERS_READ)) return true;
  const older = times.filter((at) => at <= nowEpochMs - DAY_MS);
  if (older.length < leastOrders) return false;
  const spanMs = nowEpochMs - DAY_MS - Math.min(...older);
  return inDay * spanMs * 1000 > older.length * DAY_MS * aboveOwn;
}

/**
 * At an hour of the day at which, two hours more or less, nothing was bought before. Hours of UTC on both sides: a customer's zone moves
 * all of them alike, and the change of the clocks is less than two hours.
 */
function isUnusualHour({ history, nowEpochMs }: RiskFacts, policy: RiskPolicy): boolean {
  const { leastOrders, withinMs } = policy.unusualHour;
  if (history.recent.length < leastOrders) return false;
  return !history.recent.some(({ at }) => {
    const apart = Math.abs((nowEpochMs % DAY_MS) - (at % DAY_MS));
    return Math.min(apart, DAY_MS - apart) <= withinMs;
  });
}
