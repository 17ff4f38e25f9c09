/** The day that is promised for delivery: "Thu Dec 3". */
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_UNDER_WAY = 3;
/** Longer than an order can wait (15 minutes), so that a promise does not turn at midnight while a customer decides. */
const KEPT_MS = 20 * 60 * 1000;
const BASKETS_AT_MOST = 1000;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** The promise of a basket: kept for a while once it was given, because it is part of what the customer agrees to. */
export function createDeliveryPromise(nowEpochMs: () => number): (basket: string) => string {
  const given = new Map<string, { readonly promise: string; readonly until: number }>();
  return (basket) => {
    const now = nowEpochMs();
    const known = given.get(basket);
    if (known !== undefined && now < known.until) return known.promise;
    const promise = deliveryDay(now);
    given.delete(basket);
    given.set(basket, { promise, until: now + KEPT_MS });
    const [oldest] = given.keys();
    if (given.size > BASKETS_AT_MOST && oldest !== undefined) given.delete(oldest);
    return promise;
  };
}

/** Three days from today (UTC), and not a Sunday. */
export function deliveryDay(epochMs: number): string {
  const third = new Date(epochMs + DAYS_UNDER_WAY * DAY_MS);
  const day = third.getUTCDay() === 0 ? new Date(third.getTime() + DAY_MS) : third;
  const weekday = WEEKDAYS[day.getUTCDay()] ?? '';
  const month = MONTHS[day.getUTCMonth()] ?? '';
  return `${weekday} ${month} ${String(day.getUTCDate())}`;
}
